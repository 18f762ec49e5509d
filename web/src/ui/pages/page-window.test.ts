import { expect, it } from "vitest";
import { pageSteps, pageWindow } from "./page-window.ts";

it.each([
  [1, 20, [1, 2, 3, 4, 5]],
  [3, 20, [1, 2, 3, 4, 5]],
  [4, 20, [2, 3, 4, 5, 6]],
  [10, 20, [8, 9, 10, 11, 12]],
  [18, 20, [16, 17, 18, 19, 20]],
  [20, 20, [16, 17, 18, 19, 20]],
  [2, 3, [1, 2, 3]],
  [1, 0, []],
])("page %i of %i shows the numbers %j [public 9.3] [admin 9.2]", (current, total, expected) => {
  expect(pageWindow(current, total)).toEqual(expected);
});

it.each([
  [1, 1, [1]],
  [1, 9, [1, 2, 3, "gap", 9]],
  [5, 9, [1, "gap", 3, 4, 5, 6, 7, "gap", 9]],
  [9, 9, [1, "gap", 7, 8, 9]],
  [50, 100, [1, "gap", 48, 49, 50, 51, 52, "gap", 100]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])("page %i of %i shows the steps %j [public 9.3]", (current, total, expected) => {
  expect(pageSteps(current, total)).toEqual(expected);
});
