//! The program's own source files, taken apart into code and texts.

use std::fs;
use std::path::{Path, PathBuf};

/// Calls whose text is for whoever repairs the program, not for a player.
const FOR_PROGRAMMERS: &[&str] = &[
    "expect",
    "panic!",
    "unreachable!",
    "assert!",
    "assert_eq!",
    "assert_ne!",
    "debug_assert!",
    "debug_assert_eq!",
    "debug_assert_ne!",
];

/// A source file, taken apart.
pub(crate) struct File {
    /// From the package's root.
    pub(crate) path: String,
    /// The modules that lead to it from the crate's root.
    module: Vec<String>,
    /// The code alone: comments and the insides of texts are blank, unit tests are cut off.
    code: String,
    /// The texts that players might read.
    pub(crate) texts: Vec<Text>,
}

/// A string literal.
pub(crate) struct Text {
    pub(crate) line: usize,
    pub(crate) content: String,
}

impl File {
    /// `path` is relative to `src`.
    pub(crate) fn new(path: &str, source: &str) -> Self {
        let module = path
            .strip_suffix(".rs")
            .unwrap()
            .split('/')
            .map(str::to_owned)
            .collect();
        let shipped = source
            .find("#[cfg(test)]\nmod tests")
            .unwrap_or(source.len());
        let (code, texts) = take_apart(&source[..shipped]);
        Self {
            path: format!("src/{path}"),
            module,
            code,
            texts,
        }
    }

    pub(crate) fn room(&self) -> &str {
        &self.module[0]
    }

    /// Whether this file is one of `modules`, or within one.
    pub(crate) fn is_in(&self, modules: &[&str]) -> bool {
        let own = self.module.join("::");
        modules.iter().any(|module| {
            own.strip_prefix(module)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
        })
    }

    pub(crate) fn line(&self, at: usize) -> usize {
        1 + self.code[..at].matches('\n').count()
    }

    /// Every place where the code has `name`, not as a part of a longer name.
    pub(crate) fn places<'a>(&'a self, name: &'a str) -> impl Iterator<Item = usize> + 'a {
        self.code
            .match_indices(name)
            .map(|(at, _)| at)
            .filter(move |&at| {
                let part = |character: Option<char>| {
                    character.is_some_and(|c| c.is_alphanumeric() || c == '_')
                };
                let ends_open = name.ends_with(':');
                !part(self.code[..at].chars().next_back())
                    && (ends_open || !part(self.code[at + name.len()..].chars().next()))
            })
    }

    /// The rooms that the code names, and where.
    pub(crate) fn uses(&self) -> Vec<(usize, String)> {
        let from_root = self.places("crate::").map(|at| (at, at + "crate::".len()));
        let chain = "super::".repeat(self.module.len());
        let climbing: Vec<_> = self
            .code
            .match_indices(&chain)
            .map(|(at, _)| (at, at + chain.len()))
            .collect();
        from_root
            .chain(climbing)
            .flat_map(|(at, after)| {
                first_names(&self.code[after..])
                    .into_iter()
                    .map(move |name| (at, name))
            })
            .collect()
    }
}

/// Every source file of the program.
pub(crate) fn files() -> Vec<File> {
    let mut files = Vec::new();
    let mut directories = vec![source()];
    while let Some(directory) = directories.pop() {
        for entry in fs::read_dir(directory).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                directories.push(path);
            } else if path.extension() == Some("rs".as_ref()) {
                let name = path
                    .strip_prefix(source())
                    .unwrap()
                    .to_str()
                    .unwrap()
                    .to_owned();
                files.push(File::new(&name, &fs::read_to_string(&path).unwrap()));
            }
        }
    }
    assert!(files.len() > 10, "the source is not where it should be");
    files
}

pub(crate) fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The name that a path goes on with, or the first names of each path in `{…}`.
fn first_names(rest: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        text.trim_start()
            .chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect()
    };
    let Some(group) = rest.strip_prefix('{') else {
        return vec![name(rest)];
    };
    let mut names = vec![name(group)];
    let mut depth = 1;
    for (at, character) in group.char_indices() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => names.push(name(&group[at + 1..])),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    names
}

/// The code of a source without its comments and the insides of its texts, and the texts that aren't for programmers.
fn take_apart(source: &str) -> (String, Vec<Text>) {
    let mut code = String::new();
    let mut texts = Vec::new();
    // What stands before each bracket that is open.
    let mut open: Vec<String> = Vec::new();
    let mut rest = source;
    while let Some(character) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some((length, content)) = text(rest, &code) {
            let for_programmers = open.iter().any(|before| {
                before == "#" || before == "#!" || FOR_PROGRAMMERS.contains(&before.as_str())
            });
            if !for_programmers {
                let line = 1 + code.matches('\n').count();
                texts.push(Text {
                    line,
                    content: content.to_owned(),
                });
            }
            length
        } else if let Some(length) = character_literal(rest) {
            length
        } else {
            match character {
                '(' | '[' | '{' => open.push(word_before(&code)),
                ')' | ']' | '}' => drop(open.pop()),
                _ => {}
            }
            code.push(character);
            rest = &rest[character.len_utf8()..];
            continue;
        };
        // Blank, but on the same lines.
        code.extend(
            rest[..length]
                .chars()
                .map(|c| if c == '\n' { '\n' } else { ' ' }),
        );
        rest = &rest[length..];
    }
    (code, texts)
}

/// How long the string literal is that `rest` begins with, and what is in it.
fn text<'a>(rest: &'a str, code: &str) -> Option<(usize, &'a str)> {
    if code.ends_with(|c: char| c.is_alphanumeric() || c == '_') && !rest.starts_with('"') {
        return None;
    }
    if let Some(raw) = rest.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let inside = raw[hashes..].strip_prefix('"')?;
        let end = inside.find(&format!("\"{}", "#".repeat(hashes)))?;
        return Some((1 + hashes + 1 + end + 1 + hashes, &inside[..end]));
    }
    let inside = rest.strip_prefix('"')?;
    let mut escaped = false;
    let end = inside.find(|c: char| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    })?;
    Some((1 + end + 1, &inside[..end]))
}

/// How long the character literal is that `rest` begins with; a lifetime is none.
fn character_literal(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix('\'')?;
    let first = inside.chars().next()?;
    let end = if first == '\\' {
        2 + inside[2..].find('\'')?
    } else {
        first.len_utf8()
    };
    inside[end..].starts_with('\'').then_some(1 + end + 1)
}

/// The word, or the macro, or the `#` that code ends with.
fn word_before(code: &str) -> String {
    let start = code
        .char_indices()
        .rev()
        .take_while(|(_, c)| c.is_alphanumeric() || "_!#".contains(*c))
        .last()
        .map_or(code.len(), |(at, _)| at);
    code[start..].to_owned()
}
