-- `undo` is JSON: the request to undo an import, and its progress.
ALTER TABLE import_job ADD COLUMN is_dry_run INTEGER NOT NULL DEFAULT 0;
ALTER TABLE import_job ADD COLUMN column_choices TEXT;
ALTER TABLE import_job ADD COLUMN notes TEXT NOT NULL DEFAULT '[]';
ALTER TABLE import_job ADD COLUMN error_file_id TEXT;
ALTER TABLE import_job ADD COLUMN preview_file_id TEXT;
ALTER TABLE import_job ADD COLUMN undo TEXT;
CREATE INDEX import_job_by_content ON import_job (file_sha256, n);
