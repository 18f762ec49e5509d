import { describe, expect, it } from "vitest";
import { correctedText, planText, searchedWords } from "./search-text.ts";

describe("the query of a text", () => {
  it.each([
    ["best pizza", ["best", "pizza*"], [], [], " best pizza "],
    ['"Blue Bottle" coffee', ["coffee*"], ["blue", "bottle"], [" blue bottle "], " blue bottle coffee "],
    ["„Zum Löwen“ ulm", ["ulm*"], ["zum", "lowen"], [" zum lowen "], " zum lowen ulm "],
    ['"" cafe', ["cafe*"], [], [], " cafe "],
    ['"!!" cafe', ["cafe*"], [], [], " cafe "],
    ['"寿司" tokyo', ["tokyo*"], ["寿司"], ["寿司"], " 寿司 tokyo "],
    ['"寿司 bar"', [], ["寿司", "bar"], ["寿司 bar "], " 寿司 bar "],
    ['"bar 寿司"', [], ["bar", "寿司"], [" bar 寿司"], " bar 寿司 "],
    ['12" pizza', ["12", "pizza*"], [], [], " 12 pizza "],
  ])("%s", (text, words, phraseWords, phrases, nameText) => {
    const plan = planText(text);
    expect(plan.words.map(({ word, isPrefix }) => `${word}${isPrefix ? "*" : ""}`)).toEqual(words);
    expect(plan).toMatchObject({ phraseWords, phrases, nameText });
  });

  it("is sixteen words at most, in quotes and outside them", () => {
    const many = Array.from({ length: 17 }, (_, n) => `w${n}`).join(" ");
    expect(planText(many).words).toHaveLength(16);
    expect(planText(`"${many}"`).phraseWords).toHaveLength(16);
  });
});

describe("with words corrected", () => {
  const typed = 'best  Piza "blue bottle" berln';
  const text = planText(typed);
  const spellings = [undefined, "pizza", "berlin"];

  it("the word typed last comes last", () => {
    expect(searchedWords(text, spellings)).toEqual(["blue", "bottle", "pizza", "berlin", "best", "piza", "berln"]);
  });

  it("the text stays as typed except for those words", () => {
    expect(correctedText(typed, text, spellings)).toBe('best  pizza "blue bottle" berlin');
  });

  it("a token of several words stays as typed", () => {
    expect(correctedText("piza-bar", planText("piza-bar"), ["pizza", "bar"])).toBe("piza-bar");
  });
});
