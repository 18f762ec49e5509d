import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Placing } from "@meridian/domain/categories/business-category";
import { createTestClock, type StoresUnderTest } from "@meridian/testing/stores-under-test";
import type { Db } from "mongodb";
import type { Engines } from "../../engines.ts";
import { openEngines } from "../../open-engines.ts";
import { openClusterTransfer } from "../../open-transfer.ts";
import { contentOf, type DatabaseContent, restoreContent } from "../database-content.ts";
import { type OpenedMongodb, openMongodb } from "../open-mongodb.ts";
import { createMongodbStores, openMongodbStores } from "../open-mongodb-stores.ts";
import { withNewDatabase } from "./mongodb-under-test.ts";

export interface MongoStoresUnderTest extends StoresUnderTest {
  db: Db;
  /** Expires the locks and retry delays of a process that died. */
  endLocks(): Promise<void>;
}

interface TestDatabase extends Omit<OpenedMongodb, "close"> {
  url: string;
  /** Sessions and limits, which MongoDB does not keep. */
  embedded: Engines;
  /** Drops the database. */
  remove(): Promise<void>;
}

/** The stores in their own database, for tests that open few. */
export async function openMongoStoresUnderTest(
  serverUrl: string,
  options: Placing = {},
): Promise<MongoStoresUnderTest> {
  const database = await openTestDatabase(serverUrl);
  return storesIn(database, options, database.remove);
}

export interface ReusedDatabases {
  open(options?: Placing): Promise<MongoStoresUnderTest>;
  /** Drops them all. */
  close(): Promise<void>;
}

/**
 * Stores in a database that no other test uses at the same time. Closing them leaves it to the next test as it was once migrated:
 * connecting and migrating take longer than most tests.
 */
export function reuseMongoDatabases(serverUrl: string): ReusedDatabases {
  const all: TestDatabase[] = [];
  const free: { database: TestDatabase; content: DatabaseContent }[] = [];

  async function create(): Promise<(typeof free)[number]> {
    const database = await openTestDatabase(serverUrl);
    all.push(database);
    return { database, content: await contentOf(database.db) };
  }

  return {
    async open(options = {}) {
      const lent = free.pop() ?? (await create());
      return storesIn(lent.database, options, async () => {
        await restoreContent(lent.database.db, lent.content);
        free.push(lent);
      });
    },
    async close() {
      for (const { remove } of all) await remove();
    },
  };
}

async function openTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const url = withNewDatabase(serverUrl);
  const { db, directory, close } = await openMongodb(url);
  const dataDir = await mkdtemp(join(tmpdir(), "meridian-stores-"));
  const embedded = await openEngines({ DATA_DIR: dataDir }, { clock: createTestClock().now });
  return {
    url,
    db,
    directory,
    embedded,
    async remove() {
      await db.dropDatabase();
      await close();
      await embedded.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function storesIn(database: TestDatabase, options: Placing, leave: () => Promise<void>): MongoStoresUnderTest {
  const { url, db, directory, embedded } = database;
  const clock = createTestClock();
  const opened: { close(): Promise<void> }[] = [];
  const first = createMongodbStores({ db, directory, close: async () => {} }, clock.now, options);
  return {
    stores: { ...embedded, ...first },
    clock,
    arrange: {
      async changeSlug(id, slug) {
        await directory.slugs.insertOne({ _id: slug, businessId: id });
        await directory.businesses.updateOne({ _id: id }, { $set: { slug } });
      },
    },
    async openSecond(placing = options) {
      const second = await openMongodbStores(url, clock.now, placing);
      opened.push(second);
      return { ...embedded, ...second };
    },
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
      for (const { close } of opened) await close();
      await leave();
    },
  };
}
