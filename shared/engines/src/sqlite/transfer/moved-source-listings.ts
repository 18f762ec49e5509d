import type { MovedCollection, MovedSourceListing } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { putListings, toListing } from "../imports/sqlite-source-listing-store.ts";
import { countOf, partsOf, textColumn } from "./key-pages.ts";

const ONE = "source_listing WHERE source_id = ? AND business_id = ?";

export function createMovedSourceListings(db: DirectoryDatabase): MovedCollection<MovedSourceListing> {
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM source_listing"),
    keys: async (after = "", limit) =>
      textColumn(
        db,
        `SELECT source_id || '/' || business_id FROM source_listing WHERE (source_id, business_id) > (?, ?)
         ORDER BY source_id, business_id LIMIT ?`,
        ...partsOf(after),
        limit,
      ),
    async find(keys) {
      return keys.flatMap((key) => {
        const row = db.sql(`SELECT * FROM ${ONE}`).get(...partsOf(key));
        return row === undefined ? [] : [{ key, listing: toListing(row) }];
      });
    },
    async write(records) {
      db.write(() =>
        putListings(
          db,
          records.map(({ listing }) => listing),
        ),
      );
    },
    async remove(keys) {
      db.write(() => {
        for (const key of keys) db.sql(`DELETE FROM ${ONE}`).run(...partsOf(key));
      });
    },
  };
}
