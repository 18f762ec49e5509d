-- Every listing index ends in its sort order, so that pages are read without sorting. Indexed columns are kept apart from content: an
-- update of content touches one row and no index.
CREATE TABLE business (
  n INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  is_listed INTEGER NOT NULL,
  popularity INTEGER NOT NULL,
  category_id INTEGER NOT NULL,
  country_id INTEGER NOT NULL,
  city_id INTEGER NOT NULL,
  name_key TEXT NOT NULL,
  is_approved INTEGER NOT NULL,
  locked_fields TEXT,
  revision INTEGER NOT NULL,
  source_import TEXT,
  source_row INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  name TEXT NOT NULL,
  type TEXT,
  category TEXT,
  subtypes TEXT,
  full_address TEXT,
  street TEXT,
  city TEXT,
  state TEXT,
  postal_code TEXT,
  country TEXT,
  country_code TEXT,
  phone TEXT,
  phone_e164 TEXT,
  website TEXT,
  url TEXT,
  latitude REAL,
  longitude REAL,
  time_zone TEXT,
  rating REAL,
  reviews INTEGER NOT NULL,
  reviews_link TEXT,
  photo TEXT,
  logo TEXT,
  located_in TEXT,
  verified INTEGER NOT NULL,
  place_id TEXT,
  status INTEGER NOT NULL,
  hours TEXT,
  working_hours TEXT,
  description TEXT,
  about TEXT
);
CREATE INDEX business_by_rank ON business (popularity DESC, id) WHERE is_listed = 1;
CREATE INDEX business_by_category ON business (category_id, popularity DESC, id) WHERE is_listed = 1;
CREATE INDEX business_by_country ON business (country_id, popularity DESC, id) WHERE is_listed = 1;
CREATE INDEX business_by_country_category ON business (country_id, category_id, popularity DESC, id)
  WHERE is_listed = 1;
CREATE INDEX business_by_city ON business (city_id, popularity DESC, id) WHERE is_listed = 1;
CREATE INDEX business_by_city_category ON business (city_id, category_id, popularity DESC, id) WHERE is_listed = 1;
CREATE INDEX business_by_name ON business (name_key) WHERE is_listed = 1;

CREATE TABLE identity_key (key TEXT PRIMARY KEY, business_n INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE slug_redirect (slug TEXT PRIMARY KEY, business_n INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE unindexed (mark INTEGER PRIMARY KEY, business_n INTEGER NOT NULL UNIQUE);
