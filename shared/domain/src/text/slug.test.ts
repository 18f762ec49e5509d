import fc from "fast-check";
import { expect, it } from "vitest";
import { businessSlug, cityKeyOf, firstFreeSlug, slugChoicesOf, slugify } from "./slug.ts";

it.each([
  ["Joe's  Pizza & Bar", "joes-pizza-bar"],
  ["  -Café Ört!-", "cafe-ort"],
  ["Кафе Пушкин", "kafe-pushkin"],
  ["Kadıköy Çay Evi", "kadikoy-cay-evi"],
  ["寿司", "shousi"],
  ["Ｃａｆｅ", "cafe"],
  ["A’B`C", "abc"],
  ["***", ""],
  ["", ""],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
  ["a".repeat(90), "a".repeat(80)],
])("the slug of %j is %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

it("a slug is its own slug, of words joined by single hyphens", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (text) => {
      const slug = slugify(text);
      expect(slugify(slug)).toBe(slug);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});

it.each([
  ["Luna's", "Ulm", "lunas-ulm"],
  ["Luna", undefined, "luna"],
  ["Luna", "**", "luna"],
  ["**", "Ulm", "business-ulm"],
])("a business called %s in %s has the slug %s", (name, city, slug) => {
  expect(businessSlug(name, city)).toBe(slug);
});

it("a taken slug gets a part of the id, then the whole id", () => {
  expect(slugChoicesOf("luna-ulm", "0123456789")).toEqual(["luna-ulm", "luna-ulm-012345", "luna-ulm-0123456789"]);
});

it("a city's key starts with its country in lower case", () => {
  expect(cityKeyOf("DE", "berlin")).toBe("de/berlin");
});

it("the first free choice is taken, and a business without one is refused", () => {
  expect(firstFreeSlug("luna", "0123456789", (slug) => slug !== "luna")).toBe("luna-012345");
  expect(() => firstFreeSlug("luna", "0123456789", () => false)).toThrow("0123456789");
});
