import { expect, it } from "vitest";
import { planText } from "./search-text.ts";
import { meantWords, readingsOf, synonymsIn, wordSynonymOf } from "./synonyms.ts";

const synonyms = [
  ["Eczane", "pharmacy"],
  ["hair dresser", "barber"],
  ["Köln", "Cologne"],
  ["pharmacy", "drugstore"],
  ["nyc", "new york"],
  ["寿司", "sushi bar"],
].map(([term = "", meaning = ""]) => wordSynonymOf({ term, meaning }));

const read = (text: string): string[] =>
  readingsOf(planText(text), { synonyms: synonymsIn(text, synonyms) }).map(({ words }) =>
    words.map(({ word, isPrefix }) => `${word}${isPrefix ? "*" : ""}`).join(" "),
  );

it.each<[string, string[]]>([
  ["ECZANE", ["eczane*", "pharmacy"]],
  ["eczan", ["eczan*"]],
  ["eczane berlin", ["eczane berlin*", "pharmacy berlin*"]],
  ["best hair dresser paris", ["best hair dresser paris*", "best barber paris*"]],
  ["hair paris", ["hair paris*"]],
  ["dresser hair", ["dresser hair*", "barber"]],
  ["eczane köln", ["eczane koln*", "pharmacy koln*", "eczane cologne", "pharmacy cologne"]],
  ["hotel nyc", ["hotel nyc*", "hotel new york"]],
  ["new hotel nyc", ["new hotel nyc*", "hotel new york"]],
  ["寿司", ["寿司*", "sushi bar"]],
  ['"eczane" berlin', ["berlin*"]],
  ["", [""]],
])("%s is read as %j", (text, readings) => {
  expect(read(text)).toEqual(readings);
});

it("a text has a handful of readings at most", () => {
  const many = ["a", "b", "c", "d", "e"].map((term) => wordSynonymOf({ term, meaning: `${term}${term}` }));
  const readings = readingsOf(planText("a b c d e"), { synonyms: many });
  expect(readings).toHaveLength(4);
  expect(readings[0].words.map(({ word }) => word)).toEqual(["a", "b", "c", "d", "e"]);
});

it("what was meant is marked, but not what was typed", () => {
  const text = "eczane köln";
  expect(meantWords(readingsOf(planText(text), { synonyms: synonymsIn(text, synonyms) }))).toEqual([
    "pharmacy",
    "cologne",
  ]);
});
