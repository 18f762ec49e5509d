-- Counts per category, country and city. 0 means "none" in every id. Rating sums are in whole thousandths, so that adding and subtracting
-- is exact. Only listed businesses count.
CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  words TEXT NOT NULL,
  letter TEXT NOT NULL,
  business_count INTEGER NOT NULL DEFAULT 0,
  rated_count INTEGER NOT NULL DEFAULT 0,
  rating_sum_milli INTEGER NOT NULL DEFAULT 0,
  review_count INTEGER NOT NULL DEFAULT 0,
  country_count INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX category_by_size ON category (business_count DESC, name) WHERE business_count > 0;
CREATE INDEX category_by_letter ON category (letter, business_count DESC, name) WHERE business_count > 0;

CREATE TABLE category_alias (
  slug TEXT NOT NULL,
  category_id INTEGER NOT NULL,
  business_count INTEGER NOT NULL,
  PRIMARY KEY (slug, category_id)
) WITHOUT ROWID;

CREATE TABLE country (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  words TEXT NOT NULL,
  business_count INTEGER NOT NULL DEFAULT 0,
  city_count INTEGER NOT NULL DEFAULT 0,
  category_count INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE city (
  id INTEGER PRIMARY KEY,
  country_id INTEGER NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  words TEXT NOT NULL,
  letter TEXT NOT NULL,
  business_count INTEGER NOT NULL DEFAULT 0,
  category_count INTEGER NOT NULL DEFAULT 0,
  UNIQUE (country_id, slug)
);
CREATE INDEX city_by_size ON city (business_count DESC, name) WHERE business_count > 0;
CREATE INDEX city_by_letter ON city (letter, business_count DESC, name) WHERE business_count > 0;
CREATE INDEX city_by_country ON city (country_id, business_count DESC, name) WHERE business_count > 0;
CREATE INDEX city_by_slug ON city (slug, business_count DESC) WHERE business_count > 0;
CREATE TABLE city_word (word TEXT NOT NULL, city_id INTEGER NOT NULL, PRIMARY KEY (word, city_id)) WITHOUT ROWID;

CREATE TABLE rollup (
  country_id INTEGER NOT NULL,
  city_id INTEGER NOT NULL,
  category_id INTEGER NOT NULL,
  business_count INTEGER NOT NULL,
  rated_count INTEGER NOT NULL,
  rating_sum_milli INTEGER NOT NULL,
  review_count INTEGER NOT NULL,
  PRIMARY KEY (country_id, city_id, category_id)
) WITHOUT ROWID;
CREATE TABLE rollup_country_category (
  country_id INTEGER NOT NULL,
  category_id INTEGER NOT NULL,
  business_count INTEGER NOT NULL,
  PRIMARY KEY (country_id, category_id)
) WITHOUT ROWID;
CREATE INDEX rollup_by_category ON rollup_country_category (category_id, business_count DESC);
CREATE INDEX rollup_by_country ON rollup_country_category (country_id, business_count DESC);

CREATE TABLE directory_totals (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  stored INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  countries INTEGER NOT NULL,
  cities INTEGER NOT NULL,
  categories INTEGER NOT NULL
);
INSERT INTO directory_totals VALUES (1, 0, 0, 0, 0, 0);

CREATE TABLE dataset_version (id INTEGER PRIMARY KEY CHECK (id = 1), version INTEGER NOT NULL);
INSERT INTO dataset_version VALUES (1, 1);
