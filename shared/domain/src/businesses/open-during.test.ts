import type { WeeklyInterval } from "@meridian/contracts/businesses/opening-hours";
import { expect, it } from "vitest";
import { isOpenDuring } from "./open-during.ts";

const DAY = 1440;
const at = (day: number, from: number, to: number): WeeklyInterval => [day * DAY + from * 60, day * DAY + to * 60];

it.each([
  ["sunday", [at(6, 8, 12)], true],
  ["sunday", [at(0, 8, 12)], false],
  // Closes on Sunday at 2 a.m.
  ["sunday", [at(5, 20, 26)], false],
  ["monday", [at(6, 20, 32)], true],
  ["monday", [at(6, 20, 26)], false],
  ["late", [at(3, 18, 23)], false],
  ["late", [at(3, 18, 24)], true],
  ["late", [at(3, 2, 12)], false],
  ["always", [at(0, 0, 7 * 24)], true],
  ["always", [0, 1, 2, 3, 4, 5, 6].map((day) => at(day, 0, 24)), true],
  ["always", [0, 1, 2, 3, 4, 5].map((day) => at(day, 0, 24)), false],
  ["friday", [], false],
] as const)("%s of %j: %s", (time, intervals, isOpen) => {
  expect(isOpenDuring(intervals, time)).toBe(isOpen);
});
