import type { BusinessPlace } from "@meridian/domain/places/business-place";
import { optionalNumber, optionalText, type SqlRow, type SqlValue, textOf } from "../database/sql-row.ts";

/** The columns of a `BusinessPlace`. */
export const PLACE_COLUMNS = [
  "geonames_id",
  "city_slug",
  "city_name",
  "region_code",
  "category_slug",
  "kinds",
] as const;

/** The values for `PLACE_COLUMNS`. */
export function encodePlace(place: BusinessPlace): SqlValue[] {
  const { cityId, citySlug, cityName, regionCode, categorySlug, kinds } = place;
  const city = [cityId ?? null, citySlug ?? null, cityName ?? null, regionCode ?? null];
  return [...city, categorySlug ?? null, kinds?.join(" ") ?? null];
}

/** Expects a row whose `PLACE_COLUMNS` start at `at`. */
export function decodePlace(row: SqlRow, at: number): BusinessPlace {
  const place: BusinessPlace = {};
  const cityId = optionalNumber(row[at]);
  if (cityId !== undefined)
    Object.assign(place, { cityId, citySlug: textOf(row[at + 1]), cityName: textOf(row[at + 2]) });
  const regionCode = optionalText(row[at + 3]);
  if (regionCode !== undefined) place.regionCode = regionCode;
  const categorySlug = optionalText(row[at + 4]);
  if (categorySlug !== undefined) place.categorySlug = categorySlug;
  const kinds = optionalText(row[at + 5]);
  if (kinds !== undefined) place.kinds = kinds.split(" ");
  return place;
}
