import { expect, it } from "vitest";
import { lastDays, rangeProblem, readRange } from "./day-range.ts";

const NOW = Date.parse("2026-03-01T10:00:00Z");

it("the last days end today", () => {
  expect(lastDays(7, NOW)).toEqual({ from: "2026-02-23", to: "2026-03-01" });
  expect(lastDays(1, NOW)).toEqual({ from: "2026-03-01", to: "2026-03-01" });
});

it.each([
  [
    { from: "2026-01-01", to: "2026-02-01" },
    { from: "2026-01-01", to: "2026-02-01" },
  ],
  [{ from: "2026-02-01", to: "2026-01-01" }, lastDays(30, NOW)],
  [{ from: "2024-01-01", to: "2026-01-01" }, lastDays(30, NOW)],
  [{ from: "2026-02-30", to: "2026-03-01" }, lastDays(30, NOW)],
  [{}, lastDays(30, NOW)],
])("of the address %o the range is %o", (address, range) => {
  expect(readRange(address, NOW)).toEqual(range);
});

it("validates days and ranges", () => {
  for (const from of ["", "x", "2026", "2026-02-30"]) expect(rangeProblem({ from, to: "2026-12-31" })).toMatch(/tarih/);
  expect(rangeProblem({ from: "2026-01-01", to: "2026-12-31" })).toBeUndefined();
});
