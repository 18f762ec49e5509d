import { expect, it } from "vitest";
import { initialOf, neighbourOf, TONE_OF } from "./category-mark.ts";

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
  expect(new Set([0, 1, 2].map((steps) => neighbourOf(TONE_OF.food, steps))).size).toBe(3);
  expect(neighbourOf("slate", 1)).toBe("clay");
});
