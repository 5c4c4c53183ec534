//! The texts of both languages say the same things.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The names of a language's messages.
fn messages(language: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("assets/i18n")
        .join(language);
    let mut names = BTreeSet::new();
    for file in fs::read_dir(folder).expect("the texts") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
        for (name, _) in text.lines().filter_map(|line| line.split_once(" =")) {
            if name.starts_with(|c: char| c.is_ascii_lowercase()) {
                assert!(
                    names.insert(name.to_owned()),
                    "{language}: {name} is there twice"
                );
            }
        }
    }
    names
}

#[test]
fn both_languages_have_the_same_messages() {
    assert_eq!(messages("en"), messages("es"));
}

#[test]
fn every_message_is_asked_for_somewhere() {
    fn sources(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).expect("the sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                sources(&path, text);
            } else {
                text.push_str(&fs::read_to_string(path).expect("a source"));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut text = String::new();
    sources(&root.join("src/ui"), &mut text);
    let mut texts = String::new();
    sources(&root.join("assets/i18n"), &mut texts);
    let unused: Vec<String> = messages("en")
        .into_iter()
        .filter(|name| {
            let asked = text.contains(&format!("\"{name}\""));
            let included = texts.contains(&format!("{{ {name} }}"));
            !asked && !included
        })
        .collect();
    assert!(unused.is_empty(), "never asked for: {unused:?}");
}
