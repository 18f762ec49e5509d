import { expect, it } from "vitest";
import { comparePhones } from "./compare-phones.ts";

it.each<[string, string | undefined, string | undefined, ReturnType<typeof comparePhones>]>([
  ["one number", "+441174960001", "+441174960001", "same"],
  ["another line", "+441174960001", "+441174960002", "other"],
  ["the country code written twice", "+4949465122556", "+49465122556", "same"],
  ["no area code in one", "+868270000", "+865718270000", "same"],
  ["no area code in one, and another line", "+868270000", "+865718270001", "other"],
  ["another area", "+441174960001", "+441214960001", "other"],
  ["short numbers of two countries", "+29812345", "+37812345", "other"],
  ["one number missing", "+441174960001", undefined, "unknown"],
])("phones with %s are compared", (_, left, right, match) => {
  expect(comparePhones(left, right)).toBe(match);
});
