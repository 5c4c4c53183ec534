//! Files and directories: the only room that names them.
