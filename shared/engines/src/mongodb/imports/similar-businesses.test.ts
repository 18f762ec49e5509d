import { makeDraft } from "@meridian/testing/business-factory";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { importDrafts } from "@meridian/testing/stores-under-test";
import type { CommandStartedEvent } from "mongodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMongodb } from "../open-mongodb.ts";
import { createMongodbStores } from "../open-mongodb-stores.ts";
import { type MongoStoresUnderTest, openMongoStoresUnderTest } from "../testing/open-mongo-stores-under-test.ts";

const KNOWN = 60;
const ROWS = 20;
const { isFound, name, url: serverUrl } = await reachEngine("mongodb");

/** Of one name, city and position, as in a file that puts every business at the centre of its city. */
function draftsOf(from: number, count: number) {
  return Array.from({ length: count }, (_, at) => makeDraft(`place ${from + at}`, { name: "Cafe" }));
}

describe.skipIf(!isFound)(`businesses similar to imported rows on ${name}`, () => {
  let test: MongoStoresUnderTest;
  let watched: Awaited<ReturnType<typeof openMongodb>>;
  const sent: CommandStartedEvent["command"][] = [];

  beforeAll(async () => {
    test = await openMongoStoresUnderTest(serverUrl);
    const url = new URL(serverUrl);
    url.pathname = `/${test.db.databaseName}`;
    url.searchParams.set("monitorCommands", "true");
    watched = await openMongodb(url.href);
    watched.db.client.on("commandStarted", ({ command }: CommandStartedEvent) => sent.push(command));
    await importDrafts(test.stores, draftsOf(0, KNOWN));
    test.clock.advance(1_000);
    const stores = createMongodbStores({ ...watched, close: async () => {} }, test.clock.now);
    await importDrafts({ ...test.stores, ...stores }, draftsOf(KNOWN, ROWS));
  });
  afterAll(async () => {
    await watched.close();
    await test.close();
  });
  it("rows of one position ask once what is there", () => {
    const [around] = sent.filter(({ find, filter }) => find === "business" && filter.$or?.[0]?.mapCell !== undefined);
    const spots = around?.filter.$or.map((spot: object) => JSON.stringify(spot));
    expect(spots.length).toBe(new Set(spots).size);
  });

  it("no decision is read for a row and a business with different ids of one source", () => {
    expect(sent.filter(({ hint }) => hint === "by_business")).not.toEqual([]);
    expect(sent.filter(({ find }) => find === "business_match")).toEqual([]);
  });
});
