-- Slugs of purged businesses, whose pages keep answering 410.
CREATE TABLE gone_slug (slug TEXT PRIMARY KEY) WITHOUT ROWID;
