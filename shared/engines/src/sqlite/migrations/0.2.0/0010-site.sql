-- Versioned site settings, and visitors' messages.
CREATE TABLE site_settings (
  version INTEGER PRIMARY KEY,
  head_tags TEXT NOT NULL,
  footer_tags TEXT NOT NULL,
  analytics_code TEXT NOT NULL,
  facebook_pixel TEXT NOT NULL,
  is_enabled INTEGER NOT NULL,
  saved_at INTEGER NOT NULL,
  saved_by TEXT NOT NULL
);

CREATE TABLE inbox (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  is_suspect INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  changed_at INTEGER,
  changed_by TEXT,
  mail TEXT NOT NULL,
  mail_attempts INTEGER NOT NULL,
  content TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX inbox_by_time ON inbox (received_at, id);
CREATE INDEX inbox_by_state ON inbox (is_suspect, state, received_at, id);
CREATE INDEX inbox_to_mail ON inbox (received_at, id) WHERE mail = 'waiting';
