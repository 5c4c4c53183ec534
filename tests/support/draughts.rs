//! What the tests of draughts share.

use damero::draughts::{self, Rules};

/// The rule sets by the names of the command line, as the tables have them.
pub(crate) const RULES: [(&str, &Rules); 10] = [
    ("spanish", &draughts::SPANISH),
    ("spanish-official", &draughts::SPANISH_OFFICIAL),
    ("portuguese", &draughts::PORTUGUESE),
    ("english", &draughts::ENGLISH),
    ("italian", &draughts::ITALIAN),
    ("pool", &draughts::POOL),
    ("russian", &draughts::RUSSIAN),
    ("brazilian", &draughts::BRAZILIAN),
    ("czech", &draughts::CZECH),
    ("international", &draughts::INTERNATIONAL),
];

/// The rule set called `name`.
pub(crate) fn rules(name: &str) -> &'static Rules {
    let found = RULES.iter().find(|(known, _)| *known == name);
    let (_, rules) = found.unwrap_or_else(|| panic!("no rule set is called {name}"));
    rules
}

/// The fields of each row of a table, without its header.
pub(crate) fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table.lines().skip(1).map(|line| line.split('\t').collect())
}
