import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compoundWordsOf, indexWordsOf, isUnspaced, markWords, searchWordsOf, wordsOf } from "./search-words.ts";

describe("the words of a text", () => {
  it.each([
    ["Luigi's Pizza & Grill", "luigis pizza grill"],
    ["Café “Zürich”, Straße", "cafe zurich strasse"],
    ["Coca-Cola H&M 7-Eleven", "coca cola h m 7 eleven"],
    ["İSTANBUL Işık", "istanbul isik"],
    ["ŁÓDŹ Ærø Œuvre Đà Þór", "lodz aero oeuvre da thor"],
    ["Pizza™ ★ 寿司bar", "pizza 寿司 bar"],
    ["スターバックス コーヒー", "スターハックス コーヒー"],
    ["rock 'n' roll, it's _fine_ (l'eau)", "rock n roll its fine leau"],
    ["rock 'n' roll, it's _fine_ (l'eau) é", "rock n roll its fine leau e"],
    ["--- !!! \uE000", ""],
    ["O`Neill ＇n＇ Co", "oneill n co"],
    ["a\u200db c'\u200dd", "ab cd"],
    ["ʻOkina Hawaiʻi", "okina hawaii"],
    ["٣ rue №5", "٣ rue 5"],
    ["x".repeat(41), "x".repeat(40)],
    [`${"x".repeat(41)} é`, `${"x".repeat(40)} e`],
    [`é${"x".repeat(40)}`, `e${"x".repeat(39)}`],
    ["寿".repeat(41), "寿".repeat(40)],
    ["ไทย ລາວ ខ្មែរ မြန်မာ 한국", "ไทย ລາວ ខមរ မနမ 한국"],
  ])("of %s are %s", (text, words) => {
    expect(wordsOf(text).join(" ")).toBe(words);
  });

  it("are the same when taken from their own words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const words = wordsOf(text);
        expect(wordsOf(words.join(" "))).toEqual(words);
      }),
    );
  });
});

describe("the words of a query", () => {
  it("take the last one as a prefix, and each once", () => {
    expect(searchWordsOf("pizza in pizza")).toEqual([
      { word: "pizza", isPrefix: true },
      { word: "in", isPrefix: false },
    ]);
  });

  it("are pairs of letters if the script has no spaces", () => {
    expect(searchWordsOf("東京都 寿").map(({ word, isPrefix }) => `${word}${isPrefix ? "*" : ""}`)).toEqual([
      "東京",
      "京都",
      "寿*",
    ]);
  });

  it("are all among the indexed words of the same text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const indexed = new Set(indexWordsOf(text));
        for (const { word } of searchWordsOf(text)) expect(indexed).toContain(word);
      }),
    );
  });
});

it.each([
  ["寿司", true],
  ["すし", true],
  ["한국", true],
  ["ไทย", true],
  ["sushi", false],
  ["été", false],
  ["кафе", false],
  ["", false],
])("%j is of a script without spaces: %s", (word, expected) => {
  expect(isUnspaced(word)).toBe(expected);
});

it.each([
  ["Luigi's", ["luigi", "s"]],
  ["O’Neill-Smith", ["o", "neill", "smith", "oneillsmith"]],
  ["Coca-Cola", ["cocacola"]],
  ["A.B.C shop", ["abc"]],
  ["7-Eleven", ["7eleven"]],
  ["12-14/16", []],
  ["plain words", []],
  ["東京-bar", []],
  [`${"x".repeat(30)}-${"y".repeat(30)}`, [`${"x".repeat(30)}${"y".repeat(10)}`]],
])("the compounds of %s add %j", (text, words) => {
  expect(compoundWordsOf(text)).toEqual(words);
});

describe("the indexed words of a text", () => {
  it.each([
    ["Luigi's", ["luigis", "luigi", "s"]],
    ["L’Oréal", ["loreal", "l", "oreal"]],
    ["Coca-Cola", ["coca", "cola", "cocacola"]],
    ["H&M", ["h", "m", "hm"]],
    ["12-14", ["12", "14"]],
    ["東京駅", ["東京", "京駅", "駅"]],
    ["駅", ["駅"]],
    ["pizza Pizza", ["pizza"]],
  ])("for %s are %j", (text, words) => {
    expect(indexWordsOf(text)).toEqual(words);
  });
});

describe("marking words", () => {
  const marked = (text: string, words: string[]) =>
    markWords(text, words).map(([start, end]) => text.slice(start, end));

  it.each([
    ["Café Zürich", ["zurich", "caf"], ["Caf", "Zürich"]],
    ["Luigi's Pizza", ["luigis", "piz"], ["Luigi's", "Piz"]],
    ["Große Straße", ["strasse"], ["Straße"]],
    ["Pizza pizzeria", ["pizza", "x"], ["Pizza"]],
    ["東京寿司", ["京寿", "寿司"], ["京寿司"]],
    ["Pizza pizzeria", ["pizzeria", "pizz"], ["Pizz", "pizzeria"]],
    ["Große Straße", ["stras"], ["Straß"]],
    ["Luigi's", ["lui"], ["Lui"]],
    ["Luigi's", ["luigis"], ["Luigi's"]],
    ["a pizza", [], []],
    ["a pizza", ["zza"], []],
    ["東京寿司", ["寿司"], ["寿司"]],
    ["東京寿司", ["京都"], []],
    ["𝐁𝐨𝐥𝐝", ["bo"], ["𝐁𝐨"]],
    ["İstanbul Lokantası", ["istanbul", "lokantasi"], ["İstanbul", "Lokantası"]],
  ])("in %s for %j marks %j", (text, words, parts) => {
    expect(marked(text, words)).toEqual(parts);
  });

  it("keeps the text, never overlaps, and stays in order", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, query) => {
        let end = -1;
        for (const range of markWords(text, [...wordsOf(query), ...wordsOf(text)])) {
          expect(range[0]).toBeGreaterThan(end);
          expect(range[1]).toBeGreaterThan(range[0]);
          expect(range[1]).toBeLessThanOrEqual(text.length);
          end = range[1];
        }
      }),
    );
  });
});

it("a single letter of an unspaced script begins words, wherever it is in a query", () => {
  expect(searchWordsOf("京 東京 cafe")).toEqual([
    { word: "京", isPrefix: true },
    { word: "東京", isPrefix: false },
    { word: "cafe", isPrefix: true },
  ]);
});
