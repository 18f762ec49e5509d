import { expect, it } from "vitest";
import { scaledCount } from "./facets.ts";

it("a count of all hits is exact", () => {
  expect(scaledCount(12, 1)).toEqual({ count: 12 });
});

it("a count of a part of the hits is an estimate for all", () => {
  expect(scaledCount(12, 2.3)).toEqual({ count: 28, isEstimate: true });
});
