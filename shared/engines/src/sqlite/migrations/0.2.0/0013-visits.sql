-- Where sessions were opened, and visits per subject and day.
ALTER TABLE session ADD COLUMN address TEXT;
ALTER TABLE session ADD COLUMN user_agent TEXT;

CREATE TABLE visit_count (
  kind TEXT NOT NULL,
  day TEXT NOT NULL,
  subject TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, day, subject)
) WITHOUT ROWID;
