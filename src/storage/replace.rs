//! Writing a file so that it is there whole, as it was or as it shall be, whatever happens meanwhile.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Puts `content` into the file at `path`, in place of what was there; makes its directory if need be.
///
/// It is written beside the file, brought to the disk, and given the file's name. A link is followed, not replaced.
pub(super) fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let directory = path.parent().ok_or(io::ErrorKind::NotADirectory)?;
    fs::create_dir_all(directory)?;
    let mut beside = path.clone().into_os_string();
    beside.push(".new");
    let written = write(&beside, content).and_then(|()| {
        if let Ok(old) = fs::metadata(&path) {
            fs::set_permissions(&beside, old.permissions())?;
        }
        fs::rename(&beside, &path)
    });
    if written.is_err() {
        // What is half written is of no use; if it can't be removed either, it is in nobody's way.
        let _ = fs::remove_file(&beside);
        return written;
    }
    // The new name, too, has to reach the disk; not every system can be asked for that.
    let _ = File::open(directory).and_then(|directory| directory.sync_all());
    Ok(())
}

fn write(path: impl AsRef<Path>, content: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(content)?;
    file.sync_all()
}
