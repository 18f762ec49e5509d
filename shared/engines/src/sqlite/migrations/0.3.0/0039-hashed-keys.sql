-- Each key is stored once and found by a short hash: as texts they filled the two largest trees that every new row changes.
CREATE TABLE hashed_key (business_n INTEGER NOT NULL, hash INTEGER NOT NULL, key TEXT NOT NULL);
INSERT INTO hashed_key (business_n, hash, key)
  SELECT business_n, key_hash(key), key FROM identity_key ORDER BY business_n, key;
DROP TABLE identity_key;
ALTER TABLE hashed_key RENAME TO identity_key;
CREATE INDEX identity_key_by_hash ON identity_key (hash);
CREATE INDEX identity_key_by_business ON identity_key (business_n);
