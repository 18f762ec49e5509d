-- Finds the identity keys of a business. New businesses have the highest numbers, so an import only appends to it.
CREATE INDEX identity_key_by_business ON identity_key (business_n);
