import { expect, it } from "vitest";
import { abbreviateCount, capCount, countOf, formatFacetCount, formatPercent, truncate } from "./number-format.ts";

it.each([
  [999, "999"],
  [1000, "1K"],
  [1250, "1.2K"],
  [9999, "9.9K"],
  [12_400, "12K"],
  [1_200_000, "1,200K"],
])("%i is abbreviated to %s [public 2.58]", (count, text) => {
  expect(abbreviateCount(count, "K")).toBe(text);
});

it("thousands are marked with a small k unless asked otherwise", () => {
  expect(abbreviateCount(1200)).toBe("1.2k");
});

it.each([
  ["Abcdefghijklmno", 15, "Abcdefghijklmno"],
  ["Abcdefghijklmnop", 15, "Abcdefghijklmno…"],
  ["Abcdefghijkl", 12, "Abcdefghijkl"],
  ["Abcdefghijklm", 12, "Abcdefghijkl…"],
  ["Coffee bar & grill", 11, "Coffee bar…"],
  ["🍕🍕🍕", 2, "🍕🍕…"],
])("%s at %i characters becomes %s [public 9.5]", (name, length, text) => {
  expect(truncate(name, length)).toBe(text);
});

it.each([
  [0, "0"],
  [99, "99"],
  [100, "99+"],
])("%i reviews are shown as %s [public 9.5]", (count, text) => {
  expect(capCount(count)).toBe(text);
});

it.each([
  [{ count: 23_417 }, "23,417"],
  [{ count: 23_417, isEstimate: true }, "about 23,000"],
  [{ count: 60, isEstimate: true }, "about 60"],
])("the count %o is shown as %s", (counted, text) => {
  expect(formatFacetCount(counted)).toBe(text);
});

it("one is singular, any other number plural", () => {
  expect([0, 1, 1200].map((count) => countOf(count, "review", "reviews"))).toEqual([
    "0 reviews",
    "1 review",
    "1,200 reviews",
  ]);
});

it("a share of nothing is 0.0%", () => {
  expect([formatPercent(1, 8), formatPercent(0, 0)]).toEqual(["12.5%", "0.0%"]);
});
