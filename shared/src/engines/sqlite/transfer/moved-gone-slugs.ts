import type { MovedCollection, MovedGoneSlug } from "../../../ports/directory-transfer.ts";
import type { DirectoryDatabase } from "../open-directory-database.ts";
import { countOf, textColumn } from "./key-pages.ts";

export function createMovedGoneSlugs(db: DirectoryDatabase): MovedCollection<MovedGoneSlug> {
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM gone_slug"),
    keys: async (after = "", limit) =>
      textColumn(db, "SELECT slug FROM gone_slug WHERE slug > ? ORDER BY slug LIMIT ?", after, limit),
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
    async remove(keys) {
      const remove = db.sql("DELETE FROM gone_slug WHERE slug = ?");
      db.write(() => {
        for (const key of keys) remove.run(key);
      });
    },
  };
}
