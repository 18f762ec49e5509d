import type { MovedCollection, MovedGoneSlug } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { ofRows } from "./key-pages.ts";

export function createMovedGoneSlugs(db: DirectoryDatabase): MovedCollection<MovedGoneSlug> {
  return {
    ...ofRows(db, "gone_slug", "slug"),
    async find(keys) {
      const statement = db.sql("SELECT 1 FROM gone_slug WHERE slug = ?");
      return keys.filter((key) => statement.get(key) !== undefined).map((key) => ({ key }));
    },
    async write(records) {
      const put = db.sql("INSERT OR IGNORE INTO gone_slug (slug) VALUES (?)");
      db.write(() => {
        for (const { key } of records) put.run(key);
      });
    },
  };
}
