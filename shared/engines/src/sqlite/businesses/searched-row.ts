import { snakeCase } from "@meridian/contracts/businesses/field-spec";
import { SEARCHED_FIELDS, type SearchedBusiness } from "@meridian/domain/businesses/search-document";
import { numberOf, optionalNumber, optionalText, positionsOf, type SqlRow, textOf } from "../database/sql-row.ts";
import { hoursOf, STATUSES, textList } from "./business-row.ts";

/** The columns a SELECT must list for `decodeSearched`, in its order: of a wide row, few. */
export const SEARCHED_COLUMNS = SEARCHED_FIELDS.map((name) => `b.${snakeCase(name)}`).join(", ");
/** The position of each field in such a row. */
const AT = positionsOf(SEARCHED_FIELDS);

/** Decodes a row that starts with `SEARCHED_COLUMNS`. */
export function decodeSearched(row: SqlRow): SearchedBusiness {
  const hours = optionalText(row[AT.hours]);
  return {
    id: textOf(row[AT.id]),
    name: textOf(row[AT.name]),
    type: optionalText(row[AT.type]),
    category: optionalText(row[AT.category]),
    subtypes: textList(row[AT.subtypes]),
    fullAddress: optionalText(row[AT.fullAddress]),
    street: optionalText(row[AT.street]),
    city: optionalText(row[AT.city]),
    state: optionalText(row[AT.state]),
    postalCode: optionalText(row[AT.postalCode]),
    country: optionalText(row[AT.country]),
    countryCode: optionalText(row[AT.countryCode]),
    phone: optionalText(row[AT.phone]),
    website: optionalText(row[AT.website]),
    latitude: optionalNumber(row[AT.latitude]),
    longitude: optionalNumber(row[AT.longitude]),
    timeZone: optionalText(row[AT.timeZone]),
    rating: optionalNumber(row[AT.rating]),
    reviews: numberOf(row[AT.reviews]),
    verified: row[AT.verified] === 1,
    status: STATUSES[numberOf(row[AT.status])] ?? "operational",
    hours: hours === undefined ? undefined : hoursOf(hours),
    about: optionalText(row[AT.about]),
    citySlug: optionalText(row[AT.citySlug]),
    cityName: optionalText(row[AT.cityName]),
    regionCode: optionalText(row[AT.regionCode]),
    popularity: numberOf(row[AT.popularity]),
  };
}
