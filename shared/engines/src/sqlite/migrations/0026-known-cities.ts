import type { Migration } from "../database/migrate.ts";

/** The known city and region of a business; null if the knowledge base has none. */
export const knownCities: Migration = {
  name: "known cities and regions",
  sql: `
    ALTER TABLE business ADD COLUMN geonames_id INTEGER;
    ALTER TABLE business ADD COLUMN city_slug TEXT;
    ALTER TABLE business ADD COLUMN city_name TEXT;
    ALTER TABLE business ADD COLUMN region_code TEXT;
  `,
};
