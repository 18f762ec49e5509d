import { expect, it } from "vitest";
import { streetSynonymsIn } from "./street-words.ts";

it.each([
  ["Bahnhofstr. 28a", [["bahnhofstr", "bahnhofstrasse"]]],
  ["Bahnhofstraße 28a", [["bahnhofstrasse", "bahnhofstr"]]],
  ["12 Station Rd", [["rd", "road"]]],
  ["İstiklal Cad. 33", [["cad", "caddesi"]]],
  ["ул. Ленина 5", [["ул", "улица"]]],
  ["Station Rd", []],
  [
    "str 8",
    [
      ["str", "street"],
      ["str", "strasse"],
    ],
  ],
])("%s is also written otherwise", (text, pairs) => {
  expect(streetSynonymsIn(text).map(({ words, means }) => [words[0], means[0]])).toEqual(pairs);
});
