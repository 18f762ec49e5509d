import { foldText } from "@meridian/domain/text/fold-text";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { cleanText } from "./values/text.ts";

const PLACE_ID = /^[\w:.+/=-]{3,200}$/;
const PLACE_ID_IN_URL = /(?:query_place_id=|[?&]place_?id=|place_id:|!19s|%2119s)(ChIJ[\w-]{10,}|[A-Z][\w-]{20,})/;
const DATA_ID = /^0x[0-9a-f]{1,16}:0x[0-9a-f]{1,16}$/i;
const DATA_ID_IN_URL = /0x[0-9a-f]{1,16}(?::|%3A)0x[0-9a-f]{1,16}/i;
const CID_IN_URL = /[?&]cid=(\d{5,20})(?:\D|$)/;
const DIGITS = /^\d{1,20}$/;
const HEX = /^0x[0-9a-f]{1,16}$/i;
/** Spreadsheets keep 15 digits: a longer number that ends in zeros has lost the rest. */
const ROUNDED_BY_SPREADSHEET = /^\d{15}0+$/;
const MIN_ROUNDED_DIGITS = 18;

/** The identifiers of a row, from its own columns or else its links. */
export interface Identifiers {
  placeId?: string;
  dataId?: string;
  cid?: string;
}

export interface IdentifierCells {
  placeId: CellValue;
  dataId: CellValue;
  cid: CellValue;
  links: readonly (string | undefined)[];
}

export function readIdentifiers({ placeId, dataId, cid, links }: IdentifierCells): Identifiers {
  const place = placeIdOf(placeId) ?? firstMatch(links, placeIdInUrl);
  const data = dataIdOf(dataId) ?? firstMatch(links, dataIdInUrl);
  const number = cidOf(cid) ?? (data === undefined ? firstMatch(links, cidInUrl) : cidOfDataId(data));
  return {
    ...(place === undefined ? {} : { placeId: place }),
    ...(data === undefined || data.startsWith("0x0:") ? {} : { dataId: data }),
    ...(number === undefined ? {} : { cid: number }),
  };
}

export function placeIdOf(value: CellValue): string | undefined {
  const text = cleanText(value);
  return text !== undefined && PLACE_ID.test(text) ? text : undefined;
}

export function dataIdOf(value: CellValue): string | undefined {
  const text = cleanText(value);
  return text !== undefined && DATA_ID.test(text) ? text.toLowerCase() : undefined;
}

/** The decimal digits of a customer id. A number that lost digits, "6.49527E+18", identifies nothing. */
export function cidOf(value: CellValue): string | undefined {
  if (typeof value === "number") return Number.isSafeInteger(value) && value > 0 ? String(value) : undefined;
  const text = cleanText(value);
  if (text === undefined) return undefined;
  if (HEX.test(text)) return BigInt(text).toString();
  if (!DIGITS.test(text) || /^0+$/.test(text)) return undefined;
  return text.length >= MIN_ROUNDED_DIGITS && ROUNDED_BY_SPREADSHEET.test(text) ? undefined : text;
}

/** The second half of a feature id is the customer id. */
export function cidOfDataId(dataId: string): string | undefined {
  const half = dataId.split(":")[1];
  if (half === undefined || !HEX.test(half)) return undefined;
  const cid = BigInt(half);
  return cid === 0n ? undefined : cid.toString();
}

/** The name of the place in a link to its page on Google's maps: "/maps/place/Hilti+Tanger/@35.7,…". */
function placeNameInUrl(url: string): string | undefined {
  const name = /\/maps\/place\/([^/@]+)\//.exec(url)?.[1];
  if (name === undefined) return undefined;
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

/** Whether a link to a place's page is that of a place of another name. */
export function isLinkOfOther(url: string | undefined, name: string): boolean {
  const named = url === undefined ? undefined : placeNameInUrl(url);
  return named !== undefined && lettersOf(named) !== lettersOf(name);
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

function placeIdInUrl(url: string): string | undefined {
  return PLACE_ID_IN_URL.exec(url)?.[1];
}

function dataIdInUrl(url: string): string | undefined {
  return DATA_ID_IN_URL.exec(url)?.[0].replace(/%3A/i, ":").toLowerCase();
}

function cidInUrl(url: string): string | undefined {
  return CID_IN_URL.exec(url)?.[1];
}

function firstMatch(links: readonly (string | undefined)[], find: (url: string) => string | undefined) {
  for (const link of links) {
    const found = link === undefined ? undefined : find(link);
    if (found !== undefined) return found;
  }
  return undefined;
}
