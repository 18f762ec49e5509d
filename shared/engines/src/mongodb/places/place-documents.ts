import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { type BusinessCategory, categorySlugOf, labelSlugsOf } from "@meridian/domain/categories/business-category";
import { type BusinessPlace, cityPageOf } from "@meridian/domain/places/business-place";
import { countryName, countrySlug } from "@meridian/domain/places/country-names";
import { finestCellOf } from "@meridian/domain/places/map-grid";
import { letterOf, searchableWords, wordsOfSpellings } from "@meridian/domain/places/place-words";
import { ratingMilliOf } from "../../rules/rating-sums.ts";
import type { BusinessDocument } from "../documents.ts";
import type { CategoryDocument, CityDocument, Counted, CountryDocument } from "../rollups/rollup-documents.ts";

const NOTHING = { step: 0, businesses: 0 } as const;

export type Placement = Pick<BusinessDocument, "category" | "country" | "city" | "mapCell"> & { place: BusinessPlace };

/** The category, country, city and map cell under which a business is counted. */
export function placementOf(fields: BusinessFields, place: BusinessPlace): Placement {
  const { countryCode, city } = fields;
  const page = cityPageOf({ countryCode, city, ...place });
  return {
    category: categorySlugOf({ ...fields, categorySlug: place.categorySlug }) ?? "",
    country: countryCode ?? "",
    city: page === undefined ? "" : cityKeyOf(page.countryCode, page.citySlug),
    mapCell: mapCellOf(fields),
    place,
  };
}

export function mapCellOf({ latitude: lat, longitude: lng }: BusinessFields): number {
  return lat === undefined || lng === undefined ? -1 : finestCellOf({ lat, lng });
}

export function cityKeyOf(country: string, citySlug: string): string {
  return country === "" || citySlug === "" ? "" : `${country}/${citySlug}`;
}

export function countedOf(
  business: Pick<BusinessDocument, "deletedAt" | "isListed" | "fields" | "category" | "country" | "city" | "mapCell">,
): Counted {
  if (business.deletedAt !== undefined) return { isStored: false };
  if (!business.isListed) return { isStored: true };
  const { fields, category, country, city, mapCell } = business;
  const aliases = category === "" ? [] : [...labelSlugsOf(fields)].filter((slug) => slug !== category);
  const { rating, reviews } = fields;
  const ratingMilli = rating === undefined ? {} : { ratingMilli: ratingMilliOf(rating) };
  // Undefined for businesses stored before there were maps.
  const position = mapCell >= 0 ? { mapCell } : {};
  const listed = { country, city, category, ...ratingMilli, reviews, aliases: aliases.sort(), ...position };
  return { isStored: true, listed };
}

export function categoryDocumentOf({ slug, name, kindKey, within }: BusinessCategory): CategoryDocument {
  const counts = { rated: 0, ratingMilli: 0, reviews: 0, countries: 0, ...NOTHING };
  const label = { _id: slug, name, words: searchableWords(name), letter: letterOf(slug), ...counts };
  if (kindKey === undefined) return label;
  const [parent] = within;
  return { ...label, kindKey, ...(parent === undefined ? {} : { parent: parent.slug }) };
}

export function countryDocumentOf({ countryCode }: BusinessFields): CountryDocument | undefined {
  if (countryCode === undefined) return undefined;
  const name = countryName(countryCode) ?? countryCode;
  const slug = countrySlug(countryCode) ?? countryCode.toLowerCase();
  return { _id: countryCode, slug, name, words: searchableWords(name), cities: 0, categories: 0, ...NOTHING };
}

export function cityDocumentOf({ countryCode, city }: BusinessFields, place: BusinessPlace): CityDocument | undefined {
  const page = cityPageOf({ countryCode, city, ...place });
  if (page === undefined) return undefined;
  const { countryCode: country, citySlug: slug, name } = page;
  const words = wordsOfSpellings("", name, city ?? "");
  const frame = { _id: cityKeyOf(country, slug), country, slug, name, words, wordList: wordListOf(words) };
  return { ...frame, letter: letterOf(slug), categories: 0, ...NOTHING };
}

/** Distinct words from a text in which a space precedes each. */
export function wordListOf(words: string): string[] {
  return [...new Set(words.split(" ").slice(1))];
}
