import type { CellValue } from "../parse/sheet-row.ts";

/** Words that programs write where they have nothing. */
const NOTHING = new Set([
  "none",
  "null",
  "NULL",
  "None",
  "nan",
  "NaN",
  "NAN",
  "N/A",
  "n/a",
  "N.A.",
  "#N/A",
  "#VALUE!",
  "#REF!",
  "undefined",
  "<NA>",
  "NaT",
  "-",
  "--",
  "---",
  "–",
  "—",
]);
const LONGEST_NOTHING = 9;
/** Text that needs no cleaning: visible ASCII, single spaces inside. */
const CLEAN = /^[!-~]+(?: [!-~]+)*$/;
/** Controls, direction marks, byte-order marks, soft hyphens; the joiners of emoji and Persian stay. */
const INVISIBLE = /(?:(?!\s)\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFF9-\uFFFB])+/gu;
const SPACES = /\s+/g;

/** A cell's text on one line, without what cannot be seen, composed (NFC). Undefined when it says nothing. */
export function cleanText(value: CellValue): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string") return plainText(value);
  if (CLEAN.test(value)) return isNothing(value) ? undefined : value;
  const text = value.toWellFormed().replace(INVISIBLE, "").replace(SPACES, " ").trim().normalize("NFC");
  return text === "" || isNothing(text) ? undefined : text;
}

/** A cell's text with its line breaks, for texts that are read as paragraphs. */
export function cleanParagraphs(value: CellValue): string | undefined {
  if (typeof value !== "string" || !/[\n\r]/.test(value)) return cleanText(value);
  const lines = value.split(/\r\n|\n|\r/).map((line) => cleanText(line) ?? "");
  const text = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return text === "" ? undefined : text;
}

/** The first `maxLength` UTF-16 units of a text, not ending within a character. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const last = text.charCodeAt(maxLength - 1);
  const end = last >= 0xd800 && last <= 0xdbff ? maxLength - 1 : maxLength;
  return text.slice(0, end).trimEnd();
}

function plainText(value: number | boolean): string | undefined {
  if (typeof value === "number" && !Number.isFinite(value)) return undefined;
  return String(value);
}

function isNothing(text: string): boolean {
  return text.length <= LONGEST_NOTHING && NOTHING.has(text);
}
