import { expect, it } from "vitest";
import { singularText } from "./singular-text.ts";

it.each([
  ["bakeries", "bakery"],
  ["Grocery stores", "Grocery store"],
  ["churches and boxes", "church and box"],
  ["dentists", "dentist"],
  ["bus glass tennis gas", "bus glass tennis gas"],
  ["Cafés Spa's 24s", "Cafés Spa's 24s"],
  ["", ""],
])("%s is %s", (text, singular) => {
  expect(singularText(text)).toBe(singular);
});
