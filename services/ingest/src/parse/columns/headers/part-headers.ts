import { readWordLists } from "@meridian/platform/read-table";
import { headerKey } from "./header-fields.ts";

/** What columns hold that are a part of a field, or make one up only together with others. */
const PARTS = [
  "houseNumber",
  "serialNumber",
  "streetKind",
  "addressLine",
  "lowerDistrict",
  "upperDistrict",
  "areaCode",
  "closedDays",
  "roundTheClock",
  "opens",
  "closes",
  "openDays",
  "hoursRemarks",
  "givenName",
  "surname",
  "postalTail",
] as const;
export type HeaderPart = (typeof PARTS)[number];

const HEADERS = readWordLists(new URL("part-headers.tsv", import.meta.url), PARTS);
const KEYS = new Map(PARTS.map((part) => [part, new Set(HEADERS[part].map(headerKey))]));

/** Whether a header means this part in one of the languages of the table. */
export function isHeaderOf(part: HeaderPart, header: string): boolean {
  return KEYS.get(part)?.has(headerKey(header)) === true;
}

/** Whether a header means any of these parts. */
export function isPartHeader(header: string): boolean {
  return PARTS.some((part) => isHeaderOf(part, header));
}

/** All of these headers with what they mean. */
export function partHeaders(): { meaning: string; header: string }[] {
  return PARTS.flatMap((part) => HEADERS[part].map((header) => ({ meaning: part, header })));
}
