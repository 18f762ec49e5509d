import { expect, it } from "vitest";
import { appliedFilters, withoutFilters, wordsOf } from "./filters.ts";
import { searchTitle } from "./headline.ts";
import { placeTitle } from "./place-title.ts";
import { readSearchParams } from "./search-params.ts";

const everything = readSearchParams({
  q: "pizza",
  location: "berlin",
  category: "pizza-restaurant",
  country: "de",
  city: "de/bad-homburg",
  minRating: "4",
  verified: "1",
  has: "phone,website",
  amenity: "free-wi-fi,parking",
  openNow: "1",
  open: "sunday",
  near: "52.5,13.4",
  radiusKm: "5",
  bbox: "13,52,14,53",
  sort: "rating",
});

it("every filter is named and can be removed on its own", () => {
  const filters = appliedFilters(everything, undefined);
  expect(filters.map(({ label }) => label)).toEqual([
    "Open now",
    "Open on Sundays",
    "Verified",
    "Has a phone",
    "Has a website",
    "4 stars and up",
    "Pizza restaurant",
    "Germany",
    "Bad Homburg",
    "Free Wi-Fi",
    "Parking",
    "Within 5 km of you",
    "Map area",
  ]);
  for (const { key, without } of filters) {
    expect(appliedFilters(without, undefined).map((filter) => filter.key)).toEqual(
      filters.map((filter) => filter.key).filter((other) => other !== key),
    );
  }
});

it("clearing the filters keeps what and where was searched", () => {
  expect(withoutFilters(everything, {})).toEqual({ q: "pizza", location: "berlin", sort: "rating" });
  expect(withoutFilters({ openNow: "1", city: "de/koln" }, { city: "de/koln" })).toEqual({ city: "de/koln" });
});

it("a label of the answer takes precedence over one made from the address", () => {
  const facets = {
    category: [{ value: "cafe", label: "Café", count: 3 }],
    country: [],
    city: [],
    rating: [],
    amenity: [],
    has: [],
    verified: [],
  };
  expect(appliedFilters({ category: "cafe" }, facets)[0]?.label).toBe("Café");
});

it.each([
  [{ q: "pizza", location: "berlin" }, "pizza in Berlin"],
  [{ q: "pizza" }, "pizza"],
  [{ location: "new york" }, "Businesses in New York"],
  [{ category: "pizza-restaurant", city: "us/new-york", country: "US" }, "Pizza restaurant in New York, United States"],
  [{ q: "pizza", near: "1,1" }, "pizza near you"],
  [{}, "All businesses"],
])("the search %j is titled %s", (params, title) => {
  expect(searchTitle(params)).toBe(title);
});

it.each([
  ["paris, fr", "Paris, FR"],
  ["são paulo", "São Paulo"],
  ["Rio de Janeiro", "Rio de Janeiro"],
  ["baden-baden", "Baden-Baden"],
])("the place %s is written %s", (typed, written) => {
  expect(placeTitle(typed)).toBe(written);
});

it.each([
  ["pizza-restaurant", "Pizza restaurant"],
  ["nfc-mobile-payments", "NFC mobile payments"],
  ["tvs", "Tvs"],
  ["éclairs", "Éclairs"],
  ["", ""],
])("the slug %j reads as %j", (slug, words) => {
  expect(wordsOf(slug)).toBe(words);
});
