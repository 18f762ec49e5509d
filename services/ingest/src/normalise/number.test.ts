import { describe, expect, it } from "vitest";
import { parseCount, parseCountBehindRating, parseRating } from "./number.ts";

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
    ["1,234 Google reviews", 1234],
    ["Reviews: 45", 45],
    ["(12) reviews", 12],
    ["1 234", 1234],
    ["1\u202f234", 1234],
    ["1’234", 1234],
    ["1.234,00", 1234],
    ["56,0", 56],
    ["500+", 500],
    ["1.23E+3", 1230],
    ["4.5 (123)", 123],
    ["12 bin", 12_000],
    ["2,3 B", 2300],
    ["3 Tsd.", 3000],
    ["3,5 mil", 3500],
    ["1.2万", 12_000],
    ["2.1천", 2100],
    ["1,5 тыс.", 1500],
    ["2 Mio.", 2_000_000],
    ["35 avis", 35],
    ["45 件", 45],
    ["5 آلاف", 5000],
    ["1.2 lakh", 120_000],
    ["٤٥", 45],
    ["４５", 45],
    ["No reviews yet", 0],
    ["henüz yorum yok", 0],
    [17, 17],
    ["12.5", undefined],
    ["-3", undefined],
    ["many", undefined],
    ["~100", undefined],
    ["100-200", undefined],
    ["x".repeat(60_000), undefined],
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
    ["4,5 / 5", 4.5],
    ["4.5/5.0", 4.5],
    ["4,5 von 5 Sternen", 4.5],
    ["5 üzerinden 4,5", 4.5],
    ["4,5 yıldız", 4.5],
    ["Rated 4.5 out of 5", 4.5],
    ["★ 4.5", 4.5],
    ["★★★★☆", 4],
    ["⭐⭐⭐⭐⭐", 5],
    ["4.5 (123)", 4.5],
    ["4.5(1,234)", 4.5],
    ["4.5 · 123 reviews", 4.5],
    ["4.5 Stars 1,234 Reviews", 4.5],
    ["90/100", 4.5],
    ["90%", 4.5],
    ["Avec une note de 4.5", 4.5],
    ["٤٫٥", 4.5],
    [5, 5],
    ["5.5", undefined],
    ["-1", undefined],
    ["good", undefined],
    ["45", undefined],
    ["4·5", undefined],
    ["4-5", undefined],
    ["★★★★", undefined],
    ["4".repeat(60_000), undefined],
    ["3/7", undefined],
  ])("the rating %j is %j", (cell, rating) => {
    expect(parseRating(cell)).toBe(rating);
  });

  it.each([
    ["8.6", 10, 4.3],
    ["Avec une note de 8,5", 10, 4.25],
    [92, 100, 4.6],
    ["17/20", 20, 4.25],
    ["4.5/5", 10, 4.5],
    ["11", 10, undefined],
  ])("the rating %j of a file that counts up to %j is %j", (cell, scale, rating) => {
    expect(parseRating(cell, scale)).toBe(rating);
  });

  it("a count behind a rating is found in the same cell", () => {
    expect(parseCountBehindRating("4.5 (1.2K)")).toBe(1200);
    expect(parseCountBehindRating("4.5")).toBeUndefined();
  });
});
