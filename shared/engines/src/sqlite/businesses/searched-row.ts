import type { SearchedBusiness } from "@meridian/domain/businesses/search-document";
import { numberOf, optionalNumber, optionalText, type SqlRow, textOf } from "../database/sql-row.ts";
import { hoursOf, STATUSES, textList } from "./business-row.ts";

/** The columns a SELECT must list for `decodeSearched`, in its order: of a wide row, few. */
export const SEARCHED_COLUMNS = `b.id, b.name, b.type, b.category, b.subtypes, b.full_address, b.street, b.city, b.state, b.postal_code,
  b.country, b.country_code, b.phone, b.website, b.latitude, b.longitude, b.time_zone, b.rating, b.reviews, b.verified, b.status,
  b.hours, b.about, b.city_slug, b.city_name, b.region_code, b.popularity`;

/** Decodes a row that starts with `SEARCHED_COLUMNS`. */
export function decodeSearched(row: SqlRow): SearchedBusiness {
  const hours = optionalText(row[21]);
  return {
    id: textOf(row[0]),
    name: textOf(row[1]),
    type: optionalText(row[2]),
    category: optionalText(row[3]),
    subtypes: textList(row[4]),
    fullAddress: optionalText(row[5]),
    street: optionalText(row[6]),
    city: optionalText(row[7]),
    state: optionalText(row[8]),
    postalCode: optionalText(row[9]),
    country: optionalText(row[10]),
    countryCode: optionalText(row[11]),
    phone: optionalText(row[12]),
    website: optionalText(row[13]),
    latitude: optionalNumber(row[14]),
    longitude: optionalNumber(row[15]),
    timeZone: optionalText(row[16]),
    rating: optionalNumber(row[17]),
    reviews: numberOf(row[18]),
    verified: row[19] === 1,
    status: STATUSES[numberOf(row[20])] ?? "operational",
    hours: hours === undefined ? undefined : hoursOf(hours),
    about: optionalText(row[22]),
    citySlug: optionalText(row[23]),
    cityName: optionalText(row[24]),
    regionCode: optionalText(row[25]),
    popularity: numberOf(row[26]),
  };
}
