import { facetValuesQuerySchema, type LongFacet } from "@meridian/contracts/search/search";
import { categoryByLabelAlone } from "@meridian/domain/categories/business-category";
import { invalidInput, unavailable } from "@meridian/platform/app-error";
import { createLogger } from "@meridian/platform/logger";
import type { FacetValues } from "@meridian/ports/search/search-index";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PLACE_READING } from "../../testing/place-reading.ts";
import { startTestCatalogue, type TestCatalogue } from "../../testing/start-test-catalogue.ts";
import { createFacetValuesService } from "./facet-values.service.ts";

const logger = createLogger({ service: "catalogue", level: "silent" });
const READING = { ...PLACE_READING, categoryOf: categoryByLabelAlone };
const now = () => new Date("2026-03-04T17:00:00.000Z");

const germany = { country: "Germany", countryCode: "DE" };
const bar = { type: "Bar", category: "Flying carpets", subtypes: [] };
const catalogue = await startTestCatalogue([
  { name: "One", city: "Berlin", ...germany, ...bar },
  { name: "Two", city: "Berlin", ...germany, ...bar },
  { name: "Three", city: "Bergen", ...germany, ...bar, type: "Barber", verified: false },
  { name: "Four", city: "Bern", country: "Switzerland", countryCode: "CH", ...bar, type: "Barber" },
]);
afterAll(() => catalogue.stop());

/** Finds facet values where the index has examined some of the hits and found `values` in them. */
async function find(facet: LongFacet, query: Record<string, string>, values: FacetValues["values"] = []) {
  const index = { ...catalogue.index, facetValues: async () => ({ values, isComplete: false }) };
  const service = createFacetValuesService({ ...catalogue.engines, ...READING, index, logger, now });
  const found = await service.find(facet, facetValuesQuerySchema.parse(query));
  return found.values.map(({ value, label, count }) => `${value} ${label} ${count}`);
}

describe("facet values of an incomplete count", () => {
  it.each<[LongFacet, Record<string, string>, string[]]>([
    ["city", { label: "ber" }, ["de/berlin Berlin 2", "ch/bern Bern 1", "de/bergen Bergen 1"]],
    ["city", { label: "ber", country: "DE" }, ["de/berlin Berlin 2", "de/bergen Bergen 1"]],
    ["city", { label: "ber", verified: "1" }, ["de/berlin Berlin 2", "ch/bern Bern 1"]],
    ["city", { label: "ber", city: "ch/bern" }, ["de/berlin Berlin 2", "ch/bern Bern 1", "de/bergen Bergen 1"]],
    ["city", { label: "ger" }, []],
    ["country", { label: "ger" }, ["DE Germany 3"]],
    ["country", { label: "ger", city: "ch/bern", country: "CH" }, ["DE Germany 3"]],
    ["country", { label: "ber" }, []],
    ["category", { label: "bar" }, ["bar Bar 2", "barber-shop Barber shop 2"]],
    ["category", { label: "bar", category: "bar", country: "CH" }, ["barber-shop Barber shop 1"]],
    ["category", { label: "bar", q: "three" }, ["barber-shop Barber shop 1"]],
    ["city", { label: "ber", q: "two" }, ["de/berlin Berlin 1"]],
    ["country", { label: "swi", q: "four in germany" }, ["CH Switzerland 1"]],
    ["category", { label: "" }, []],
    ["city", { label: "" }, []],
  ])("%s for %j are counted one by one: %j", async (facet, query, values) => {
    expect(await find(facet, query)).toEqual(values);
  });

  it("keep the index's counts", async () => {
    const counted = [{ value: "ch/bern", label: "Bern", count: 7 }];
    expect(await find("city", { label: "ber" }, counted)).toEqual([
      "ch/bern Bern 7",
      "de/berlin Berlin 2",
      "de/bergen Bergen 1",
    ]);
  });
});

describe("many facet values", () => {
  let many: TestCatalogue;
  const towns = Array.from({ length: 15 }, (_, n) => `Springfield ${String.fromCharCode(65 + n)}`);
  beforeAll(async () => {
    many = await startTestCatalogue(towns.flatMap((city, at) => [{ city }, ...(at === 14 ? [{ city }] : [])]));
  });
  afterAll(() => many.stop());

  const findIn = (values: FacetValues["values"]) => {
    const index = { ...many.index, facetValues: async () => ({ values, isComplete: false }) };
    const service = createFacetValuesService({ ...many.engines, ...READING, index, logger, now });
    return service.find("city", facetValuesQuerySchema.parse({ label: "spring" }));
  };

  it("twelve of the directory are counted, the largest first, ties by name", async () => {
    const { values } = await findIn([]);
    expect(values).toHaveLength(12);
    expect(values.slice(0, 3).map(({ value, count }) => [value, count])).toEqual([
      ["us/springfield-o", 2],
      ["us/springfield-a", 1],
      ["us/springfield-b", 1],
    ]);
  });

  it("twenty are returned", async () => {
    const known = Array.from({ length: 19 }, (_, n) => ({ value: `us/x-${n}`, label: `Spring ${n}`, count: 50 - n }));
    const { values } = await findIn(known);
    expect(values).toHaveLength(20);
    expect(values.at(-1)).toMatchObject({ value: "us/springfield-o", count: 2 });
  });

  it("a complete count of the index is kept", async () => {
    const { values } = await createFacetValuesService({
      ...many.engines,
      ...READING,
      index: { ...many.index, facetValues: async () => ({ values: [], isComplete: true }) },
      logger,
      now,
    }).find("city", facetValuesQuerySchema.parse({ label: "spring" }));
    expect(values).toEqual([]);
  });
});

it.each([
  ["no values while the index is away", unavailable("away"), []],
  ["every other failure", invalidInput("broken"), "broken"],
])("a facet forwards %s", async (_title, failure, expected) => {
  const index = { ...catalogue.index, facetValues: () => Promise.reject(failure) };
  const service = createFacetValuesService({ ...catalogue.engines, ...READING, index, logger, now });
  const found = service.find("city", facetValuesQuerySchema.parse({ label: "ber" }));
  expect(await found.then(({ values }) => values).catch(({ message }: Error) => message)).toEqual(expected);
});
