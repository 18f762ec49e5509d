import { describe, expect, it } from "vitest";
import { createIndexWords, type IndexWords, toRowWords } from "./index-words.ts";

const entries = [["spa"]].map((words) => ({
  kind: "amenity" as const,
  value: "spa",
  label: "spa",
  words,
  text: " spa ",
}));

function countSpa(words: IndexWords) {
  words.count(toRowWords(["spaces", "spa"], [...words.ofEntry(0), words.of("bar")], words), 1);
  const { terms, prefixes } = words.changes();
  const totals = (counts: typeof terms) => Object.fromEntries(counts.map(({ text, by }) => [text, by]));
  return { terms: totals(terms), prefixes: totals(prefixes) };
}

describe.each([0, 1_000])("with %i words kept between batches", (kept) => {
  it("each batch counts a document once for each of its words and prefixes", () => {
    const words = createIndexWords({ entry: (id) => entries[id] }, kept);
    const counted = {
      terms: { spaces: 1, spa: 1, bar: 1 },
      prefixes: { s: 1, sp: 1, spa: 1, spac: 1, b: 1, ba: 1, bar: 1 },
    };
    expect(countSpa(words)).toEqual(counted);
    words.settle();
    expect(countSpa(words)).toEqual(counted);
  });
});
