import type { BusinessFields } from "@meridian/shared/contracts/business";
import { type AddressParts, cityOfAddress, joinAddress, readCityCell } from "./address.ts";
import { isPairOnly, readPosition } from "./coordinates.ts";
import { type Country, readCountry } from "./country.ts";
import { type CountryEvidence, countryByEvidence } from "./country-evidence.ts";
import { cityOfEasternAddress } from "./eastern-address.ts";
import { parseLooseJson } from "./loose-json.ts";
import { isPhraseForNothing } from "./nothing.ts";
import { wholePostalCode } from "./postal-code.ts";
import type { RowCells } from "./row-cells.ts";
import { phoneEvidence } from "./row-phone.ts";
import { composeStreet, isStreetAlone } from "./row-street.ts";
import { cleanText, cutText, trimMarks } from "./text.ts";
import { readTimeZone } from "./time-zone.ts";

const MAX_ADDRESS_CHARS = 600;
const MAX_STREET_CHARS = 300;
const MAX_NAME_CHARS = 120;
const LINE_BREAKS = /[,\s]*\n+\s*(?:,\s*)?/g;
const POINT_BEHIND = /(?<=\p{L}.*?)[,\s]*\(-?\d+\.\d+, ?-?\d+\.\d+\)$/u;
const POSTAL_CODE = /^[\p{L}\p{N}〒][^:;@<>{}]{0,39}$/u;
const LINK = /^https?:\/\/\S+$/i;
/** Some write where in the world a country is into the column of its regions. */
const CONTINENT =
  /^(?:(?:north|south|central|latin) america|americas?|europe|asia|africa|oceania|middle east|emea|apac|avrupa|asya|afrika|europa)$/i;
const MAX_POSTAL_CHARS = 40;

type PlaceFields = Pick<
  BusinessFields,
  | "fullAddress"
  | "street"
  | "city"
  | "state"
  | "postalCode"
  | "country"
  | "countryCode"
  | "latitude"
  | "longitude"
  | "timeZone"
>;

/** Where the business is. */
export function readPlace(cells: RowCells): PlaceFields {
  const parts = readAddressParts(cells);
  const given = readAddressCell(cells) ?? parts.fullAddress;
  const named = readNamedCountry(cells, given, parts.country);
  const position = readRowPosition(cells, named.countryCode);
  const own = {
    city: part(cells, "city", MAX_NAME_CHARS),
    state: stateOf(part(cells, "state", MAX_NAME_CHARS)),
    postalCode: postalCodeOf(cells.text("postalCode")),
  };
  const country = withEvidence(named, () => ({
    state: own.state ?? parts.state,
    postalCode: own.postalCode ?? parts.postalCode,
    fullAddress: joined(given ?? part(cells, "street", MAX_STREET_CHARS), own.city),
    latitude: position.latitude,
    longitude: position.longitude,
    phone: phoneEvidence(cells),
  }));
  const { countryCode } = country;
  const inCity = own.city === undefined ? {} : readCityCell(own.city, countryCode);
  const ownCity = inCity.city ?? parts.city;
  const state = own.state ?? inCity.state ?? parts.state;
  const postalCode = wholePostalCode(own.postalCode ?? inCity.postalCode ?? parts.postalCode, countryCode);
  const streetCell = part(cells, "street", MAX_STREET_CHARS);
  const isStreet =
    (streetCell === undefined || streetCell === given) && isStreetAlone(given, { city: ownCity, postalCode });
  const street =
    composeStreet(cells, isStreet ? given : streetCell === given ? undefined : streetCell, countryCode) ?? parts.street;
  const fullAddress =
    given === undefined || isStreet
      ? joinAddress({ street, city: ownCity, state, postalCode, country: country.country })
      : given;
  const city = ownCity ?? (given === undefined ? undefined : cityOf(given, countryCode));
  const timeZone = readTimeZone({ text: cells.text("timeZone"), countryCode, ...position });
  return {
    ...(fullAddress === undefined ? {} : { fullAddress: cutText(fullAddress, MAX_ADDRESS_CHARS) }),
    ...(street === undefined ? {} : { street }),
    ...(city === undefined ? {} : { city }),
    ...(state === undefined ? {} : { state }),
    ...(postalCode === undefined ? {} : { postalCode }),
    ...(country.country === undefined ? {} : { country: country.country }),
    ...(countryCode === undefined ? {} : { countryCode }),
    ...position,
    ...(timeZone === undefined ? {} : { timeZone }),
  };
}

/** Keys of a database stand in columns of the same name. */
function postalCodeOf(text: string | undefined): string | undefined {
  return text !== undefined && POSTAL_CODE.test(text) ? text.replace(/\.0$|^〒\s*/g, "") : undefined;
}

function stateOf(text: string | undefined): string | undefined {
  return text !== undefined && CONTINENT.test(text) ? undefined : text;
}

/** What says where a row is, with its town at the end, where countries tell by. */
function joined(address: string | undefined, city: string | undefined): string | undefined {
  if (address === undefined || city === undefined) return address ?? city;
  return address.includes(city) ? address : `${address}, ${city}`;
}

function cityOf(address: string, countryCode: string | undefined): string | undefined {
  return cityOfEasternAddress(address, countryCode) ?? cityOfAddress(address, countryCode);
}

function part(cells: RowCells, field: "street" | "city" | "state", maxChars: number): string | undefined {
  const text = cells.limited(field, maxChars);
  return text === undefined || isPhraseForNothing(text) ? undefined : trimMarks(text);
}

function readAddressCell(cells: RowCells): string | undefined {
  const text = onOneLine(cells.paragraphs("fullAddress", MAX_ADDRESS_CHARS));
  if (text === undefined || /^[{[]/.test(text) || isPairOnly(text) || isPhraseForNothing(text) || LINK.test(text))
    return undefined;
  return trimMarks(text);
}

/** The country that the row names, with an issue where it is none. */
function readNamedCountry(cells: RowCells, fullAddress: string | undefined, inParts: string | undefined): Country {
  const country = readCountry({ code: cells.text("countryCode"), name: cells.text("country") ?? inParts, fullAddress });
  if (country.unknown !== undefined) {
    const field = cells.text("country") === undefined ? "countryCode" : "country";
    cells.issues.add(field, "unknown_country", country.unknown, "Bilinen bir ülke değil");
  }
  return country;
}

/** A row that names a country, if only one that is not known, is asked for nothing else. */
function withEvidence(named: Country, evidence: () => CountryEvidence): Country {
  if (named.countryCode !== undefined || named.unknown !== undefined) return named;
  const code = countryByEvidence(evidence());
  return code === undefined ? named : readCountry({ code, name: undefined, fullAddress: undefined });
}

/** An address of several lines on one, without the point that may stand behind it. */
function onOneLine(text: string | undefined): string | undefined {
  const line = text?.includes("\n") === true ? text.replace(LINE_BREAKS, ", ") : text;
  return line?.endsWith(")") === true ? line.replace(POINT_BEHIND, "") : line;
}

function readRowPosition(cells: RowCells, countryCode: string | undefined): { latitude?: number; longitude?: number } {
  const latitude = cells.raw("latitude");
  const longitude = cells.raw("longitude");
  const coordinates = cells.raw("coordinates");
  const { isPairOptional } = cells.mapping;
  const url = cells.text("url");
  const position = readPosition({ latitude, longitude, coordinates, countryCode, url, isPairOptional });
  const report = (reason: string) => {
    const value =
      latitude === undefined && longitude === undefined ? coordinates : `${latitude ?? ""}, ${longitude ?? ""}`;
    cells.issues.add(latitude === undefined ? "coordinates" : "latitude", "bad_coordinates", value, reason);
  };
  if (position.kind === "known") {
    if (position.correction !== undefined) report(position.correction);
    return { latitude: position.latitude, longitude: position.longitude };
  }
  if (position.kind === "bad") report(position.reason);
  return {};
}

interface JsonAddress extends AddressParts {
  fullAddress?: string | undefined;
}

/**
 * gosom's `complete_address`: `{"street": …, "city": …, "postal_code": …, "state": …, "country": "CA"}`, Overture's list
 * of `{"freeform": …, "locality": …, "postcode": …, "region": …, "country": …}`, and schema.org's addresses; also where
 * they stand in the column of the address.
 */
function readAddressParts(cells: RowCells): JsonAddress {
  const text = cells.text("addressParts") ?? cells.text("fullAddress");
  if (text === undefined || !/^[{[]/.test(text)) return {};
  const json: unknown = [parseLooseJson(text)].flat()[0];
  if (typeof json !== "object" || json === null) return {};
  const parts = new Map<string, unknown>(Object.entries(json));
  const read = (keys: string, maxChars: number) => {
    const values = keys.split(" ").map((key) => parts.get(key));
    const value = values.find((found) => typeof found === "number" || (typeof found === "string" && found !== ""));
    const clean = typeof value === "string" || typeof value === "number" ? cleanText(value) : undefined;
    return clean === undefined ? undefined : cutText(clean, maxChars);
  };
  return {
    fullAddress: read("formatted_address display_address full_address formatted", MAX_ADDRESS_CHARS),
    street: read("street streetAddress freeform address1 address_1", MAX_STREET_CHARS),
    city: read("city locality addressLocality", MAX_NAME_CHARS),
    state: read("state region addressRegion", MAX_NAME_CHARS),
    postalCode: read("postal_code postcode postalCode zip zip_code", MAX_POSTAL_CHARS),
    country: read("country addressCountry country_code countryCode", MAX_NAME_CHARS),
  };
}
