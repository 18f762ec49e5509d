import type { BusinessFields } from "@meridian/shared/contracts/business";
import { cityOfAddress, joinAddress } from "./address.ts";
import { readPosition } from "./coordinates.ts";
import { readCountry } from "./country.ts";
import { parseLooseJson } from "./loose-json.ts";
import type { RowCells } from "./row-cells.ts";
import { cleanText, cutText } from "./text.ts";
import { readTimeZone } from "./time-zone.ts";

const MAX_ADDRESS_CHARS = 600;
const MAX_STREET_CHARS = 300;
const MAX_NAME_CHARS = 120;
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
  const given = cells.limited("fullAddress", MAX_ADDRESS_CHARS);
  const country = readCountry({
    code: cells.text("countryCode"),
    name: cells.text("country") ?? parts.country,
    fullAddress: given,
  });
  if (country.unknown !== undefined) {
    const field = cells.text("country") === undefined ? "countryCode" : "country";
    cells.issues.add(field, "unknown_country", country.unknown, "Not a country we know");
  }
  const { countryCode } = country;
  const street = cells.limited("street", MAX_STREET_CHARS) ?? parts.street;
  const state = cells.limited("state", MAX_NAME_CHARS) ?? parts.state;
  const postalCode = cells.limited("postalCode", MAX_POSTAL_CHARS)?.replace(/\.0$/, "") ?? parts.postalCode;
  const ownCity = cells.limited("city", MAX_NAME_CHARS) ?? parts.city;
  const fullAddress = given ?? joinAddress({ street, city: ownCity, state, postalCode, country: country.country });
  const city = ownCity ?? (given === undefined ? undefined : cityOfAddress(given, countryCode));
  const position = readRowPosition(cells, countryCode);
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

function readRowPosition(cells: RowCells, countryCode: string | undefined): { latitude?: number; longitude?: number } {
  const latitude = cells.raw("latitude");
  const longitude = cells.raw("longitude");
  const coordinates = cells.raw("coordinates");
  const position = readPosition({ latitude, longitude, coordinates, countryCode });
  if (position.kind === "known") return { latitude: position.latitude, longitude: position.longitude };
  if (position.kind === "bad") {
    const value =
      latitude === undefined && longitude === undefined ? coordinates : `${latitude ?? ""}, ${longitude ?? ""}`;
    cells.issues.add(latitude === undefined ? "coordinates" : "latitude", "bad_coordinates", value, position.reason);
  }
  return {};
}

interface JsonAddress {
  street?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
  country?: string | undefined;
}

/** gosom's `complete_address`: `{"street": …, "city": …, "postal_code": …, "state": …, "country": "CA"}`. */
function readAddressParts(cells: RowCells): JsonAddress {
  const text = cells.text("addressParts");
  if (text === undefined || !text.startsWith("{")) return {};
  const json = parseLooseJson(text);
  if (typeof json !== "object" || json === null) return {};
  const parts = new Map<string, unknown>(Object.entries(json));
  const read = (key: string, maxChars: number) => {
    const value = parts.get(key);
    const clean = typeof value === "string" || typeof value === "number" ? cleanText(value) : undefined;
    return clean === undefined ? undefined : cutText(clean, maxChars);
  };
  return {
    street: read("street", MAX_STREET_CHARS),
    city: read("city", MAX_NAME_CHARS),
    state: read("state", MAX_NAME_CHARS),
    postalCode: read("postal_code", MAX_POSTAL_CHARS),
    country: read("country", MAX_NAME_CHARS),
  };
}
