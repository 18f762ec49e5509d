import { expect, it } from "vitest";
import { boxCondition, planFilters, quoted } from "./filter-expression.ts";

it.each([
  ["plain", '"plain"'],
  ['x" OR isVerified = true OR name = "', '"x\\" OR isVerified = true OR name = \\""'],
  ["back\\slash", '"back\\\\slash"'],
  ['\\"', '"\\\\\\""'],
])("%j stays one value", (value, expected) => {
  expect(quoted(value)).toBe(expected);
});

it("a box across the date line is two ranges of the longitude", () => {
  expect(boxCondition({ west: 179, east: -179, south: -1, north: 1 })).toContain(
    "(longitude >= 179.000000000 OR longitude <= -179.000000000)",
  );
  expect(boxCondition({ west: -1, east: 1, south: -1, north: 1 })).not.toContain("OR");
});

it("a minimum rating of 0 includes unrated businesses", () => {
  expect(planFilters({ minRating: 0 }, undefined).conditions).toEqual([]);
});

it("nothing passes when nothing is open; each hit is checked when weeks are too many to name", () => {
  expect(planFilters({}, { patterns: [], isOpen: () => false }).isHopeless).toBe(true);
  const plan = planFilters({}, { patterns: undefined, isOpen: (week) => week === "open" });
  expect(plan.conditions).toEqual(["pattern EXISTS"]);
  expect(plan.checks).toHaveLength(1);
});
