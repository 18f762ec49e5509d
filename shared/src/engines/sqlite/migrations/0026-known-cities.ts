import type { Migration } from "../migrate.ts";

/** The city and region that a business lies in, as the knowledge of places has them; null where it does not know. */
export const knownCities: Migration = {
  name: "known cities and regions",
  sql: `
    ALTER TABLE business ADD COLUMN geonames_id INTEGER;
    ALTER TABLE business ADD COLUMN city_slug TEXT;
    ALTER TABLE business ADD COLUMN city_name TEXT;
    ALTER TABLE business ADD COLUMN region_code TEXT;
  `,
};
