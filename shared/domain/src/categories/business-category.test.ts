import { openKnowledge } from "@meridian/knowledge/open-knowledge";
import { afterAll, describe, expect, it } from "vitest";
import {
  type CategoryRules,
  categoriesOf,
  categoryByLabelAlone,
  createCategoryOf,
  createPlacing,
  filingOf,
  kindKeysOf,
  labelSlugsOf,
  listingCategoriesOf,
  NO_CATEGORY_RULES,
  ownCategoryOf,
  placedCategoryOf,
} from "./business-category.ts";

const { kinds, close } = openKnowledge();
afterAll(close);
const categoryOf = createCategoryOf(kinds);

describe("a label belongs to the category", () => {
  it.each([
    ["Restaurant", "restaurant", "Restaurant"],
    ["Restaurants", "restaurant", "Restaurant"],
    ["Gaststätte", "restaurant", "Restaurant"],
    ["レストラン", "restaurant", "Restaurant"],
    ["PIZZA RESTAURANT", "pizza-restaurant", "Pizza restaurant"],
    ["Eczane", "pharmacy", "Pharmacy"],
    ["Flying carpet gate", "flying-carpet-gate", "Flying carpet gate"],
    ["x".repeat(120), "x".repeat(80), "x".repeat(120)],
  ])("%s: %s", (label, slug, name) => {
    expect(categoryOf(label)).toMatchObject({ slug, name });
  });

  it.each(["", " ", "***", "\u0000"])("%j: none", (label) => {
    expect([categoryOf(label), categoryByLabelAlone(label)]).toEqual([undefined, undefined]);
  });
});

it("a kind's category has the categories of its ancestors above it", () => {
  expect(categoryOf("Vegan restaurant")?.within.map(({ slug }) => slug)).toEqual([
    "vegetarian-restaurant",
    "restaurant",
  ]);
});

it("a label of several kinds stays a category, below all of them", () => {
  const [first, second] = ["Bakery", "Pastry shop"].map((label) => categoryOf(label)?.slug);
  const both = categoryOf("Bakeri");
  expect(both).toMatchObject({ slug: "bakeri", name: "Bakeri" });
  expect(both).not.toHaveProperty("kindKey");
  expect(both?.within.map(({ slug }) => slug)).toEqual(expect.arrayContaining([first, second]));
});

it("without the knowledge base each label is its own category", () => {
  expect(categoryByLabelAlone("Gaststätte")).toEqual({ slug: "gaststatte", name: "Gaststätte", within: [] });
});

describe("an administrator", () => {
  const withRules = (rules: Partial<CategoryRules>) => createCategoryOf(kinds, { ...NO_CATEGORY_RULES, ...rules });

  it("moves a label to another kind, or to a category by name", () => {
    const decided = withRules({
      labels: new Map([
        ["flying-carpet-gate", { kindKey: "aeroway/aerodrome" }],
        ["gaststatte", { name: "Inn" }],
        ["carpet-hangar", { name: "Flying carpet gates" }],
      ]),
    });
    expect(decided("Flying carpet gate")).toMatchObject({ slug: "airport", kindKey: "aeroway/aerodrome" });
    expect(decided("Gaststätte")?.slug).toBe(categoryOf("Inn")?.slug);
    expect(decided("Carpet hangar")).toMatchObject({ slug: "flying-carpet-gates", name: "Flying carpet gates" });
  });

  it("merges a category with all its labels, now and later, and with what was merged into it before", () => {
    const decided = withRules({
      labels: new Map([["carpet-hangar", { kindKey: "amenity/pub" }]]),
      categories: new Map([
        ["pub", { mergedInto: { kindKey: "amenity/bar" } }],
        ["bar", { mergedInto: { name: "Drinking den" } }],
      ]),
    });
    for (const label of ["Pubs", "Bar", "Carpet hangar"]) expect(decided(label)?.slug).toBe("drinking-den");
  });

  it("moves a label and keeps the others of the category with its name", () => {
    const decided = withRules({ labels: new Map([["restaurant", { kindKey: "amenity/pub" }]]) });
    expect(["Restaurant", "Restaurants"].map((label) => decided(label)?.slug)).toEqual(["pub", "restaurant"]);
  });

  it("ends merging when two categories lead to each other", () => {
    const decided = withRules({
      categories: new Map([
        ["inn-a", { mergedInto: { name: "Inn B" } }],
        ["inn-b", { mergedInto: { name: "Inn A" } }],
      ]),
    });
    expect(decided("Inn A")?.slug).toBe("inn-a");
  });

  it("names an unknown kind without effect", () => {
    const decided = withRules({ labels: new Map([["eczane", { kindKey: "amenity/none" }]]) });
    expect(decided("Eczane")?.slug).toBe("pharmacy");
  });
});

describe("a business", () => {
  const labels = { type: "***", category: "Pizzeria", subtypes: ["Takeaway palace", "Restaurants"] };

  it("counts under its first meaningful label", () => {
    expect(ownCategoryOf(labels, categoryOf)?.slug).toBe("pizza-restaurant");
    expect(ownCategoryOf({ type: undefined, category: undefined }, categoryOf)).toBeUndefined();
  });

  it("is found under all its labels and their ancestors, each once", () => {
    expect(categoriesOf(labels, categoryOf).map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(["pizza-restaurant", "restaurant"]),
    );
    const slugs = categoriesOf(labels, categoryOf).map(({ slug }) => slug);
    expect(slugs).toEqual([...new Set(slugs)]);
    expect(slugs[0]).toBe("pizza-restaurant");
  });

  it("is listed under its own category and its ancestors, as it is counted", () => {
    const listed = { type: "Pizzeria", category: "Hotel", subtypes: ["Cafe"] };
    expect(listingCategoriesOf(listed, categoryOf).map(({ slug }) => slug)).toEqual(["pizza-restaurant", "restaurant"]);
  });

  it("has the kinds of its labels", () => {
    expect(kindKeysOf(labels, categoryOf)).toEqual(
      expect.arrayContaining(["amenity/restaurant/pizza", "amenity/restaurant"]),
    );
  });
});

it("a store keeps only the part of a category that its labels do not imply", () => {
  expect(filingOf({ type: "Flying carpet gate", subtypes: [] }, categoryOf)).toEqual({});
  expect(filingOf({ type: "Gaststätte", subtypes: [] }, categoryOf)).toEqual({
    categorySlug: "restaurant",
    kinds: kindKeysOf({ type: "Gaststätte", subtypes: [] }, categoryOf),
  });
});

describe("a business that was placed", () => {
  const labels = { type: "Gaststätte" };

  it("counts under the category of its labels", () => {
    const placed = placedCategoryOf(labels, { categorySlug: "restaurant" }, categoryOf);
    expect(placed).toEqual(ownCategoryOf(labels, categoryOf));
  });

  it("stays in the category it was placed in when its labels are read differently today", () => {
    const placed = placedCategoryOf(labels, { categorySlug: "tavern" }, categoryOf);
    expect(placed).toEqual({ slug: "tavern", name: "Restaurant", within: [] });
  });

  it("counts under none without labels", () => {
    expect(placedCategoryOf({}, { categorySlug: "restaurant" }, categoryOf)).toBeUndefined();
  });
});

it("a store files labels by the administrator's newest decisions", () => {
  const { placeOf, setRules } = createPlacing({ createCategoryOf: (rules) => createCategoryOf(kinds, rules) });
  const fields = { name: "Ada's", type: "Carpet gate", subtypes: ["Cafe"], reviews: 0, verified: false } as const;
  const file = () => placeOf({ ...fields, subtypes: [...fields.subtypes], status: "operational" });
  expect(file()).toEqual({ kinds: ["amenity/cafe"] });
  setRules({ ...NO_CATEGORY_RULES, labels: new Map([["carpet-gate", { kindKey: "amenity/restaurant" }]]) });
  expect(file()).toEqual({ categorySlug: "restaurant", kinds: ["amenity/restaurant", "amenity/cafe"] });
  setRules(NO_CATEGORY_RULES);
  expect(file()).toEqual({ kinds: ["amenity/cafe"] });
});

it("the slugs of a business's labels are those of the labels that have one", () => {
  const labels = { type: "Gaststätte", category: undefined, subtypes: ["Beer garden", "!!!"] };
  expect([...labelSlugsOf(labels)]).toEqual(["gaststatte", "beer-garden"]);
});
