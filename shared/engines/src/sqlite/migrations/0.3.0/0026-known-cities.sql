-- The known city and region of a business; null if the knowledge base has none.
ALTER TABLE business ADD COLUMN geonames_id INTEGER;
ALTER TABLE business ADD COLUMN city_slug TEXT;
ALTER TABLE business ADD COLUMN city_name TEXT;
ALTER TABLE business ADD COLUMN region_code TEXT;
