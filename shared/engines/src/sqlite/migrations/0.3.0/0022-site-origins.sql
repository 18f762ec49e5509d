-- JSON; null for earlier versions.
ALTER TABLE site_settings ADD COLUMN origins TEXT;
