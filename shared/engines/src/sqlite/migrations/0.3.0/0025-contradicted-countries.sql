-- Businesses that contradict their country, for the admin area's list. `contradicts_country` is defined by `defineMigrationFunctions`.
ALTER TABLE business ADD COLUMN is_contradicted INTEGER NOT NULL DEFAULT 0;
UPDATE business SET is_contradicted = 1
  WHERE country_code IS NOT NULL AND contradicts_country(country_code, time_zone, phone_e164, latitude, longitude) = 1;
CREATE INDEX business_contradicted ON business (n) WHERE deleted_at IS NULL AND is_contradicted = 1;
