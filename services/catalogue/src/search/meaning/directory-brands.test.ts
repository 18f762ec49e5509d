import { openTestEngines } from "@meridian/testing/open-test-engines";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { afterAll, expect, it } from "vitest";
import { createDirectoryBrands } from "./directory-brands.ts";

const engines = await openTestEngines();
await seedBusinesses(engines, [{ name: "Coffee One" }, { name: "Кофе" }, { name: "コーヒー 東京" }, { name: "Café" }]);
afterAll(() => engines.close());

/** A brand of these names. */
const open = (...names: string[]) => {
  const brands = {
    named: (text: string) => (text.toLowerCase() === "brand" || names.includes(text) ? names : []),
    similarTo: () => [],
  };
  return createDirectoryBrands({ ...engines, brands });
};

it.each([
  ["those that businesses bear", ["Coffee One", "Unknown", "Кофе"], ["Coffee One", "Кофе"]],
  ["two at most", ["Coffee One", "Кофе", "コーヒー"], ["Coffee One", "Кофе"]],
  ["none that is the text itself", ["BRAND", "Кофе"], ["Кофе"]],
])("other names of a brand are %s", async (_title, names, others) => {
  expect(await open(...names).otherNamesFor("Brand")).toEqual(others);
});

it("a text that names no brand has no other names", async () => {
  const brands = open("Кофе");
  expect([brands.isBrand("Кофе"), brands.isBrand("bakery")]).toEqual([true, false]);
  expect(await brands.otherNamesFor("bakery")).toEqual([]);
});
