import { expect, it } from "vitest";
import { joinedTexts, splitTexts } from "./respaced-texts.ts";

it.each([
  ["mc donalds", ["mcdonalds"]],
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
