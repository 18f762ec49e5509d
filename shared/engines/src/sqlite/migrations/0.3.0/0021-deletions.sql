-- See `DeletionKind`; null for a plain deletion.
ALTER TABLE business ADD COLUMN deletion_kind TEXT;
ALTER TABLE import_job ADD COLUMN restores_deleted INTEGER NOT NULL DEFAULT 0;
