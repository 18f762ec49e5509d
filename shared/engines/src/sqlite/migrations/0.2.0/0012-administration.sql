-- Indexes for the admin area's lists. The widest contains nothing that an import rewrites with every row; the partial ones contain only
-- businesses that lack something.
CREATE INDEX business_by_any_name
  ON business (name_key, city_id, n, is_approved, category_id, country_id, created_at) WHERE deleted_at IS NULL;
CREATE INDEX business_by_rating ON business (rating) WHERE deleted_at IS NULL;
CREATE INDEX business_by_reviews ON business (reviews) WHERE deleted_at IS NULL;
CREATE INDEX business_by_creation ON business (created_at) WHERE deleted_at IS NULL;
CREATE INDEX business_by_import ON business (source_import) WHERE deleted_at IS NULL AND source_import IS NOT NULL;
CREATE INDEX business_pending ON business (n) WHERE deleted_at IS NULL AND is_approved = 0;
CREATE INDEX business_without_hours ON business (n) WHERE deleted_at IS NULL AND hours IS NULL;
CREATE INDEX business_without_coordinates ON business (n) WHERE deleted_at IS NULL AND latitude IS NULL;
CREATE INDEX business_without_photo ON business (n) WHERE deleted_at IS NULL AND photo IS NULL;
CREATE INDEX business_in_trash ON business (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX slug_redirect_by_business ON slug_redirect (business_n);

CREATE INDEX audit_by_action ON audit (action, n);
CREATE INDEX audit_by_subject ON audit (subject, n) WHERE subject IS NOT NULL;

CREATE TABLE directory_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  is_approved_by_default INTEGER NOT NULL
);

CREATE TABLE cleanup_job (
  n INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  of_job TEXT,
  checkpoint TEXT NOT NULL,
  processed_count INTEGER NOT NULL,
  changed_count INTEGER NOT NULL,
  started_by TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  ended_at INTEGER
);
