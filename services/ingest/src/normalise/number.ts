import type { CellValue } from "../parse/sheet-row.ts";

/** What a lone comma or point before exactly three digits means: "1,234" is a count, "47,376" may be a latitude. */
export type GroupReading = "thousands" | "decimals";

const SPACES_AND_QUOTES = /[\s'’_]/g;
const GROUPED_BY_COMMA = /^[+-]?\d{1,3}(,\d{3})+$/;
const GROUPED_BY_POINT = /^[+-]?\d{1,3}(\.\d{3})+$/;
const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const COUNT = /^\(?([\d.,\s'’]+)\s*([kKmM])?\s*\+?\)?(\s*\p{L}+)?\.?$/u;
const RATING =
  /^([\d.,]+)(?:\s*(?:\/|of|out of|von|sur|de|üzerinden)\s*(\d+))?(?:\s*(?:stars?|★|⭐|sterne|yıldız|estrellas|étoiles))?$/i;
const MULTIPLES: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };
const MAX_RATING = 5;
const MAX_COUNT = 2_000_000_000;

/** The number a cell means; undefined when it is none. */
export function parseNumber(value: CellValue, reading: GroupReading): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string") return undefined;
  let text = value.replace(SPACES_AND_QUOTES, "").replace("−", "-");
  if (!PLAIN.test(text)) text = withDecimalPoint(text, reading);
  else if (reading === "thousands" && GROUPED_BY_POINT.test(text)) text = text.replaceAll(".", "");
  if (!PLAIN.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** A number of things: "56.0", "1,234", "1.2K" and "120 reviews" are some; parts of things and negatives are none. */
export function parseCount(value: CellValue): number | undefined {
  if (typeof value === "number") return toCount(value);
  if (typeof value !== "string") return undefined;
  const match = COUNT.exec(value.trim());
  const digits = match?.[1];
  if (digits === undefined) return undefined;
  const multiple = match?.[2];
  if (multiple === undefined) return toCount(parseNumber(digits, "thousands"));
  const number = parseNumber(digits, "decimals");
  return number === undefined ? undefined : toCount(Math.round(number * (MULTIPLES[multiple.toLowerCase()] ?? 1)));
}

/** Stars from 0 to 5: "4,8", "4.5/5", "9/10". Undefined when it is none or beyond. */
export function parseRating(value: CellValue): number | undefined {
  const match = typeof value === "string" ? RATING.exec(value.trim()) : undefined;
  const number = parseNumber(typeof value === "string" ? match?.[1] : value, "decimals");
  if (number === undefined) return undefined;
  const scale = match?.[2] === undefined ? MAX_RATING : Number(match[2]);
  if (scale !== 5 && scale !== 10) return undefined;
  const stars = (number / scale) * MAX_RATING;
  return stars >= 0 && stars <= MAX_RATING ? Math.round(stars * 100) / 100 : undefined;
}

function toCount(number: number | undefined): number | undefined {
  if (number === undefined || !Number.isInteger(number) || number < 0 || number > MAX_COUNT) return undefined;
  return number;
}

function withDecimalPoint(text: string, reading: GroupReading): string {
  const comma = text.lastIndexOf(",");
  const point = text.lastIndexOf(".");
  if (comma >= 0 && point >= 0) {
    return comma > point ? text.replaceAll(".", "").replace(",", ".") : text.replaceAll(",", "");
  }
  if (comma >= 0) {
    const isGrouped = GROUPED_BY_COMMA.test(text) && (reading === "thousands" || text.indexOf(",") !== comma);
    return isGrouped ? text.replaceAll(",", "") : text.replace(",", ".");
  }
  return GROUPED_BY_POINT.test(text) ? text.replaceAll(".", "") : text;
}
