import type { Business } from "@meridian/contracts/businesses/business";
import type { OpeningHours } from "@meridian/contracts/businesses/opening-hours";
import type { HasFilter } from "@meridian/contracts/search/search";
import { type CategoryOf, categoriesOf, listingCategoriesOf } from "../categories/business-category.ts";
import { cityPageOf } from "../places/business-place.ts";
import { amenitySlugsOf } from "./amenities/amenity-slugs.ts";
import { shownAddressOf } from "./shown-address.ts";

/** What the index stores of a listed business; everything else is read from the store by id. */
export interface SearchDocument {
  id: string;
  name: string;
  /**
   * Categories that list the business, as roll-ups count it: its own first, then the kinds that include it. Filters and facets
   * use these.
   */
  categories: readonly { slug: string; name: string }[];
  /** Categories of its other labels and the kinds that include them: texts naming one find the business. */
  otherCategories?: readonly { slug: string; name: string }[];
  /** Additional words for the kind of business. */
  labels?: readonly string[];
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode?: string;
  countryName?: string;
  /** ISO 3166-2 */
  regionCode?: string;
  citySlug?: string;
  cityName?: string;
  address?: string;
  latitude?: number;
  longitude?: number;
  rating?: number;
  reviews: number;
  popularity: number;
  isVerified: boolean;
  has: readonly HasFilter[];
  /** Slugs of the amenities it has, in the source's words and in common ones. */
  amenities: readonly string[];
  hours?: OpeningHours;
  timeZone?: string;
}

/** What a search document is made of. */
export const SEARCHED_FIELDS = [
  "id",
  "name",
  "type",
  "category",
  "subtypes",
  "fullAddress",
  "street",
  "city",
  "state",
  "postalCode",
  "country",
  "countryCode",
  "phone",
  "website",
  "latitude",
  "longitude",
  "timeZone",
  "rating",
  "reviews",
  "verified",
  "status",
  "hours",
  "about",
  "citySlug",
  "cityName",
  "regionCode",
  "popularity",
] as const satisfies readonly (keyof Business)[];

export type SearchedBusiness = Pick<Business, (typeof SEARCHED_FIELDS)[number]>;

/** The name of the category a business counts under. */
export function primaryCategoryOf(business: Pick<Business, "type" | "category">): string | undefined {
  return business.type ?? business.category;
}

/** What the search index stores for a listed business. A temporarily closed one has no hours: it is never open now. */
export function toSearchDocument(business: SearchedBusiness, categoryOf: CategoryOf): SearchDocument {
  const has: HasFilter[] = [];
  if (business.phone !== undefined) has.push("phone");
  if (business.website !== undefined) has.push("website");
  if (business.hours !== undefined) has.push("hours");
  const cityPage = cityPageOf(business);
  const categories = listingCategoriesOf(business, categoryOf);
  const listing = new Set(categories.map(({ slug }) => slug));
  const otherCategories = categoriesOf(business, categoryOf).filter(({ slug }) => !listing.has(slug));
  const labels = labelsBeside([...categories, ...otherCategories], business);
  const document: SearchDocument = {
    id: business.id,
    name: business.name,
    categories,
    reviews: business.reviews,
    popularity: business.popularity,
    isVerified: business.verified,
    has,
    amenities: amenitySlugsOf(business.about),
  };
  if (otherCategories.length > 0) document.otherCategories = otherCategories;
  if (labels.length > 0) document.labels = labels;
  if (business.countryCode !== undefined) document.countryCode = business.countryCode;
  if (business.country !== undefined) document.countryName = business.country;
  if (business.regionCode !== undefined) document.regionCode = business.regionCode;
  if (cityPage !== undefined) document.citySlug = cityPage.citySlug;
  const cityName = cityPage?.name ?? business.city;
  if (cityName !== undefined) document.cityName = cityName;
  const address = addressOf(business, cityName);
  if (address !== undefined) document.address = address;
  if (business.latitude !== undefined) document.latitude = business.latitude;
  if (business.longitude !== undefined) document.longitude = business.longitude;
  if (business.rating !== undefined) document.rating = business.rating;
  if (business.hours !== undefined && business.status === "operational") document.hours = business.hours;
  if (business.timeZone !== undefined) document.timeZone = business.timeZone;
  return document;
}

/** Labels that add to the names of its categories: visitors type them too. */
function labelsBeside(
  categories: readonly { name: string }[],
  { type, category, subtypes }: SearchedBusiness,
): string[] {
  const names = new Set(categories.map(({ name }) => name));
  const labels = [type, category, ...subtypes].filter((label) => label !== undefined && !names.has(label));
  return [...new Set(labels.filter((label) => label !== undefined))];
}

/** Includes the city as the source spells it, which local visitors type. */
function addressOf(business: SearchedBusiness, cityName: string | undefined): string | undefined {
  const { city } = business;
  const fullAddress = shownAddressOf(business);
  if (city === undefined || city === cityName || fullAddress?.includes(city)) return fullAddress;
  return fullAddress === undefined ? city : `${fullAddress}, ${city}`;
}
