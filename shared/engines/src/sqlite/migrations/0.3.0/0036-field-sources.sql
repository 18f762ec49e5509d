-- Who gave a business its values. Of imports without a signature, which came before, nobody knows what they gave.
ALTER TABLE business ADD COLUMN field_sources TEXT;
ALTER TABLE import_job ADD COLUMN header_signature TEXT;
ALTER TABLE directory_settings ADD COLUMN source_order TEXT;
