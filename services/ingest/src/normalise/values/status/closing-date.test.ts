import { expect, it } from "vitest";
import { isPastDate } from "./closing-date.ts";

const NOW = Date.UTC(2026, 10, 15);

it.each([
  ["2019", true],
  [2019, true],
  ["2019-03", true],
  ["2024-10-18", true],
  ["2024-10-18T00:00:00", true],
  ["20241018", true],
  ["2024年10月18日", true],
  ["18.10.2024", true],
  ["10/18/24", true],
  ["18-Oct-24", true],
  ["18.10.98", true],
  ["since March 2019", true],
  ["٢٠١٩", true],
  ["45231", true],
  [45231.5, true],
  ["2027", false],
  ["2026-11-16", false],
  ["16/11/2026", false],
  ["31.12.2026", false],
  ["9999-12-31", false],
  ["0000-00-00", false],
  ["1900-01-01", false],
  ["no, since 2024-05", false],
  ["no 2019", false],
  ["no", false],
  ["", false],
  ["12", false],
])("a closing date of %j has passed: %j", (cell, isPast) => {
  expect(isPastDate(cell, NOW)).toBe(isPast);
});
