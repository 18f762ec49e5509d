import { afterAll, describe, expect, it } from "vitest";
import { openKnowledge } from "../open-knowledge.ts";

const { kinds, close } = openKnowledge();
afterAll(close);

describe("a picker finds the kind", () => {
  it.each([
    ["ecza", "amenity/pharmacy"],
    ["FRISEUR", "shop/hairdresser"],
    ["kuaf", "shop/hairdresser"],
    ["寿司", "amenity/restaurant/sushi"],
    ["pizza rest", "amenity/restaurant/pizza"],
    ["school driving", "amenity/driving_school"],
  ])("by the beginning of its name in any language: %s", (text, key) => {
    expect(kinds.search(text, 10).map((kind) => kind.key)).toContain(key);
  });

  it("by its whole name before those that only begin with the text", () => {
    expect(kinds.search("restaurant", 5)[0]?.key).toBe("amenity/restaurant");
  });

  it.each(["", "!!", "%_", "\u{10FFFF}"])("for no text like %j", (text) => {
    expect(kinds.search(text, 10)).toEqual([]);
  });

  it("in a list of the requested length, each kind once", () => {
    const found = kinds.search("a", 7);
    expect(new Set(found).size).toBe(7);
  });
});

it.each([
  ["tandarzt", "tandarts"],
  ["enoteke", "enoteca"],
  ["fizer", "frizer"],
  ["dntista", "dentista"],
  ["puub", "pub"],
  ["pelukeria", "peluqueria"],
  ["velomechan", "velomechaniker"],
])("%s, misspelt, inflected or cut off, is like %s", (typed, known) => {
  expect(kinds.similarTo(typed)).toContain(known);
  expect(kinds.named(known)).not.toEqual([]);
});

it.each(["", "bar", "wexlipan", "zarqueth brimtol", "a".repeat(200)])("%j is like no kind", (typed) => {
  expect(kinds.similarTo(typed)).toEqual([]);
});
