import { foldText } from "@meridian/domain/text/fold-text";
import { describe, expect, it } from "vitest";
import { QUERY_WORDS, REQUESTED_KINDS } from "../words/query-words.ts";
import { isFiller, readModifiers, trimmedOfFillers, withoutFillers } from "./spoken-modifiers.ts";

describe("the modifiers of a query", () => {
  it.each([
    ["pizza open now", "pizza", true, false],
    ["Open right now: dentist near me", ": dentist", true, true],
    ["nearest to me", "", false, true],
    ["open nowhere", "open nowhere", false, false],
    ["near merano", "near merano", false, false],
    ["pizza", "pizza", false, false],
    ["currently open bakery", "bakery", true, false],
    ["bakery OPEN  NOW berlin", "bakery berlin", true, false],
    ["reopen now", "reopen now", false, false],
    ["dentist near to me", "dentist", false, true],
    ["dentist nearest me", "dentist", false, true],
    ["dentist close to me", "dentist", false, true],
    ["dentist around me", "dentist", false, true],
    ["dentist near here", "dentist", false, true],
    ["linear me", "linear me", false, false],
    ["pizza currently  open", "pizza", true, false],
    ["pizza open  right  now", "pizza", true, false],
    ["dentist near  to  me", "dentist", false, true],
    ["dentist close  to  me", "dentist", false, true],
    ["dentist around  me", "dentist", false, true],
    ["dentist near  here", "dentist", false, true],
    ["x9near me", "x9near me", false, false],
    ["near me2", "near me2", false, false],
    ["öopen now", "öopen now", false, false],
    ["open nowö", "open nowö", false, false],
    ["open now 2open now", "2open now", true, false],
    ["open now open now", "", true, false],
    ["Bäckerei jetzt geöffnet", "Bäckerei", true, false],
    ["pharmacie ouverte maintenant près de moi", "pharmacie", true, true],
    ["farmacia cerca de mí", "farmacia", false, true],
    ["yakınımdaki eczane", "eczane", false, true],
    ["аптека рядом со мной", "аптека", false, true],
    ["営業中のラーメン", "ラーメン", true, false],
    ["附近的药店", "药店", false, true],
    ["北京附近药店", "北京 药店", false, true],
    ["北京营业中药店", "北京 药店", true, false],
    ["where to eat in vienna", "restaurant in vienna", false, false],
    ["where to eat pizza in vienna", "where to eat pizza in vienna", false, false],
    ["Où manger à Paris", "restaurant à Paris", false, false],
    ["café – bar , hotel", "café – bar , hotel", false, false],
  ])("of %s", (typed, text, isOpenNow, isNearMe) => {
    expect(readModifiers(typed)).toEqual({ text, isOpenNow, isNearMe });
  });
});

it.each([
  ...QUERY_WORDS.openNow.map((phrase) => [phrase, "", true, false] as const),
  ...QUERY_WORDS.nearMe.map((phrase) => [phrase, "", false, true] as const),
  ...REQUESTED_KINDS.flatMap((kind) => QUERY_WORDS[kind].map((phrase) => [phrase, kind, false, false] as const)),
])("%s is one modifier, whatever shorter phrase it contains", (phrase, text, isOpenNow, isNearMe) => {
  expect(phrase).not.toBe("");
  expect(readModifiers(phrase)).toEqual({ text, isOpenNow, isNearMe });
});

it("every filler is left out of what is searched for", () => {
  for (const word of QUERY_WORDS.filler) expect(withoutFillers(`${word.toUpperCase()} qqzz`, foldText)).toBe("qqzz");
});

it.each([
  ["Best", true],
  ["günstige", true],
  ["best pizza", false],
  ["Bestia", false],
  ["", false],
])("%j says how a visitor searches: %s", (text, isIt) => {
  expect(isFiller(text)).toBe(isIt);
});

it.each([
  ["where to eat in", ["where to eat", "to eat in", "where to", "to eat", "eat in", "where", "to", "eat", "in"]],
  ["the best pizza near", ["the best pizza", "best pizza near", "best pizza", "pizza near", "pizza"]],
  ["in pizza in", ["in pizza", "pizza in", "pizza"]],
  ["pizza", []],
  ["best", []],
])("%s is trimmed of the fillers at its ends, as %j", (text, trimmed) => {
  expect(trimmedOfFillers(text)).toEqual(trimmed);
});

it.each([
  ["best pizza in town", "pizza town"],
  ["where to eat", "where to eat"],
  ["Günstige Pizza", "Pizza"],
  ["the  best   ramen", "ramen"],
])("%s means only %s", (text, rest) => {
  expect(withoutFillers(text, foldText)).toBe(rest);
});
