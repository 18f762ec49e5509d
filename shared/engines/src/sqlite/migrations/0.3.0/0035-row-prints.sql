-- What imports did with rows.
CREATE TABLE row_print (
  n INTEGER PRIMARY KEY,
  salt TEXT NOT NULL,
  lineage TEXT NOT NULL,
  job_id TEXT NOT NULL,
  page INTEGER NOT NULL,
  content BLOB NOT NULL,
  UNIQUE (job_id, page)
);
CREATE INDEX row_print_by_salt ON row_print (salt);
