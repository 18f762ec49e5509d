import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestClock, type StoresUnderTest } from "../../testing/stores-under-test.ts";
import { type Engines, openEngines } from "../open-engines.ts";
import { openDirectoryDatabase } from "./open-directory-database.ts";

/** The embedded stores in a folder of their own, for the contract suites. */
export async function openSqliteStoresUnderTest(): Promise<StoresUnderTest> {
  const config = { DATA_DIR: await mkdtemp(join(tmpdir(), "meridian-stores-")) };
  const clock = createTestClock();
  const opened: Engines[] = [];
  async function openStores(): Promise<Engines> {
    const engines = await openEngines(config, { clock: clock.now });
    opened.push(engines);
    return engines;
  }

  const stores = await openStores();
  const db = openDirectoryDatabase(join(config.DATA_DIR, "directory.db"));
  async function arrange(sql: string, ...values: (string | number)[]): Promise<void> {
    db.write(() => db.sql(sql).run(...values));
    await stores.places.rebuild();
  }

  return {
    stores,
    clock,
    arrange: {
      deleteBusiness: (id) =>
        arrange(
          "UPDATE business SET deleted_at = ?, is_listed = 0, revision = revision + 1 WHERE id = ?",
          clock.now().getTime(),
          id,
        ),
      disapprove: (id) =>
        arrange("UPDATE business SET is_approved = 0, is_listed = 0, revision = revision + 1 WHERE id = ?", id),
      lockFields: (id, fields) =>
        arrange("UPDATE business SET locked_fields = ? WHERE id = ?", JSON.stringify(fields), id),
      async changeSlug(id, slug) {
        await arrange("INSERT INTO slug_redirect SELECT slug, n FROM business WHERE id = ?", id);
        await arrange("UPDATE business SET slug = ? WHERE id = ?", slug, id);
      },
    },
    openSecond: openStores,
    async close() {
      db.close();
      for (const engines of opened) await engines.close();
      await rm(config.DATA_DIR, { recursive: true, force: true });
    },
  };
}
