import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { describeSitemapStoreContract } from "@meridian/testing/stores/sitemap-store.contract";
import { describe } from "vitest";
import { openMongodb } from "../open-mongodb.ts";
import { withNewDatabase } from "../testing/mongodb-under-test.ts";
import { createMongoSitemapStore } from "./mongo-sitemap-store.ts";

const mongodb = await reachEngine("mongodb");

describe.skipIf(!mongodb.isFound)("sitemaps of a cluster", () => {
  describeSitemapStoreContract("MongoDB", async () => {
    const url = withNewDatabase(mongodb.url);
    const { db, close } = await openMongodb(url);
    const storeOf = () => ({ ...createMongoSitemapStore(db), close: async () => {} });
    return {
      sitemaps: storeOf(),
      openSecond: async () => storeOf(),
      async close() {
        await db.dropDatabase();
        await close();
      },
    };
  });
});
