CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  username TEXT NOT NULL,
  credential_version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX session_by_expiry ON session (expires_at);

CREATE TABLE credential (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  username TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  version INTEGER NOT NULL
);

CREATE TABLE rate_limit (key TEXT PRIMARY KEY, count INTEGER NOT NULL, resets_at INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX rate_limit_by_reset ON rate_limit (resets_at);

CREATE TABLE audit (
  n INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT,
  details TEXT
);
CREATE TRIGGER audit_is_never_changed BEFORE UPDATE ON audit
BEGIN
  SELECT RAISE(ABORT, 'the audit log is append-only');
END;
CREATE TRIGGER audit_is_never_shortened BEFORE DELETE ON audit
BEGIN
  SELECT RAISE(ABORT, 'the audit log is append-only');
END;
