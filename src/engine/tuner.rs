//! The fitting of an evaluation to how games end: logistic regression over positions of games played for the purpose.

mod practice;

pub use practice::practise;

use super::Playable;
use crate::board::Side;

/// A game whose evaluation is, but for a rest that is left alone, a sum of amounts times weights.
pub trait Weighted: Playable {
    /// The weights by which positions like this are judged.
    fn weights(&self) -> Vec<Weight>;
    /// What this position has of each weight, for the side to move, in any order; an index may come again.
    ///
    /// A weight that counts the more, the more pieces are left, has its share of that in the amount.
    fn features(&self) -> Vec<Feature>;
}

/// A number of an evaluation that can be fitted.
#[derive(Clone, Debug, PartialEq)]
pub struct Weight {
    /// What it counts.
    pub name: String,
    /// What it is worth, in hundredths of a pawn or man.
    pub value: f64,
}

/// What a position has of a weight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Feature {
    /// The weight, by its place in [`Weighted::weights`].
    pub index: u16,
    /// How often it counts for the side to move, less how often for the other.
    pub amount: f32,
}

/// A position, as far as the tuner needs to know it, and how its game ended. White's advantage is positive.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    features: Box<[Feature]>,
    /// What the evaluation says beyond the weights.
    rest: f64,
    /// 1 if White won, 0 if Black did, else a half.
    result: f64,
}

impl Sample {
    /// What `position` has, with `weights` as they are in the evaluation, in a game that ended in `result` for White.
    pub fn new<G: Weighted>(position: &G, weights: &[Weight], result: f64) -> Self {
        let sign = match position.side() {
            Side::White => 1.0,
            Side::Black => -1.0,
        };
        let mut features = position.features();
        features.sort_by_key(|feature| feature.index);
        features.dedup_by(|next, sum| {
            let is_same = next.index == sum.index;
            if is_same {
                sum.amount += next.amount;
            }
            is_same
        });
        features.retain(|feature| feature.amount != 0.0);
        let weighed = |feature: &Feature| {
            weights[usize::from(feature.index)].value * f64::from(feature.amount)
        };
        let weighed: f64 = features.iter().map(weighed).sum();
        let points = position.evaluate(&mut G::Notes::default());
        let rest = f64::from(points) - weighed;
        for feature in &mut features {
            feature.amount *= sign;
        }
        Self {
            features: features.into(),
            rest: rest * f64::from(sign),
            result,
        }
    }

    fn points(&self, values: &[f64]) -> f64 {
        let weighed =
            |feature: &Feature| values[usize::from(feature.index)] * f64::from(feature.amount);
        self.rest + self.features.iter().map(weighed).sum::<f64>()
    }
}

/// Weights that are being fitted to samples.
#[derive(Clone, Debug)]
pub struct Tuner {
    weights: Vec<Weight>,
    samples: Vec<Sample>,
    /// Samples that nothing is fitted to.
    held_back: Vec<Sample>,
    /// By how much a point changes the logarithm of the odds of winning.
    scale: f64,
}

impl Tuner {
    /// The first step of a weight, in points.
    const STEP: f64 = 0.5;
    /// How fast the mean gradient forgets, and the mean of its square.
    const MOMENTUM: f64 = 0.9;
    const SQUARE_MOMENTUM: f64 = 0.999;
    /// How strongly weights are held to where they began.
    const HOLD: f64 = 1e-8;

    /// Weights, positions to fit them to, and others to see by how well they fit.
    pub fn new(weights: Vec<Weight>, samples: Vec<Sample>, held_back: Vec<Sample>) -> Self {
        let mut tuner = Self {
            weights,
            samples,
            held_back,
            scale: 0.0,
        };
        tuner.fit_scale();
        tuner
    }

    /// The weights as they are now.
    pub fn weights(&self) -> &[Weight] {
        &self.weights
    }

    /// How many points make the odds of winning e times as good.
    pub fn scale(&self) -> f64 {
        1.0 / self.scale
    }

    /// The mean error over the samples held back: 0 if every result was foretold, 0.69 for saying nothing.
    pub fn error(&self) -> f64 {
        error(&self.held_back, &self.values(), self.scale)
    }

    /// Goes on fitting for so many rounds, each over all samples. The first weight is the unit: it keeps its value.
    pub fn fit(&mut self, rounds: u32) {
        let begun = self.values();
        let mut values = begun.clone();
        let mut mean = vec![0.0; values.len()];
        let mut square = vec![0.0; values.len()];
        for round in 1..=rounds {
            let gradient = self.gradient(&values, &begun);
            // The steps become shorter towards the end.
            let step = Self::STEP * f64::from(rounds - round + 1) / f64::from(rounds);
            let round = round.cast_signed();
            for (index, slope) in gradient.into_iter().enumerate() {
                mean[index] += (1.0 - Self::MOMENTUM) * (slope - mean[index]);
                square[index] += (1.0 - Self::SQUARE_MOMENTUM) * (slope * slope - square[index]);
                let direction = mean[index] / (1.0 - Self::MOMENTUM.powi(round));
                let spread = square[index] / (1.0 - Self::SQUARE_MOMENTUM.powi(round));
                values[index] -= step * direction / (spread.sqrt() + 1e-12);
            }
        }
        let unit = if values[0] > 0.0 {
            begun[0] / values[0]
        } else {
            1.0
        };
        self.scale /= unit;
        for (weight, value) in self.weights.iter_mut().zip(values) {
            weight.value = value * unit;
        }
        for sample in self.samples.iter_mut().chain(&mut self.held_back) {
            sample.rest *= unit;
        }
    }

    fn values(&self) -> Vec<f64> {
        self.weights.iter().map(|weight| weight.value).collect()
    }

    /// The slope of the mean error by each value.
    fn gradient(&self, values: &[f64], begun: &[f64]) -> Vec<f64> {
        let mut gradient = vec![0.0; values.len()];
        for sample in &self.samples {
            let expected = chance(sample.points(values) * self.scale);
            let off = expected - sample.result;
            for feature in &sample.features {
                gradient[usize::from(feature.index)] += off * f64::from(feature.amount);
            }
        }
        let share = self.scale / count(&self.samples);
        for (index, slope) in gradient.iter_mut().enumerate() {
            *slope = *slope * share + Self::HOLD * (values[index] - begun[index]);
        }
        gradient
    }

    /// Finds the scale by which the weights as they are foretell results best.
    fn fit_scale(&mut self) {
        let values = self.values();
        let (mut low, mut high) = (1e-4, 0.1);
        for _ in 0..40 {
            let third = (high - low) / 3.0;
            let [left, right] =
                [low + third, high - third].map(|scale| error(&self.samples, &values, scale));
            if left < right {
                high -= third;
            } else {
                low += third;
            }
        }
        self.scale = f64::midpoint(low, high);
    }
}

/// How many there are; one if there is none.
fn count(samples: &[Sample]) -> f64 {
    u32::try_from(samples.len().max(1)).map_or(f64::MAX, f64::from)
}

/// The chance of winning, by the logarithm of its odds.
fn chance(logarithm: f64) -> f64 {
    1.0 / (1.0 + (-logarithm).exp())
}

/// The mean surprise at the results.
fn error(samples: &[Sample], values: &[f64], scale: f64) -> f64 {
    let surprise = |sample: &Sample| {
        let logarithm = sample.points(values) * scale;
        let result = sample.result;
        // The logarithms of both chances, without dividing by them.
        result * (-logarithm).exp().ln_1p() + (1.0 - result) * logarithm.exp().ln_1p()
    };
    samples.iter().map(surprise).sum::<f64>() / count(samples)
}
