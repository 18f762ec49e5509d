import { openKnowledge } from "@meridian/shared/knowledge/open-knowledge";
import { openTestEngines, type TestEngines } from "@meridian/shared/testing/open-test-engines";
import { seedBusinesses } from "@meridian/shared/testing/seed-businesses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDirectoryKinds, type DirectoryKindsOptions } from "./directory-kinds.ts";

const knowledge = openKnowledge();
let engines: TestEngines;

beforeAll(async () => {
  engines = await openTestEngines();
  const types = [
    "Hair salon",
    "Barber shop",
    "Barber shop",
    "Pharmacy",
    "Restaurant",
    "Pizza restaurant",
    "Flying carpet",
  ];
  await seedBusinesses(
    engines,
    types.map((type, at) => ({ name: `Business ${at}`, type, category: type, subtypes: [] })),
  );
});
afterAll(async () => {
  await engines.close();
  knowledge.close();
});

const open = (places: DirectoryKindsOptions["places"] = engines.places) =>
  createDirectoryKinds({ kinds: knowledge.kinds, places, datasetVersion: engines.datasetVersion });

describe("a text", () => {
  it.each(["friseur", "hair salons", "best hair salons", "eczane", "薬局", "the museum"])("%s names a kind", (text) => {
    expect(open().kindIn(text)).toBeDefined();
  });

  it.each(["", "best", "apollo", "friseur berlin"])("%j names none", (text) => {
    expect(open().kindIn(text)).toBeUndefined();
  });

  it.each([
    ["friseur", ["barber-shop", "hair-salon"]],
    ["best restaurants", ["pizza-restaurant", "restaurant"]],
    ["pizzeria", ["pizza-restaurant"]],
    ["museum", []],
    ["apollo", []],
  ])(
    "%s means the directory's categories of its kind and below it, the most frequent first: %j",
    async (text, slugs) => {
      expect(await open().categoriesFor(text)).toEqual(slugs);
    },
  );
});

it("the categories are read once for each version of the dataset, and only for a text that names a kind", async () => {
  let reads = 0;
  const kinds = open({
    listCategories: async () => {
      reads += 1;
      return [];
    },
  });
  await kinds.categoriesFor("apollo");
  expect(reads).toBe(0);
  for (const text of ["friseur", "museum"]) await kinds.categoriesFor(text);
  expect(reads).toBe(1);
  await engines.datasetVersion.raise();
  await kinds.categoriesFor("friseur");
  expect(reads).toBe(2);
});

it("a kind with many labels in the directory means its 200 most frequent", async () => {
  const category = { category: "Pharmacy", count: 1, meanRating: null };
  const listed = Array.from({ length: 201 }, (_, at) => ({ ...category, slug: `pharmacy-${at}` }));
  const found = await open({ listCategories: async () => listed }).categoriesFor("pharmacy");
  expect(found).toEqual(listed.slice(0, 200).map(({ slug }) => slug));
});
