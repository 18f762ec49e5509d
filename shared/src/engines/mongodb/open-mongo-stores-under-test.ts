import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestClock, type StoresUnderTest } from "../../testing/stores-under-test.ts";
import { type Engines, openEngines } from "../open-engines.ts";
import { openMongodb } from "./open-mongodb.ts";

/** The connection string with a database of its own. */
export function withNewDatabase(url: string): string {
  const name = `meridian_test_${randomBytes(6).toString("hex")}`;
  return url.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${name}`);
}

/** The stores in a database of their own, for the contract suites. */
export async function openMongoStoresUnderTest(serverUrl: string): Promise<StoresUnderTest> {
  const config = {
    DATA_DIR: await mkdtemp(join(tmpdir(), "meridian-stores-")),
    MONGODB_URL: withNewDatabase(serverUrl),
  };
  const clock = createTestClock();
  const opened: Engines[] = [];
  async function openStores(): Promise<Engines> {
    const engines = await openEngines(config, { clock: clock.now });
    opened.push(engines);
    return engines;
  }

  const stores = await openStores();
  const { db, directory, close } = await openMongodb(config.MONGODB_URL);
  const { businesses, slugs } = directory;
  return {
    stores,
    clock,
    arrange: {
      async deleteBusiness(id) {
        const deletedAt = clock.now().getTime();
        await businesses.updateOne({ _id: id }, { $set: { deletedAt, isListed: false }, $inc: { revision: 1 } });
        await stores.places.rebuild();
      },
      async disapprove(id) {
        const hidden = { isApproved: false, isListed: false };
        await businesses.updateOne({ _id: id }, { $set: hidden, $inc: { revision: 1 } });
        await stores.places.rebuild();
      },
      async lockFields(id, fields) {
        await businesses.updateOne({ _id: id }, { $set: { lockedFields: [...fields] } });
      },
      async changeSlug(id, slug) {
        await slugs.insertOne({ _id: slug, businessId: id });
        await businesses.updateOne({ _id: id }, { $set: { slug } });
      },
    },
    openSecond: openStores,
    async close() {
      await db.dropDatabase();
      await close();
      for (const engines of opened) await engines.close();
      await rm(config.DATA_DIR, { recursive: true, force: true });
    },
  };
}
