import type { RowCells } from "../../row-cells.ts";
import { parseLooseJson } from "../../values/loose-json.ts";
import { cleanText, cutText } from "../../values/text.ts";
import type { AddressParts } from "./address-parts.ts";

export const MAX_ADDRESS_CHARS = 600;
export const MAX_STREET_CHARS = 300;
export const MAX_NAME_CHARS = 120;
const MAX_POSTAL_CHARS = 40;

interface JsonAddress extends AddressParts {
  fullAddress?: string | undefined;
}

/**
 * gosom's `complete_address`: `{"street": …, "city": …, "postal_code": …, "state": …, "country": "CA"}`, Overture's list of `{"freeform":
 * …, "locality": …, "postcode": …, "region": …, "country": …}`, and schema.org addresses; also in the address column.
 */
export function readAddressRecord(cells: RowCells): JsonAddress {
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
