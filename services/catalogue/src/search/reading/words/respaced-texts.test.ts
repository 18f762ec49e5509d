import { expect, it } from "vitest";
import { joinedTexts, MAX_GLUED_LETTERS, splitTexts, unjoined } from "./respaced-texts.ts";

it.each([
  ["mc donalds", ["mcdonalds"]],
  ["mc  donalds", ["mcdonalds"]],
  ["zeughaus keller zurich", ["zeughauskeller zurich", "zeughaus kellerzurich"]],
  ["pizza", []],
  ["a b c d e f g", []],
])("neighbouring words of %j are joined pair by pair", (text, joined) => {
  expect(joinedTexts(text)).toEqual(joined);
});

it.each([
  ["seafood", ["sea food", "seaf ood"]],
  ["pizza", []],
  ["sea food", []],
  ["x".repeat(17), []],
  ["cafe newsroom", ["cafe new sroom", "cafe news room", "cafe newsr oom"]],
  ["one two three newsroom", []],
])("the longest word of %j is split at every letter that leaves two words", (text, split) => {
  expect(splitTexts(text)).toEqual(split);
});

it("a longer word is split on request, but none of any length", () => {
  expect(splitTexts("coffeeshopamsterdam", MAX_GLUED_LETTERS)).toContain("coffeeshop amsterdam");
  expect(splitTexts("x".repeat(MAX_GLUED_LETTERS + 1), MAX_GLUED_LETTERS)).toEqual([]);
});

it.each([
  ["hotel+wien", "hotel wien"],
  ["new-york hotels", "new york hotels"],
  ["pizza @ berlin", "pizza berlin"],
  ["(paris) boulangerie", "paris boulangerie"],
  ["H&M berlin", "H&M berlin"],
  ["-berlin-", "-berlin-"],
  ["Tokyoのカフェ", "Tokyo カフェ"],
  ["咖啡Shanghai", "咖啡 Shanghai"],
  ["หมอฟัน ในBangkok", "หมอฟัน Bangkok"],
  ["東京のカフェ", "東京のカフェ"],
])("signs that join the words of %j become spaces", (text, spaced) => {
  expect(unjoined(text)).toBe(spaced);
});
