import { expect, it } from "vitest";
import { formatBusinessCounter, formatCityCounter, formatCountryCounter } from "./counter-format.ts";

it.each([
  [0, "0"],
  [20_000, "20,000"],
  [1_000_000, "1,000,000"],
  [1_000_001, "1M+"],
  [1_181_616, "1.1M+"],
  [12_000_000, "12M+"],
])("%i businesses are shown as %s [public 2.21]", (count, text) => {
  expect(formatBusinessCounter(count)).toBe(text);
});

it.each([
  [0, "0"],
  [60, "60+"],
  [195, "195+"],
])("%i countries are shown as %s [public 2.21]", (count, text) => {
  expect(formatCountryCounter(count)).toBe(text);
});

it.each([
  [1000, "1,000"],
  [1001, "1K+"],
  [15_322, "15K+"],
])("%i cities are shown as %s [public 2.21]", (count, text) => {
  expect(formatCityCounter(count)).toBe(text);
});
