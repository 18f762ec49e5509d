import type { BusinessPlace } from "../../domain/business-place.ts";
import { optionalNumber, optionalText, type SqlRow, type SqlValue, textOf } from "./sql-row.ts";

/** Columns of a `BusinessPlace`. */
export const PLACE_COLUMNS = ["geonames_id", "city_slug", "city_name", "region_code"] as const;

/** For the columns `PLACE_COLUMNS`. */
export function encodePlace({ cityId, citySlug, cityName, regionCode }: BusinessPlace): SqlValue[] {
  return [cityId ?? null, citySlug ?? null, cityName ?? null, regionCode ?? null];
}

/** Of a row whose `PLACE_COLUMNS` begin at `at`. */
export function decodePlace(row: SqlRow, at: number): BusinessPlace {
  const place: BusinessPlace = {};
  const cityId = optionalNumber(row[at]);
  if (cityId !== undefined)
    Object.assign(place, { cityId, citySlug: textOf(row[at + 1]), cityName: textOf(row[at + 2]) });
  const regionCode = optionalText(row[at + 3]);
  if (regionCode !== undefined) place.regionCode = regionCode;
  return place;
}
