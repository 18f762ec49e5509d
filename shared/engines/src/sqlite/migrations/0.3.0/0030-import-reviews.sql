-- Imports that wait for a decision, header lines that were chosen, and from when on imports wait.
ALTER TABLE import_job ADD COLUMN header_row INTEGER;
ALTER TABLE import_job ADD COLUMN review TEXT;
ALTER TABLE import_job ADD COLUMN publishes TEXT;
ALTER TABLE mapping_profile ADD COLUMN is_trusted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE directory_settings ADD COLUMN review TEXT;
