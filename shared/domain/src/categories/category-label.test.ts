import { expect, it, test } from "vitest";
import { categoryLabel, categoryPlural } from "./category-label.ts";

test.each([
  ["amenity=fast_food", "Fast food"],
  ["tourism=museum", "Museum"],
  ["healthcare:speciality=dentistry", "Dentistry"],
])("the tag %s reads %s", (label, expected) => {
  expect(categoryLabel(label)).toBe(expected);
});

test.each(["Pizza restaurant", "shop=yes", "a = b", "E=mc", "1+1=2", "مطعم"])("the label %s stays", (label) => {
  expect(categoryLabel(label)).toBe(label);
});

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
