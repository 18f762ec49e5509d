-- Businesses on the map grid (`domain/map-grid.ts`): each one's cell at the finest level, and counts at the levels of wide maps. The
-- indexes cover all counting. `map_cell_of` is defined by `defineMigrationFunctions`.
ALTER TABLE business ADD COLUMN map_cell INTEGER;
UPDATE business SET map_cell = map_cell_of(latitude, longitude)
  WHERE latitude IS NOT NULL AND longitude IS NOT NULL;
CREATE INDEX business_by_map_cell ON business (map_cell, country_id, latitude, longitude)
  WHERE is_listed = 1 AND map_cell IS NOT NULL;
CREATE INDEX business_by_category_map_cell ON business (category_id, map_cell, country_id, latitude, longitude)
  WHERE is_listed = 1 AND map_cell IS NOT NULL;

CREATE TABLE map_cell (
  level INTEGER NOT NULL,
  cell INTEGER NOT NULL,
  country_id INTEGER NOT NULL,
  business_count INTEGER NOT NULL,
  lat_sum_micro INTEGER NOT NULL,
  lng_sum_micro INTEGER NOT NULL,
  PRIMARY KEY (level, cell, country_id)
) WITHOUT ROWID;
INSERT INTO map_cell
  SELECT 13, map_cell >> 22, country_id, count(*), sum(round(latitude * 1e6)), sum(round(longitude * 1e6))
  FROM business WHERE is_listed = 1 AND map_cell IS NOT NULL GROUP BY map_cell >> 22, country_id;
INSERT INTO map_cell
  SELECT wide.level, cell >> 2 * (13 - wide.level), country_id, sum(business_count), sum(lat_sum_micro), sum(lng_sum_micro)
  FROM (SELECT 4 AS level UNION ALL SELECT 7 UNION ALL SELECT 10) AS wide CROSS JOIN map_cell
  WHERE map_cell.level = 13 GROUP BY 1, 2, 3;
