CREATE TABLE mapping_profile (
  signature TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  headers TEXT NOT NULL,
  column_choices TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  updated_by TEXT NOT NULL
) WITHOUT ROWID;
