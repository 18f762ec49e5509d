import { makeDraft, without } from "@meridian/testing/business-factory";
import { everyCount } from "@meridian/testing/directory/every-count";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { importDrafts } from "@meridian/testing/stores-under-test";
import { describe, expect, it, onTestFinished } from "vitest";
import { openMongoStoresUnderTest } from "../testing/open-mongo-stores-under-test.ts";

const { isFound, name, url } = await reachEngine("mongodb");

describe.skipIf(!isFound)(`maps on ${name}`, () => {
  it("a directory older than maps has them after the next recount, including earlier writes", async () => {
    const test = await openMongoStoresUnderTest(url);
    onTestFinished(() => test.close());
    const { stores, db } = test;
    await importDrafts(stores, [
      makeDraft("berlin", { latitude: 52.52, longitude: 13.405, countryCode: "DE" }),
      makeDraft("moving", { latitude: -33.45, longitude: -70.66 }),
      makeDraft("nowhere", without({}, "latitude")),
    ]);
    await stores.places.refresh();
    await db.collection("business").updateMany({}, { $unset: { mapCell: "", "counted.listed.mapCell": "" } });
    await db.collection("map_cell").deleteMany({});
    await db.collection("rollup_state").updateMany({}, { $unset: { hasMap: "" } });

    await importDrafts(stores, [
      makeDraft("moving", { latitude: -16.85, longitude: 179.97 }),
      makeDraft("new", { latitude: 1.5, longitude: 1.5 }),
    ]);
    await stores.places.refresh();
    const counted = await everyCount(stores);
    expect(await db.collection("map_cell").countDocuments({ level: 13, businesses: 1 })).toBe(3);
    expect(await db.collection("business").countDocuments({ mapCell: { $exists: true } })).toBe(4);
    await stores.places.rebuild();
    expect(await everyCount(stores)).toEqual(counted);
  }, 60_000);
});
