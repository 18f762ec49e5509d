import { expect, it } from "vitest";
import { findListing, listingScopeOf } from "./listing-scope.ts";

const PLAIN = { sort: "relevance", near: undefined } as const;

it.each([
  [{ categorySlug: "bakery" }, { categorySlug: "bakery" }],
  [{ countryCode: "DE" }, { countryCode: "DE" }],
  [{ regionCode: "DE-BY" }, { countryCode: "DE" }],
  [{ countryCode: "FR", regionCode: "DE-BY" }, { countryCode: "FR" }],
  [{ cityKey: "de/ulm" }, { city: { countryCode: "DE", citySlug: "ulm" } }],
  [{ minRating: 4 }, {}],
])("the narrowest listing that contains all with %j is %j", (filters, scope) => {
  expect(listingScopeOf(filters)).toEqual(scope);
});

it.each([
  [{ categorySlug: "bakery" }, true],
  [{ cityKey: "de/ulm" }, true],
  [{ cityKey: "de/ulm", categorySlug: "bakery", countryCode: "DE" }, true],
  [{ countryCode: "DE" }, false],
  [{}, false],
  [{ cityKey: "de/ulm", minRating: 4 }, false],
  [{ cityKey: "de/ulm", regionCode: "DE-BW" }, false],
])("a search with %j alone is a listing: %s", (filters, isListing) => {
  expect(findListing(PLAIN, { text: "", filters }) !== undefined).toBe(isListing);
});

it("a text, an order or a position of the visitor makes it a search", () => {
  const filters = { cityKey: "de/ulm" };
  expect(findListing(PLAIN, { text: "x", filters })).toBeUndefined();
  expect(findListing({ ...PLAIN, sort: "rating" }, { text: "", filters })).toBeUndefined();
  expect(findListing({ ...PLAIN, near: { lat: 1, lng: 2 } }, { text: "", filters })).toBeUndefined();
});
