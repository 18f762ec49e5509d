import { createCategoryOf } from "@meridian/domain/categories/business-category";
import { openKnowledge } from "@meridian/knowledge/open-knowledge";
import { afterAll, expect, it } from "vitest";
import { categoryTree } from "./category-tree.ts";

const knowledge = openKnowledge();
const categoryOf = createCategoryOf(knowledge.kinds);
afterAll(() => knowledge.close());

const count = (value: string, label: string, hits: number) => ({ value, label, count: hits });
const RESTAURANT = count("restaurant", "Restaurant", 3);
const PIZZA = count("pizza-restaurant", "Pizza restaurant", 2);
const ITALIAN = count("italian-restaurant", "Italian restaurant", 1);
const HAIR = count("hair-salon", "Hair salon", 3);

const shapeOf = (values: Parameters<typeof categoryTree>[0], chosen?: string) =>
  categoryTree(values, categoryOf, chosen).map(({ value, parent }) => [value, parent]);

it("a category is below its nearest listed ancestor, siblings keep their order", () => {
  expect(shapeOf([HAIR, RESTAURANT, PIZZA, count("bank", "Bank", 2), ITALIAN])).toEqual([
    ["hair-salon", null],
    ["restaurant", null],
    ["pizza-restaurant", "restaurant"],
    ["italian-restaurant", "restaurant"],
    ["bank", null],
  ]);
});

it("a category whose parent is not listed is a root", () => {
  expect(shapeOf([PIZZA])).toEqual([["pizza-restaurant", null]]);
});

it("a renamed category keeps its parent", () => {
  expect(shapeOf([RESTAURANT, { ...PIZZA, label: "Flying carpets" }])[1]).toEqual(["pizza-restaurant", "restaurant"]);
});

it("the branch of the chosen category comes first", () => {
  expect(shapeOf([HAIR, RESTAURANT, PIZZA, ITALIAN], "italian-restaurant").map(([value]) => value)).toEqual([
    "restaurant",
    "italian-restaurant",
    "pizza-restaurant",
    "hair-salon",
  ]);
});
