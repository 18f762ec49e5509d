-- What each source lists, and no longer lists.
CREATE TABLE source_listing (
  source_id TEXT NOT NULL,
  business_id TEXT NOT NULL,
  seen_job_id TEXT NOT NULL,
  state TEXT NOT NULL,
  missed_runs INTEGER NOT NULL,
  missed_job_id TEXT,
  former_status TEXT,
  PRIMARY KEY (source_id, business_id)
) WITHOUT ROWID;
CREATE INDEX source_listing_unlisted ON source_listing (source_id, state) WHERE state <> 'listed';
CREATE INDEX source_listing_by_business ON source_listing (business_id);
