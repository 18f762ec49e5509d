-- An import searches the trash for what a row without a known id may describe.
CREATE INDEX business_in_trash_by_name ON business (name_key, city_id) WHERE deleted_at IS NOT NULL;
