import { expect, it } from "vitest";
import { categoryPlural } from "./category-plural.ts";

it.each([
  ["Pizza restaurant", "Pizza restaurants"],
  ["Travel agency", "Travel agencies"],
  ["Bakery", "Bakeries"],
  ["Catholic church", "Catholic churches"],
  ["Coffee shop", "Coffee shops"],
  ["Restaurants", "Restaurants"],
  ["Child care", "Child care"],
  ["Lokanta", "Lokanta"],
])("many of %s are %s", (category, plural) => {
  expect(categoryPlural(category)).toBe(plural);
});
