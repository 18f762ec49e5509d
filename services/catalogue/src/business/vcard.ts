import type { Business } from "@meridian/contracts/businesses/business";
import { primaryCategoryOf } from "@meridian/domain/businesses/search-document";
import { categoryLabel } from "@meridian/domain/categories/category-label";

const MAX_LINE_OCTETS = 75;
/** Accurate to tens of centimetres. */
const GEO_DECIMALS = 6;
const encoder = new TextEncoder();

export interface VcardLinks {
  /** The URL of the business's page, which identifies its card. */
  pageUrl: string;
  /** The URL of the card itself. */
  cardUrl: string;
}

/** A business as a vCard (RFC 6350), without empty lines. */
export function toVcard(business: Business, { pageUrl, cardUrl }: VcardLinks): string {
  const { name, phoneE164, phone, website, timeZone } = business;
  const category = primaryCategoryOf(business);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    textLine("FN", name),
    textLine("ORG", name),
    textLine("TEL;TYPE=work,voice", phoneE164 ?? phone),
    addressLine(business),
    uriLine("URL;TYPE=work", website),
    geoLine(business),
    textLine("TZ", timeZone),
    textLine("CATEGORIES", categoryLabel(category)),
    uriLine("UID", pageUrl),
    uriLine("SOURCE", cardUrl),
    `REV:${business.updatedAt.replace(/\.\d+Z$/, "Z").replace(/[-:]/g, "")}`,
    "END:VCARD",
  ];
  return lines
    .filter((line) => line !== undefined)
    .map((line) => `${foldLine(line)}\r\n`)
    .join("");
}

/** Post box and extended address stay empty, as the standard advises. An address without parts fills the street. */
function addressLine(business: Business): string | undefined {
  const { street, city, state, postalCode, country, fullAddress } = business;
  const parts =
    street === undefined && fullAddress !== undefined ? [fullAddress] : [street, city, state, postalCode, country];
  if (parts.every((part) => part === undefined)) return undefined;
  const components = ["", "", ...parts, "", "", "", ""].slice(0, 7);
  return `ADR;TYPE=work:${components.map((part) => escapeText(part ?? "")).join(";")}`;
}

function geoLine({ latitude, longitude }: Business): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return `GEO:geo:${latitude.toFixed(GEO_DECIMALS)},${longitude.toFixed(GEO_DECIMALS)}`;
}

function textLine(property: string, value: string | undefined): string | undefined {
  return value === undefined || value.trim() === "" ? undefined : `${property}:${escapeText(value.trim())}`;
}

/** URLs are not escaped; those from a file are parsed again, so that they contain no line break. */
function uriLine(property: string, url: string | undefined): string | undefined {
  const parsed = url === undefined ? null : URL.parse(url);
  if (parsed === null || (parsed.protocol !== "https:" && parsed.protocol !== "http:")) return undefined;
  return `${property}:${parsed.href}`;
}

/** Escapes backslash, comma, semicolon and line break, and drops other control characters. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\\,;]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Folds lines at 75 octets; continuation lines start with a space. Never cuts a character. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}
