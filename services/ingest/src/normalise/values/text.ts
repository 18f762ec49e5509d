import { anyOf } from "@meridian/platform/read-table";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { decodeEntities } from "./html-entities.ts";

/** What a spreadsheet shows in place of a value that it cannot compute. */
const ERRORS = "#N/A #VALUE! #REF! #NAME? #DIV/0! #NUM! #NULL! #ERROR! #SPILL! #CALC!".split(" ");
/** Words programs write for missing values. */
const NOTHING = new Set(
  "none null NULL None NONE nan NaN NAN N/A n/a N.A. n.a. (null) [null] nil \\N \\\\N Null undefined <NA> NaT - -- --- – — ? ?? ???"
    .split(" ")
    .concat(ERRORS),
);
const LONGEST_NOTHING = 9;
/** What a spreadsheet needs before a text that it would take for a number or formula; "'70s Diner" is a name. */
const FORCED_TEXT = /^'(?=[\d+=@-])(?!\d0s)/;
const MAX_ESCAPES = 3;
/** A letter as JSON escapes it, and its slash; beyond ASCII, as an escaped quote or bracket may be meant. */
const JSON_ESCAPE = /\\+(?:u(?!00[0-7])([0-9a-f]{4})|(\/))/gi;
/** Most letters: visible, already composed whatever their neighbours, and no part of HTML or an escape. */
const PLAIN =
  "!-%'-;=-[\\]-~\\u00A1-\\u00AC\\u00AE-\\u02FF\\u0400-\\u0481\\u048A-\\u052F\\u3041-\\u3096\\u30A1-\\u30FC\\u4E00-\\u9FFF\\uAC00-\\uD7A3";
/** Text that needs no cleaning: plain letters with single spaces. */
const CLEAN = new RegExp(`^[${PLAIN}]+(?: [${PLAIN}]+)*$`);
/** Controls, direction marks, byte-order marks, soft hyphens and icon fonts; joiners of emoji and Persian stay. */
const INVISIBLE =
  /(?:(?!\s)\p{Cc}|\p{Co}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFF9-\uFFFB])+/gu;
/** In texts that a program escaped twice; the quotes of an object or list need their escapes. */
const ESCAPED_APOSTROPHE = /\\+(?=')/g;
const QUOTED = /^\s*[[{"']/;
const MARKS_AT_ENDS = /^[\s,;،]+|[\s,;،]+$/g;
const SPACES = /\s+/g;
const OTHER_DIGIT = /(?!\d)[\p{Nd}\u066B\u066C]/u;

/** A cell's text on one line, without invisible characters, composed (NFC). Undefined if it is empty. */
export function cleanText(value: CellValue): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string") return plainText(value);
  const isClean = CLEAN.test(value);
  const text = isClean ? value : shownText(value).replace(INVISIBLE, "").replace(SPACES, " ").trim().normalize("NFC");
  if (text.startsWith("'") && FORCED_TEXT.test(text)) return cleanText(text.slice(1));
  return text === "" || isNothing(text) ? undefined : text;
}

/** Whether a cell lost its value in a spreadsheet. */
export function isErrorCell(value: CellValue): boolean {
  return typeof value === "string" && value.startsWith("#") && ERRORS.includes(value.trim());
}

/** Converts digits of any script to 0–9: "٤٫٥" is 4.5, with a decimal point and without thousands separators. */
export function asciiDigits(text: string): string {
  if (!OTHER_DIGIT.test(text)) return text;
  return text
    .replace(/\u066B/g, ".")
    .replace(/\u066C/g, "")
    .replace(/\p{Nd}/gu, (digit) => (digit.length === 1 && digit <= "9" ? digit : String(digitValue(digit))));
}

/** Unicode keeps each script's ten digits together, starting with zero; mathematical digits follow in five styles. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}

/** Part of an address without commas at its ends. */
export function trimMarks(text: string): string | undefined {
  const trimmed = text.replace(MARKS_AT_ENDS, "");
  return trimmed === "" ? undefined : trimmed;
}

/** A cell's text with its line breaks, for paragraphs. */
export function cleanParagraphs(value: CellValue): string | undefined {
  if (typeof value !== "string") return cleanText(value);
  if (CLEAN.test(value)) return cleanText(value);
  const shown = shownText(value);
  if (!/[\n\r]/.test(shown)) return cleanText(shown);
  const lines = shown.split(/\r\n|\n|\r/).map((line) => cleanText(line) ?? "");
  const text = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return text === "" ? undefined : text;
}

/** The first `maxLength` UTF-16 units of a text, never ending within a character. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const last = text.charCodeAt(maxLength - 1);
  const end = last >= 0xd800 && last <= 0xdbff ? maxLength - 1 : maxLength;
  return text.slice(0, end).trimEnd();
}

/** The text of a cell that may hold HTML, which may itself have been escaped, or letters that JSON escapes. */
function shownText(value: string): string {
  let text = (value.includes("\\") ? withoutEscapes(value) : value).toWellFormed();
  for (let round = 0; round < MAX_ESCAPES && /[&<]/.test(text); round++) text = withoutTags(decodeEntities(text));
  return text;
}

function withoutEscapes(text: string): string {
  const plain = text.replace(JSON_ESCAPE, withoutEscape);
  return QUOTED.test(plain) ? plain : plain.replace(ESCAPED_APOSTROPHE, "");
}

function withoutEscape(_escape: string, hex: string | undefined, slash: string | undefined): string {
  return slash ?? String.fromCharCode(Number.parseInt(hex ?? "", 16));
}

function plainText(value: number | boolean): string | undefined {
  if (typeof value === "number" && !Number.isFinite(value)) return undefined;
  return String(value);
}

function isNothing(text: string): boolean {
  return text.length <= LONGEST_NOTHING && NOTHING.has(text);
}

/** Block elements, each on its own line. */
const BLOCK = anyOf(
  "address article aside blockquote br center dd div dl dt figcaption figure footer form h[1-6] header hr li main nav ol p pre section table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const INLINE = anyOf(
  "a abbr audio b big button cite code del em font i iframe img input ins kbd label mark nobr o:p picture q s small source span strike strong sub sup svg time tt u var video wbr".split(
    " ",
  ),
);
/** What a browser does not show. */
const HIDDEN = /<(script|style)\b[^<>]*>(?:[^<]|<(?!\/\1))*(?:<\/\1\s*>|$)|<!--(?:[^-]|-(?!->))*(?:-->|$)/gi;
const BLOCK_TAG = new RegExp(`</?${BLOCK}(?:[\\s/][^<>]*)?>`, "gi");
const INLINE_TAG = new RegExp(`</?${INLINE}(?:[\\s/][^<>]*)?>`, "gi");

/** The text that HTML shows, with line breaks for its blocks. Anything else in angle brackets stays. */
function withoutTags(html: string): string {
  if (!html.includes("<")) return html;
  return html.replace(HIDDEN, " ").replace(BLOCK_TAG, "\n").replace(INLINE_TAG, "");
}
