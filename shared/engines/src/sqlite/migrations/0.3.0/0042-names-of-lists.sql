-- The name of rows that name none: as it was chosen, and as a file's names suggested it.
ALTER TABLE import_job ADD COLUMN business_name TEXT;
ALTER TABLE import_job ADD COLUMN listed_names TEXT;
ALTER TABLE mapping_profile ADD COLUMN business_name TEXT;
