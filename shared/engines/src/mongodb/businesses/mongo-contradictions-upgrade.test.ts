import { makeDraft } from "@meridian/testing/business-factory";
import { contradictedNames } from "@meridian/testing/contradicted-names";
import { findMongodb } from "@meridian/testing/engines/find-mongodb";
import { importDrafts } from "@meridian/testing/stores-under-test";
import { afterAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { contradictedCountries } from "../migrations/contradicted-countries.ts";
import { openMongoStoresUnderTest } from "../testing/open-mongo-stores-under-test.ts";

const mongodb = await findMongodb(inject("engineEnvironment"));
const url = mongodb.isFound ? mongodb.url : "";
afterAll(() => (mongodb.isFound ? mongodb.stop() : undefined));

describe.skipIf(!mongodb.isFound)(`contradictions on ${mongodb.isFound ? mongodb.source : "MongoDB"}`, () => {
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
