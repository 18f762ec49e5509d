import { expect, it } from "vitest";
import { popularityOf } from "./popularity.ts";

it("popularity grows with rating and reviews and is nothing without either", () => {
  expect(popularityOf(4.5, 120)).toBe(Math.round(4.5 * Math.log(121) * 1000));
  expect(popularityOf(undefined, 120)).toBe(0);
  expect(popularityOf(5, 0)).toBe(0);
});
