-- The kinds that labels mean, and the categories of those kinds; null for a label without one.
ALTER TABLE business ADD COLUMN category_slug TEXT;
ALTER TABLE business ADD COLUMN kinds TEXT;
ALTER TABLE category ADD COLUMN kind_key TEXT;
ALTER TABLE category ADD COLUMN parent_slug TEXT;
CREATE INDEX category_by_kind ON category (kind_key) WHERE kind_key IS NOT NULL;
CREATE INDEX category_by_parent ON category (parent_slug) WHERE parent_slug IS NOT NULL;
