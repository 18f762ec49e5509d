import { expect, it } from "vitest";
import { shadeOf, shadeSteps } from "./country-shades.ts";

it.each([[[100_000, 3]], [[1]], [[7, 2]], [[12, 5, 900]]])(
  "every count of %o is on one step, without a gap",
  (counts) => {
    const steps = shadeSteps(counts);
    expect(steps[0]?.from).toBe(1);
    expect(steps.at(-1)?.to).toBe(Math.max(...counts));
    for (const [index, step] of steps.entries()) {
      expect(step.to).toBeGreaterThanOrEqual(step.from);
      if (index > 0) expect(step.from).toBe((steps[index - 1]?.to ?? 0) + 1);
    }
    for (const count of counts) expect(shadeOf(count, steps)).toBeGreaterThan(0);
  },
);

it("an empty list has no steps", () => {
  expect(shadeSteps([])).toEqual([]);
  expect(shadeOf(0, shadeSteps([5]))).toBe(0);
});
