import { countryCodeOfName } from "@meridian/domain/places/country-names";
import type { RowCells } from "../row-cells.ts";
import { splitContactsBehind } from "../values/contacts/contacts-behind-address.ts";
import { joinTextList } from "../values/loose-json.ts";
import { isPhraseForNothing } from "../values/nothing.ts";
import { trimMarks } from "../values/text.ts";
import { MAX_ADDRESS_CHARS } from "./address/address-record.ts";
import { stripPostalCode } from "./address/postal-code.ts";
import { postalCodeInAddress, townBehindCode } from "./address/postal-code-in-address.ts";
import { isPairOnly } from "./coordinates/coordinates.ts";
import { isKnownCity } from "./known-cities.ts";

const LINE_BREAKS = /[,\s]*\n+\s*(?:,\s*)?/g;
const POINT_BEHIND = /(?<=\p{L}.*?)[,\s]*\(-?\d+\.\d+, ?-?\d+\.\d+\)$/u;
const LABEL = /^(?:address|adresse|adres|dirección|indirizzo|endereço|адрес|alamat|地址|住所)\s*[:：]\s*/iu;
/** Map pages put the next change of state behind this sign: "⋅ Opens at 4 PM". */
const OPENING_NOTE = /^⋅\s/;
const MAX_COUNTRY_WORDS = 3;
/** "Chicago IL 60606-": the end of a longer code was not filled in. */
const BARE_HYPHEN = /\s*-$/;
/** "[251]新北市淡水區真理街26號" */
const CODE_IN_BRACKETS = /^\[(\d{3,7})\]\s*(?=[^\s,])/;
const LINK = /^https?:\/\/\S+$/i;

/** The text of the address cell, without what is not part of an address. */
export function readAddressCell(cells: RowCells): string | undefined {
  const line = onOneLine(cells.paragraphs("fullAddress", MAX_ADDRESS_CHARS))
    ?.replace(LABEL, "")
    .replace(CODE_IN_BRACKETS, "$1 ");
  const text = line === undefined || OPENING_NOTE.test(line) ? undefined : joinTextList(line);
  if (text === undefined || /^[{[]/.test(text) || isPairOnly(text) || isPhraseForNothing(text) || LINK.test(text))
    return undefined;
  return trimMarks(withCommaBeforeCountry(splitContactsBehind(text).address.replace(BARE_HYPHEN, "")));
}

/** A multi-line address on one line, without the position behind it. */
function onOneLine(text: string | undefined): string | undefined {
  const line = text?.includes("\n") === true ? text.replace(LINE_BREAKS, ", ") : text;
  return line?.endsWith(")") === true ? line.replace(POINT_BEHIND, "") : line;
}

/**
 * "Calle 24, Bogota 111321 Colombia", "3 Rue d Argentine 75116 Paris France" with a comma before the country; any other text as it is. A
 * town or a postal code stands before it: "Casa Colombia" is a house.
 */
function withCommaBeforeCountry(address: string): string {
  const start = address.lastIndexOf(",") + 1;
  const words = address.slice(start).trim().split(/\s+/);
  if (!/^\p{L}/u.test(words.at(-1) ?? "")) return address;
  for (let count = Math.min(MAX_COUNTRY_WORDS, words.length - 1); count > 0; count--) {
    const country = words.slice(-count).join(" ");
    const place = words.slice(0, -count).join(" ");
    const code = countryCodeOfName(country);
    if (code !== undefined && isPlaceIn(place, code)) return `${address.slice(0, start)} ${place}, ${country}`.trim();
  }
  return address;
}

function isPlaceIn(line: string, countryCode: string): boolean {
  if (isKnownCity(stripPostalCode(line), countryCode) || townBehindCode(line, countryCode) !== undefined) return true;
  const code = postalCodeInAddress(line, countryCode);
  return code !== undefined && line.endsWith(code);
}
