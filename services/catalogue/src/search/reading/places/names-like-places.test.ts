import { expect, it } from "vitest";
import { PLACE_READING } from "../../../testing/place-reading.ts";
import { isWordBehindArticle } from "./names-like-places.ts";

it.each([
  ["no name bar", "name", "Namur", "BE", true],
  ["name bar", "name", "Namur", "BE", false],
  ["no namur bar", "namur", "Namur", "BE", false],
  ["bar no name", "name", "Namur", "BE", false],
  ["best genf hotel", "genf", "Geneva", "CH", false],
  ["the napoli pub", "napoli", "Naples", "IT", false],
])("%j begins with an article and a word, not with %s in %s: %s", (text, place, name, countryCode, isWord) => {
  const [city] = PLACE_READING.knownPlaces.citiesNamed(name, countryCode);
  const match = { kind: "city", name: city?.name ?? "", slug: "", countryCode, countryName: "", count: 1 } as const;
  expect(isWordBehindArticle(PLACE_READING, text, { place, match })).toBe(isWord);
});
