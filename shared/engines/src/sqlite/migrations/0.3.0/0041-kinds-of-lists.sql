-- The kind of rows that name none: as it was chosen, and as a file's names told it.
ALTER TABLE import_job ADD COLUMN business_kind TEXT;
ALTER TABLE import_job ADD COLUMN listed_kinds TEXT;
ALTER TABLE mapping_profile ADD COLUMN business_kind TEXT;
