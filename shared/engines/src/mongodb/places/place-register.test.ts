import { makeDraft } from "@meridian/testing/business-factory";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { importDrafts } from "@meridian/testing/stores-under-test";
import { describe, expect, it, onTestFinished } from "vitest";
import { directoryOf } from "../mongo-directory.ts";
import { openMongoStoresUnderTest } from "../testing/open-mongo-stores-under-test.ts";

const MUNICH = { cityId: 2_867_714, citySlug: "munich", cityName: "Munich", regionCode: "DE-BY" };
const { isFound, name, url } = await reachEngine("mongodb");

describe.skipIf(!isFound)(`cities on ${name}`, () => {
  it("a city known before its places has the words of each spelling once", async () => {
    const test = await openMongoStoresUnderTest(url);
    onTestFinished(() => test.close());
    await importDrafts(test.stores, [makeDraft("a", { countryCode: "DE", city: "Munich" })]);
    const placing = await test.openSecond({ placeOf: () => MUNICH });
    await importDrafts(placing, [makeDraft("b", { countryCode: "DE", city: "München" })]);
    const [city] = await directoryOf(test.db).cities.find({}).toArray();
    expect(city?.words).toBe(" munich munchen");
  });
});
