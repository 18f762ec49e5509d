import { NO_ROWS } from "@meridian/contracts/imports/import-job";
import { describe, expect, it } from "vitest";
import { remember } from "./bounded-cache.ts";
import { exportCellsOf } from "./businesses/export-cells.ts";
import { createLabelMatch } from "./businesses/facets.ts";
import { settledPopularity } from "./businesses/popularity.ts";
import { recordCheck } from "./businesses/record-check.ts";
import { importWarningOf, importWarningText } from "./imports/import-warning.ts";
import { inboxPlaceText, parseInboxPlace } from "./inbox-place.ts";
import { letterOf, searchableWords, wordsOfSpellings } from "./places/place-words.ts";
import { postalRegionOf } from "./places/postal-regions.ts";
import { isSameState } from "./places/territories.ts";
import { capitalised } from "./text/capitalised.ts";

it("a bounded cache computes each result once and clears all of them when full", () => {
  const made: string[] = [];
  const shout = remember((text) => {
    made.push(text);
    return text.toUpperCase();
  }, 2);
  expect(["a", "b", "a", "c", "a"].map(shout)).toEqual(["A", "B", "A", "C", "A"]);
  expect(made).toEqual(["a", "b", "c", "a"]);
});

it("an export cell is the first value of its column", () => {
  const { values, toCells } = exportCellsOf([["name"], ["type", "category"], ["city"]]);
  expect(values).toEqual(["name", "type", "category", "city"]);
  expect(toCells(["A", undefined, "Food", undefined])).toEqual(["A", "Food", undefined]);
  expect(toCells(["A", "Café", "Food", "Ulm"])).toEqual(["A", "Café", "Ulm"]);
});

it.each([
  ["", ["new", "york"], true],
  ["york", ["new", "york"], true],
  ["yo ne", ["new", "york"], true],
  ["York", ["new", "york"], true],
  ["ork", ["new", "york"], false],
  ["new yorks", ["new", "york"], false],
])("%j typed fits the label %j: %s", (typed, label, fits) => {
  expect(createLabelMatch(typed)(label)).toBe(fits);
});

describe("a position in the inbox", () => {
  it("survives a round trip as text", () => {
    const text = inboxPlaceText({ receivedAt: "2026-05-01T12:00:00.000Z", id: "m-1" });
    expect(text).toBe("1777636800000-m-1");
    expect(parseInboxPlace(text)).toEqual({ receivedAt: 1_777_636_800_000, id: "m-1" });
  });

  it.each(["", "12", "12-", "-x", "x12-a", "1234567890123456-a", `1-${"x".repeat(65)}`])("is not %j", (text) => {
    expect(parseInboxPlace(text)).toBeUndefined();
  });
});

it.each([
  ["New-York  City", " new york city"],
  ["…Köln", " koln"],
  ["दिल्ली", " दलल"],
  ["", ""],
])("%j is searched for as %j", (text, words) => {
  expect(searchableWords(text)).toBe(words);
});

it.each([
  ["berlin", "B"],
  ["a", "A"],
  ["zagreb", "Z"],
  ["1-euro", ""],
  ["[x", ""],
  ["", ""],
])("the slug %j is listed under %j", (slug, letter) => {
  expect(letterOf(slug)).toBe(letter);
});

it.each([
  [1000, 1050, 1000],
  [1000, 1051, 1051],
  [1000, 950, 1000],
  [1000, 949, 949],
  [0, 1, 1],
])("a popularity of %i that would be %i is kept as %i", (stored, exact, settled) => {
  expect(settledPopularity(stored, exact)).toBe(settled);
});

describe("the check of an exported row", () => {
  it("is stable for the same cells, whatever their types", () => {
    expect(recordCheck(["A", 1.5, true, undefined])).toBe("gotmwZCfBi6AJfiXpBTFye");
    expect(recordCheck(["A", "1.5", "true", ""])).toBe("gotmwZCfBi6AJfiXpBTFye");
  });

  it("notices an edit and a moved cell", () => {
    expect(recordCheck(["A", "B"])).not.toBe(recordCheck(["A", "C"]));
    expect(recordCheck(["AB", ""])).not.toBe(recordCheck(["A", "B"]));
  });
});

it.each([
  ["café", "Café"],
  ["", ""],
])("%j begins with a capital letter: %j", (text, expected) => {
  expect(capitalised(text)).toBe(expected);
});

describe("the words of a place that files spell in several ways", () => {
  it.each([
    [" munich", ["München"], " munich munchen"],
    [" munich", ["Munich", "MUNICH"], " munich"],
    [" munich", ["Muni"], " munich muni"],
    [" new york", ["York"], " new york"],
    ["", [], ""],
  ])("%j with %j are %j", (words, spellings, all) => {
    expect(wordsOfSpellings(words, ...spellings)).toBe(all);
  });

  it("fit in a thousand letters, and omit a spelling that does not", () => {
    expect(wordsOfSpellings("", "x".repeat(999))).toHaveLength(1_000);
    expect(wordsOfSpellings(" a", "x".repeat(998), "b")).toBe(" a b");
  });
});

it.each([
  ["FR", "RE", true],
  ["RE", "FR", true],
  ["RE", "GP", true],
  ["US", "PR", true],
  ["GB", "JE", true],
  ["NL", "AW", true],
  ["DK", "GL", true],
  ["NO", "SJ", true],
  ["FI", "AX", true],
  ["CN", "HK", true],
  ["AU", "CX", true],
  ["NZ", "CK", true],
  ["IL", "PS", true],
  ["MA", "EH", true],
  ["RS", "XK", true],
  ["DE", "DE", true],
  ["DE", "AT", false],
  ["RE", "PR", false],
])("%s and %s are of one country: %s", (left, right, isSame) => {
  expect(isSameState(left, right)).toBe(isSame);
});

it.each([
  ["US", "02139", "US-MA"],
  ["US", " 10001-1234 ", "US-NY"],
  ["US", "39901", "US-GA"],
  ["US", "40001", "US-KY"],
  ["US", "42799", "US-KY"],
  ["US", "42801", undefined],
  ["US", "88510", "US-TX"],
  ["US", "00901", undefined],
  ["US", "10", undefined],
  ["AU", "2000", "AU-NSW"],
  ["AU", "2600", undefined],
  ["AU", "9726", "AU-QLD"],
  ["CA", "m5v 2t6", "CA-ON"],
  ["CA", "J4B 1A1", "CA-QC"],
  ["CA", "X0A 0H0", undefined],
  ["DE", "10115", undefined],
])("in %s the postal code %s lies in %s", (countryCode, postalCode, regionCode) => {
  expect(postalRegionOf(countryCode, postalCode)).toBe(regionCode);
});

describe("an import is warned of", () => {
  const warningOf = (counters: Partial<typeof NO_ROWS>, state: "succeeded" | "failed" = "succeeded") =>
    importWarningOf({ state, counters: { ...NO_ROWS, ...counters } });

  it.each([
    [{ rowsRead: 9, rejected: 1 }, "nothing_imported"],
    [{ rowsRead: 9, rejected: 1, created: 1 }, null],
    [{ rowsRead: 9, rejected: 1, updated: 1 }, null],
    [{ rowsRead: 9, unchanged: 9 }, null],
    [{ rowsRead: 100, created: 95, duplicatesWithoutId: 5 }, null],
    [{ rowsRead: 100, created: 94, duplicatesWithoutId: 6 }, "many_duplicates"],
  ] as const)("with %j: %s", (counters, warning) => {
    expect(warningOf(counters)).toBe(warning);
    expect(warningOf(counters, "failed")).toBeNull();
  });

  it("in words that count the rows", () => {
    const counters = { ...NO_ROWS, duplicatesWithoutId: 1234 };
    expect(importWarningText({ warning: "many_duplicates", counters })).toMatch(/^1\.234 satır, /);
    expect(importWarningText({ warning: "nothing_imported", counters })).toMatch(/^Hiçbir işletme /);
    expect(importWarningText({ warning: null, counters })).toBeUndefined();
  });
});
