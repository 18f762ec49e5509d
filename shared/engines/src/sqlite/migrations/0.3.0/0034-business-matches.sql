-- Pairs of businesses that may be one.
CREATE TABLE business_match (
  id TEXT PRIMARY KEY,
  state TEXT NOT NULL,
  new_key TEXT NOT NULL,
  known_key TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  decided_at INTEGER,
  content TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX business_match_open ON business_match (asked_at, id) WHERE state = 'open';
CREATE INDEX business_match_decided ON business_match (decided_at) WHERE state <> 'open';
