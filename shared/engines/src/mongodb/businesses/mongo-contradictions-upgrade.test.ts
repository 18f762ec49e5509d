import { makeDraft } from "@meridian/testing/business-factory";
import { contradictedNames } from "@meridian/testing/contradicted-names";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { importDrafts } from "@meridian/testing/stores-under-test";
import { describe, expect, it, onTestFinished } from "vitest";
import { contradictedCountries } from "../migrations/contradicted-countries.ts";
import { openMongoStoresUnderTest } from "../testing/open-mongo-stores-under-test.ts";

const { isFound, name, url } = await reachEngine("mongodb");

describe.skipIf(!isFound)(`contradictions on ${name}`, () => {
  it("are found in a directory that is older than the check", async () => {
    const test = await openMongoStoresUnderTest(url);
    onTestFinished(() => test.close());
    const { stores, db } = test;
    await importDrafts(stores, [makeDraft("a"), makeDraft("b", { name: "Abroad", countryCode: "TR" }, 3)]);
    await db.collection("business").updateMany({}, { $unset: { isContradicted: "" } });
    await contradictedCountries.fill?.(db);
    expect(await contradictedNames(stores)).toEqual(["Abroad"]);
  }, 60_000);
});
