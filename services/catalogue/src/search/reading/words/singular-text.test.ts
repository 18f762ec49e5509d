import { expect, it } from "vitest";
import { singularText } from "./singular-text.ts";

it.each([
  ["bakeries", "bakery"],
  ["Grocery stores", "Grocery store"],
  ["churches and boxes", "church and box"],
  ["dentists", "dentist"],
  ["bus glass tennis gas", "bus glass tennis gas"],
  ["Cafés Spa's 24s", "Cafés Spa's 24s"],
  ["gas classes quizzes", "gas class quizz"],
  ["cities Ladies Taxes dishes", "city Lady Tax dish"],
  ["bars cars ies", "bar car ies"],
  ["his chaos canvas focus", "his chaos canvas focus"],
  ["iess esx sesame", "iess esx sesame"],
  ["chests pieshops salons", "chest pieshop salon"],
  ["a  b", "a  b"],
  ["", ""],
])("%s is %s", (text, singular) => {
  expect(singularText(text)).toBe(singular);
});
