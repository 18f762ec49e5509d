-- Equally popular businesses are listed in the order of their numbers, which every index has: ids took half of the space of these indexes.
DROP INDEX business_by_rank;
DROP INDEX business_by_category;
DROP INDEX business_by_country;
DROP INDEX business_by_country_category;
DROP INDEX business_by_city;
DROP INDEX business_by_city_category;
CREATE INDEX business_by_rank ON business (popularity DESC) WHERE is_listed = 1;
CREATE INDEX business_by_category ON business (category_id, popularity DESC) WHERE is_listed = 1;
CREATE INDEX business_by_country ON business (country_id, popularity DESC) WHERE is_listed = 1;
CREATE INDEX business_by_country_category ON business (country_id, category_id, popularity DESC) WHERE is_listed = 1;
CREATE INDEX business_by_city ON business (city_id, popularity DESC) WHERE is_listed = 1;
CREATE INDEX business_by_city_category ON business (city_id, category_id, popularity DESC) WHERE is_listed = 1;
