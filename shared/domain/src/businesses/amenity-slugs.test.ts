import { expect, it } from "vitest";
import { wordsOf } from "../text/search-words.ts";
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

it("each name means one amenity", () => {
  const slugs = new Map<string, Set<string>>();
  for (const [name, slug] of amenityNames()) {
    const key = wordsOf(name).join(" ");
    slugs.set(key, (slugs.get(key) ?? new Set()).add(slug));
  }
  expect([...slugs].filter(([key, of]) => key === "" || of.size > 1)).toEqual([]);
});
