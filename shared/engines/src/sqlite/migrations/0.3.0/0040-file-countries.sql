-- The country of rows that name none, where it was chosen.
ALTER TABLE import_job ADD COLUMN file_country TEXT;
ALTER TABLE mapping_profile ADD COLUMN file_country TEXT;
