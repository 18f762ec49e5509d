import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "mongodb";
import type { Placing } from "../../domain/business-category.ts";
import { createTestClock, type StoresUnderTest } from "../../testing/stores-under-test.ts";
import { type Engines, openEngines } from "../open-engines.ts";
import { openClusterTransfer } from "../open-transfer.ts";
import { withNewDatabase } from "./mongodb-under-test.ts";
import { openMongodb } from "./open-mongodb.ts";
import { openMongodbStores } from "./open-mongodb-stores.ts";

export interface MongoStoresUnderTest extends StoresUnderTest {
  db: Db;
  /** Expires the locks and retry delays of a process that died. */
  endLocks(): Promise<void>;
}

/** The stores in their own database, with embedded sessions and limits, for the contract suites. */
export async function openMongoStoresUnderTest(
  serverUrl: string,
  options: Placing = {},
): Promise<MongoStoresUnderTest> {
  const url = withNewDatabase(serverUrl);
  const config = { DATA_DIR: await mkdtemp(join(tmpdir(), "meridian-stores-")) };
  const clock = createTestClock();
  const opened: { close(): Promise<void> }[] = [];
  async function openStores(placing = options): Promise<Engines> {
    const embedded = await openEngines(config, { clock: clock.now });
    const directory = await openMongodbStores(url, clock.now, placing);
    const engines: Engines = {
      ...embedded,
      ...directory,
      async close() {
        await directory.close();
        await embedded.close();
      },
    };
    opened.push(engines);
    return engines;
  }

  const stores = await openStores();
  const { db, directory, close } = await openMongodb(url);
  const { businesses, slugs } = directory;
  return {
    stores,
    clock,
    arrange: {
      async changeSlug(id, slug) {
        await slugs.insertOne({ _id: slug, businessId: id });
        await businesses.updateOne({ _id: id }, { $set: { slug } });
      },
    },
    openSecond: openStores,
    async openTransfer() {
      const transfer = await openClusterTransfer(url);
      opened.push(transfer);
      return transfer.transfer;
    },
    db,
    async endLocks() {
      await directory.rollupState.updateMany({}, { $set: { lockExpiresAt: 0 } });
      await directory.rollupState.updateMany({ recount: { $exists: true } }, { $set: { "recount.notBefore": 0 } });
    },
    async close() {
      await db.dropDatabase();
      await close();
      for (const engines of opened) await engines.close();
      await rm(config.DATA_DIR, { recursive: true, force: true });
    },
  };
}
