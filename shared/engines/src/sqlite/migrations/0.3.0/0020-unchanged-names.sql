-- Names of businesses that an import left unchanged, for its report.
ALTER TABLE import_job ADD COLUMN unchanged_names TEXT NOT NULL DEFAULT '[]';
