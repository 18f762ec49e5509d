import { expect, it } from "vitest";
import { wordsOf } from "../../text/search-words.ts";
import { amenityNames, amenitySlugsOf } from "./amenity-slugs.ts";

it.each([
  ["Outdoor seating", ["outdoor-seating"]],
  ["Terrasse", ["terrasse", "outdoor-seating"]],
  ["Free Wi-Fi", ["free-wi-fi", "wi-fi"]],
  ["Has wheelchair-accessible entrance", ["has-wheelchair-accessible-entrance", "wheelchair-accessible-entrance"]],
  ["Wheelchair accessible restroom", ["wheelchair-accessible-restroom"]],
  ["Free street parking", ["free-street-parking", "parking"]],
  ["Plats à emporter", ["plats-a-emporter", "takeout"]],
  ["Karaoke", ["karaoke"]],
])("%s has the slug %j", (name, slugs) => {
  expect(amenitySlugsOf(JSON.stringify({ Other: { [name]: true, "Live music": false } }))).toEqual(slugs);
});

it.each("Has Offers Serves Accepts Allows Free Paid Great With Mit Avec Con Com".split(" "))(
  "%s before an amenity means the amenity, other words do not",
  (word) => {
    const slugsWith = (before: string) =>
      amenitySlugsOf(JSON.stringify({ Other: { [`${before} outdoor seating`]: true } }));
    expect(slugsWith(word)).toContain("outdoor-seating");
    expect(slugsWith(`x${word}`)).not.toContain("outdoor-seating");
  },
);

it("each name means one amenity", () => {
  const slugs = new Map<string, Set<string>>();
  for (const [name, slug] of amenityNames()) {
    const key = wordsOf(name).join(" ");
    slugs.set(key, (slugs.get(key) ?? new Set()).add(slug));
  }
  expect([...slugs].filter(([key, of]) => key === "" || of.size > 1)).toEqual([]);
});
