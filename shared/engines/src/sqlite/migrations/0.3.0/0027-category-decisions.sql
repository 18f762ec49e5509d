-- Administrators' decisions about labels and categories.
CREATE TABLE category_decision (
  id INTEGER PRIMARY KEY,
  action TEXT NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  kind_key TEXT,
  target_name TEXT,
  undoes INTEGER,
  decided_at INTEGER NOT NULL,
  decided_by TEXT NOT NULL
);
