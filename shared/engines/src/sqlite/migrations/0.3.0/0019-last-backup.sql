-- One row, once the directory has been backed up; in milliseconds.
CREATE TABLE last_backup (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL);
