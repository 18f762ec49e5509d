import { describe, expect, it } from "vitest";
import { allowedTypos, mayBeginMisspelt, typosBetween } from "./typos.ts";

it.each([
  ["spa", 0],
  ["cafe", 1],
  ["pizza", 1],
  ["pizzeria", 1],
  ["pharmacie", 2],
  ["route66", 0],
  ["스타벅스커피", 0],
  ["𝐩iz", 0],
])("%s may hold %i typos", (word, typos) => {
  expect(allowedTypos(word)).toBe(typos);
});

it.each([
  ["pharma", false],
  ["pharmac", true],
])("%s may be the misspelt beginning of a longer word: %s", (word, may) => {
  expect(mayBeginMisspelt(word)).toBe(may);
});

describe("the typos between two words", () => {
  it.each([
    ["pizza", "pizza", 0],
    ["piza", "pizza", 1],
    ["pizzza", "pizza", 1],
    ["pisza", "pizza", 1],
    ["pziza", "pizza", 1],
    ["pizaz", "pizza", 1],
    ["pziaz", "pizza", 2],
    ["izza", "pizza", 2],
    ["bizza", "pizza", 2],
    ["ipzza", "pizza", 2],
    ["pixxa", "pizza", 2],
    ["pizzaxyz", "pizza", Number.POSITIVE_INFINITY],
    ["pixxx", "pizza", Number.POSITIVE_INFINITY],
    ["pi", "pizza", Number.POSITIVE_INFINITY],
  ])("of %s and %s are %d of at most two", (word, term, typos) => {
    expect(typosBetween(word, term, { limit: 2, toBeginning: false })).toBe(typos);
    expect(typosBetween(term, word, { limit: 2, toBeginning: false })).toBe(typos);
  });

  it("are more than the limit as soon as there is one too many", () => {
    expect(typosBetween("pixxa", "pizza", { limit: 1, toBeginning: false })).toBe(Number.POSITIVE_INFINITY);
    expect(typosBetween("pixza", "pizza", { limit: 1, toBeginning: false })).toBe(1);
  });

  it.each([
    ["restaur", "restaurants", 0],
    ["restuar", "restaurants", 1],
    ["resaur", "restaurants", 1],
    ["gestaur", "restaurants", 2],
    ["rextxur", "restaurants", 2],
    ["rextxux", "restaurants", Number.POSITIVE_INFINITY],
    ["restaurants", "restaur", Number.POSITIVE_INFINITY],
  ])("of %s and the nearest beginning of %s are %d", (word, term, typos) => {
    expect(typosBetween(word, term, { limit: 2, toBeginning: true })).toBe(typos);
  });
});
