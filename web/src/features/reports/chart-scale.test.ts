import { expect, it } from "vitest";
import { ticksBetween, ticksUpTo } from "./chart-scale.ts";

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [10, [0, 5, 10]],
  [97, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
])("up to %i the axis has %o", (max, ticks) => {
  expect(ticksUpTo(max)).toEqual(ticks);
});

it("small movements of a level are visible", () => {
  const ticks = ticksBetween(20_000, 20_012);
  expect(ticks[0]).toBeGreaterThan(19_900);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(20_012);
  expect(ticksBetween(5, 1000)[0]).toBe(0);
  expect(ticksBetween(7, 7).length).toBeGreaterThan(1);
  // A constant level is between ticks, not at the edge.
  expect(ticksBetween(19_946, 19_946)).toEqual([19_943, 19_944, 19_945, 19_946, 19_947, 19_948]);
});
