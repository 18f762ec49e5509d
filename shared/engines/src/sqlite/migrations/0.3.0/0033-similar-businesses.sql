-- What imports search for businesses that their rows may describe.
CREATE INDEX business_by_website ON business (lower(substr(website, instr(website, '//') + 2, 48)))
  WHERE deleted_at IS NULL AND website IS NOT NULL;
CREATE INDEX business_by_map_cell_without_place_id ON business (map_cell)
  WHERE deleted_at IS NULL AND place_id IS NULL AND map_cell IS NOT NULL;
