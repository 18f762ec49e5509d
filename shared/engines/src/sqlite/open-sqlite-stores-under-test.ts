import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Placing } from "@meridian/domain/categories/business-category";
import { makeDirectoryFolder } from "@meridian/testing/make-directory-folder";
import { createTestClock, type StoresUnderTest } from "@meridian/testing/stores-under-test";
import type { Engines } from "../engines.ts";
import { openEngines } from "../open-engines.ts";
import { openEmbeddedTransfer } from "../open-transfer.ts";
import { openDirectoryDatabase } from "./database/open-directory-database.ts";

/** The embedded stores in their own folder, for the contract suites. */
export async function openSqliteStoresUnderTest(options: Placing = {}): Promise<StoresUnderTest> {
  const config = { DATA_DIR: await makeDirectoryFolder() };
  const clock = createTestClock();
  const opened: { close(): Promise<void> }[] = [];
  async function openStores(placing = options): Promise<Engines> {
    const engines = await openEngines(config, { clock: clock.now, ...placing });
    opened.push(engines);
    return engines;
  }

  const stores = await openStores();
  const db = openDirectoryDatabase(join(config.DATA_DIR, "directory.db"));

  return {
    stores,
    clock,
    arrange: {
      async changeSlug(id, slug) {
        db.write(() => {
          db.sql("INSERT INTO slug_redirect SELECT slug, n FROM business WHERE id = ?").run(id);
          db.sql("UPDATE business SET slug = ? WHERE id = ?").run(slug, id);
        });
      },
    },
    openSecond: openStores,
    async openTransfer() {
      const transfer = await openEmbeddedTransfer(config.DATA_DIR);
      opened.push(transfer);
      return transfer.transfer;
    },
    async close() {
      db.close();
      for (const engines of opened) await engines.close();
      await rm(config.DATA_DIR, { recursive: true, force: true });
    },
  };
}
