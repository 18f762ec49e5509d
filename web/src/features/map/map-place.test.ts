import { expect, it } from "vitest";
import { kindAndCity } from "./map-place.ts";

it.each([
  ["Pharmacy · London", "amenity=pharmacy", "London"],
  ["Pizza restaurant", "Pizza restaurant", null],
  ["London", null, "London"],
])("a business on the map reads %s", (text, category, city) => {
  expect(kindAndCity({ category, city })).toBe(text);
});
