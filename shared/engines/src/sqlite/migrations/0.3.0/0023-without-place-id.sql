-- Rows with a place id can only join businesses without one: if there are none, imports need not look.
CREATE INDEX business_without_place_id ON business (created_at)
    WHERE deleted_at IS NULL AND place_id IS NULL;
