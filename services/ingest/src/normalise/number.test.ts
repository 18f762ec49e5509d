import { describe, expect, it } from "vitest";
import { parseCount, parseRating } from "./number.ts";

describe("numbers", () => {
  it.each([
    ["56.0", 56],
    ["1,234", 1234],
    ["1.234", 1234],
    ["1 234", 1234],
    ["1,234,567", 1_234_567],
    ["(42)", 42],
    ["1.2K", 1200],
    ["120 reviews", 120],
    [17, 17],
    ["12.5", undefined],
    ["-3", undefined],
    ["many", undefined],
    [true, undefined],
  ])("the count %j is %j", (cell, count) => {
    expect(parseCount(cell)).toBe(count);
  });

  it.each([
    ["4.5", 4.5],
    ["4,8", 4.8],
    ["4.100000", 4.1],
    ["4.5/5", 4.5],
    ["9/10", 4.5],
    ["4.5 stars", 4.5],
    [5, 5],
    ["5.5", undefined],
    ["-1", undefined],
    ["good", undefined],
    ["3/7", undefined],
  ])("the rating %j is %j", (cell, rating) => {
    expect(parseRating(cell)).toBe(rating);
  });
});
