import type { SearchDocument } from "@meridian/domain/businesses/search-document";

/** A plausible search document; pass only what the test is about. */
export function makeSearchDocument(id: string, overrides: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id,
    name: `Place ${id}`,
    categories: [{ slug: "shop", name: "Shop" }],
    countryCode: "DE",
    countryName: "Germany",
    citySlug: "hamburg",
    cityName: "Hamburg",
    address: "Hafenstraße 1, 20457 Hamburg, Germany",
    latitude: 53.545,
    longitude: 9.97,
    rating: 4,
    reviews: 10,
    popularity: 1000,
    isVerified: false,
    has: [],
    amenities: [],
    ...overrides,
  };
}

/** The same without position, city, country and address. */
export function makePlacelessDocument(id: string, overrides: Partial<SearchDocument> = {}): SearchDocument {
  const { name, categories, reviews, popularity, isVerified, has, amenities } = makeSearchDocument(id);
  return { id, name, categories, reviews, popularity, isVerified, has, amenities, ...overrides };
}
