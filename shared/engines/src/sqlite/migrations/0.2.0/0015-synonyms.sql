-- The administrator's synonyms.
CREATE TABLE synonym (
  id TEXT PRIMARY KEY,
  term TEXT NOT NULL,
  meaning TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL
) WITHOUT ROWID;
