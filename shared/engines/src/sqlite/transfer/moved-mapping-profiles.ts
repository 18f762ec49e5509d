import type { MovedCollection, MovedMappingProfile } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { createSqliteMappingProfileStore } from "../imports/sqlite-mapping-profile-store.ts";
import { countOf, textColumn } from "./key-pages.ts";

export function createMovedMappingProfiles(db: DirectoryDatabase): MovedCollection<MovedMappingProfile> {
  const store = createSqliteMappingProfileStore({ db });
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM mapping_profile"),
    keys: async (after = "", limit) =>
      textColumn(
        db,
        "SELECT signature FROM mapping_profile WHERE signature > ? ORDER BY signature LIMIT ?",
        after,
        limit,
      ),
    async find(keys) {
      const found = await Promise.all(keys.map((key) => store.get(key)));
      return found.flatMap((profile) => (profile === undefined ? [] : [{ key: profile.signature, profile }]));
    },
    async write(records) {
      for (const { profile } of records) await store.put(profile);
    },
    async remove(keys) {
      for (const key of keys) await store.remove(key);
    },
  };
}
