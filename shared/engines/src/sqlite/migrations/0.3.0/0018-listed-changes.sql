-- Where listed businesses changed since the last sitemaps, by block of numbers.
CREATE TABLE listed_change (block INTEGER PRIMARY KEY, changes INTEGER NOT NULL);
