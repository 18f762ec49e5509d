import { expect, it } from "vitest";
import { categoryMark, initialOf, neighbourOf } from "./category-mark.ts";

it.each([
  ["Café Österreich", "C"],
  ["österreich", "Ö"],
  ["“7 Sterne”", "7"],
  ["すし善", "す"],
  ["مطعم", "م"],
  ["!?", undefined],
])("the initial of %s is %s", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

it("places of one kind have tones side by side, around the wheel", () => {
  const { tone } = categoryMark("Restaurant");
  expect(new Set([0, 1, 2].map((steps) => neighbourOf(tone, steps))).size).toBe(3);
  expect(neighbourOf("slate", 1)).toBe("clay");
});
