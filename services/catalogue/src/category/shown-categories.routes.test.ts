import { categoryDetailSchema, cityDetailSchema, homepageDataSchema } from "@meridian/contracts/places/place";
import { searchAnswerSchema } from "@meridian/contracts/search/search";
import { makeCategoryDecision } from "@meridian/testing/site-records";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";

const SLUG = "broom-depot";
const catalogue = await startTestCatalogue([
  { name: "North", type: "Broom depot", category: undefined, subtypes: [] },
  { name: "South", type: "Broom depot", category: undefined, subtypes: [] },
  { name: "East", type: "Carpet gate", category: undefined, subtypes: [] },
]);
afterAll(() => catalogue.stop());

let decisions = 0;
async function decide(overrides: Parameters<typeof makeCategoryDecision>[1]): Promise<number> {
  const target = { slug: SLUG, kindKey: null, targetName: null };
  await catalogue.engines.categoryRules.append(makeCategoryDecision(++decisions, { ...target, ...overrides }));
  await catalogue.engines.datasetVersion.raise();
  return decisions;
}

const { read } = catalogue;

/** The category's names in every answer that lists categories. */
async function everywhere() {
  const names = (values: readonly { category?: string; label?: string }[]) =>
    values.map(({ category, label }) => category ?? label).toSorted();
  const home = await read(homepageDataSchema, "/api/homepage-data");
  const suggested = z.object({ categories: z.array(z.object({ label: z.string() })) });
  return {
    list: names(await read(z.array(z.object({ category: z.string() })), "/api/categories")),
    home: names(home.popularSearches),
    total: home.totals.categories,
    city: names((await read(cityDetailSchema, "/api/cities/us/philadelphia")).topCategories),
    facet: names((await read(searchAnswerSchema, "/api/search?q=")).facets.category),
    found: names((await read(suggested, "/api/suggest?q=flying")).categories),
  };
}

const alike = (names: string[], found: string[]) => ({
  ...{ list: names, home: names, city: names, facet: names },
  ...{ total: names.length, found },
});

it("a category is renamed and hidden in every list at once, keeps its page and businesses, and is restored", async () => {
  await decide({ action: "rename", targetName: "Flying gear" });
  expect(await everywhere()).toEqual(alike(["Carpet gate", "Flying gear"], ["Flying gear"]));
  const hidden = await decide({ action: "hide" });
  expect(await everywhere()).toEqual(alike(["Carpet gate"], []));
  const page = await read(categoryDetailSchema, `/api/categories/${SLUG}`);
  expect([page.category, page.businessCount]).toEqual(["Flying gear", 2]);
  expect((await read(searchAnswerSchema, "/api/search?q=north")).hits).toHaveLength(1);
  await decide({ action: "undo", undoes: hidden });
  expect(await everywhere()).toEqual(alike(["Carpet gate", "Flying gear"], ["Flying gear"]));
});

it("the address of a merged category redirects until the merge is undone", async () => {
  const slugOf = async () => (await read(categoryDetailSchema, `/api/categories/${SLUG}`)).slug;
  const merged = await decide({ action: "merge", targetName: "Carpet gate" });
  expect(await slugOf()).toBe("carpet-gate");
  await decide({ action: "undo", undoes: merged });
  expect(await slugOf()).toBe(SLUG);
});
