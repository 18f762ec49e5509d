-- Addresses that are imported by a schedule, and the imports that come from them.
CREATE TABLE import_source (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  content TEXT NOT NULL
) WITHOUT ROWID;
ALTER TABLE import_job ADD COLUMN source_id TEXT;
