//! Chess move counts against published ones.

use damero::chess::perft;
use damero::notation::fen;

#[test]
fn every_published_count_is_met() {
    let rows = include_str!("data/chess_perft.tsv").lines().skip(1);
    for row in rows {
        let [text, depth, nodes] = row.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let position = fen::read(text).unwrap();
        let counted = perft(&position, depth.parse().unwrap());
        assert_eq!(counted, nodes.parse().unwrap(), "{row}");
    }
}
