import { remember } from "@meridian/domain/bounded-cache";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { asciiDigits } from "./text.ts";

/** The meaning of a single comma or point before exactly three digits: "1,234" is a count, "47,376" may be a latitude. */
export type GroupReading = "thousands" | "decimals";

const SPACES_AND_QUOTES = /[\s'’_]/g;
/** In India, also "1,23,456". */
const GROUPED_BY_COMMA = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/;
const GROUPED_BY_POINT = /^[+-]?\d{1,3}(\.\d{3})+$/;
const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const PLAIN_DEGREES = /^-?\d{1,3}\.\d+$/;
const PLAIN_COUNT = /^\d{1,9}$/;
/** A number with a unit, among words and punctuation: "(1.2K reviews)". */
const COUNT = /^[\p{L}\s:.]*\(?\s*\+?\s*(\d[\d.,\s'’]*?)\s*(\p{L}+)?\.?\s*\+?(?:\s+\p{L}[\p{L}\s.]*)?\)?[\p{L}\s.]*$/u;
/** "4.5 (123)", with the reviews after the rating. */
const BEHIND_RATING = /^\d(?:[.,]\d{1,2})?\s*(?:[★⭐*]|stars?)*\s*\(\s*([\d.,\s'’]+?\s*\p{L}?)(?:\s+\p{L}+)*\s*\)$/iu;
const SCIENTIFIC = /^\d+(?:\.\d+)?e\+?\d{1,2}$/i;
const NO_REVIEWS =
  /^(?:pas d['’]|(?:no|zero|keine|sin|aucun|nessuna|sem|geen|brak|нет|hic|henuz|yok)(?!\p{L}))[\p{L}\s']*$|\byok$/iu;
/** Multipliers after a number; any other word only names what was counted. */
const MULTIPLES = new Map<string, number>(
  Object.entries({
    1000: "k b bin tsd tys tis тыс mil mille ألف آلاف الاف 千 천",
    100000: "lakh lac",
    10000: "万 萬 만",
    1000000: "m mn mln mio million millionen millones milyon milioni млн",
  }).flatMap(([multiple, words]) => words.split(" ").map((word) => [word, Number(multiple)] as const)),
);
const STAR_WORDS =
  "(?:stars?|bubbles?|★|⭐|sternen?|yıldız|estrellas?|étoiles?|stelle|stella|estrelas?|sterren|gwiazdki?|звезды?|星|点|つ星|分|점|баллов|балла|puan|pts?|points?|/)";
const OF = String.raw`(?:\/|out of|of|von|sur|de|din|z|ze|od|af|av|dari|su|van|na|από|з|из|üzerinden)`;
const REVIEW_WORDS =
  "(?:google )?(?:reviews?|ratings?|votes?|yorum|oy|bewertungen|avis|reseñas|opiniones|recensioni|avaliações|отзывов|件)";
const AMOUNT = String.raw`\d[\d.,\s]*\p{L}?\+?`;
const RATING = new RegExp(
  String.raw`^(?:(?:rated|rating|puan|(?:avec une )?note(?: de)?|bewertung|scored?|valutazione|nota|ocena|beoordeling)\b|评分|評価|평점|التقييم|оценка|рейтинг|valoración|calificación|avaliação)?\s*:?\s*[★⭐]?\s*([\d.,]*\d)(?:\s*${OF}\s*(\d+)(?:[.,]0+)?)?(?:\s*${STAR_WORDS})?(?:\s*\(${AMOUNT}(?:\s*${REVIEW_WORDS})?\)|\s*[·•|,-]?\s+${AMOUNT}\s*${REVIEW_WORDS})?$`,
  "iu",
);
/** "Đạt điểm 7,9 7,9", "Scored 8.4": words before a mark with a decimal, which pages for screen readers say twice. */
const SPOKEN_RATING = /^\p{L}[\p{L}\s:]{2,30}\s(\d{1,2}(?:[.,]\d|(?=\s+\d)))(?:\s+\1)?$/u;
const PERCENT = /^(\d{2,3}(?:[.,]\d+)?)\s*[%٪]$/;
const SCALE_FIRST = /^(\d+)\s*üzerinden\s*([\d.,]+)$/i;
const DRAWN_STARS = /^(★{1,5}|⭐{1,5})(?:[☆✩]{0,4})$/u;
/** Longer texts are not numbers, and expensive to match. */
const MAX_FIGURE_CHARS = 80;
const CACHED_RATINGS = 2_000;
const MAX_RATING = 5;
const SCALES = new Set([5, 10, 20, 50, 100]);
const MAX_COUNT = 2_000_000_000;

/** The number in a cell; undefined if there is none. */
export function parseNumber(value: CellValue, reading: GroupReading): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string") return undefined;
  if (reading === "decimals" && PLAIN_DEGREES.test(value)) return Number(value);
  let text = asciiDigits(value).replace(SPACES_AND_QUOTES, "").replace("−", "-");
  if (!PLAIN.test(text)) text = withDecimalPoint(text, reading);
  else if (reading === "thousands" && GROUPED_BY_POINT.test(text)) text = text.replaceAll(".", "");
  if (!PLAIN.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** A count: accepts "56.0", "1,234", "1.2K" and "120 reviews", but not fractions or negatives. */
export function parseCount(value: CellValue): number | undefined {
  if (typeof value === "number") return toCount(value);
  if (typeof value !== "string") return undefined;
  if (PLAIN_COUNT.test(value)) return Number(value);
  const text = asciiDigits(value).trim();
  if (text.length > MAX_FIGURE_CHARS) return undefined;
  if (SCIENTIFIC.test(text)) return toCount(Number(text));
  if (NO_REVIEWS.test(text)) return 0;
  const match = COUNT.exec(BEHIND_RATING.exec(text)?.[1] ?? text);
  const digits = match?.[1];
  if (digits === undefined) return undefined;
  const multiple = MULTIPLES.get((match?.[2] ?? "").toLowerCase());
  if (multiple === undefined) return toCount(parseNumber(digits, "thousands"));
  const number = parseNumber(digits, "decimals");
  return number === undefined ? undefined : toCount(Math.round(number * multiple));
}

/**
 * Stars from 0 to 5: "4,8", "4.5/5", "9/10", "4.5 (123)", "★★★★☆", "90%"; a bare number is relative to the file's scale. Undefined if there
 * is none or it is out of range.
 */
export function parseRating(value: CellValue, fileScale: number = MAX_RATING): number | undefined {
  if (typeof value !== "string") return toStars(parseNumber(value, "decimals"), fileScale);
  const text = asciiDigits(value).trim();
  return text.length > MAX_FIGURE_CHARS ? undefined : starsOfText(`${fileScale} ${text}`);
}

/** Of a text behind the scale of its file; files repeat a few dozen. */
const starsOfText = remember((key: string): number | undefined => {
  const space = key.indexOf(" ");
  const fileScale = Number(key.slice(0, space));
  const text = key.slice(space + 1);
  const drawn = DRAWN_STARS.exec(text)?.[1];
  if (drawn !== undefined) return text.length === MAX_RATING ? drawn.length : undefined;
  const percent = PERCENT.exec(text)?.[1];
  if (percent !== undefined) return toStars(parseNumber(percent, "decimals"), 100);
  const reversed = SCALE_FIRST.exec(text);
  const match = reversed === null ? (RATING.exec(text) ?? SPOKEN_RATING.exec(text)) : [text, reversed[2], reversed[1]];
  const scale = match?.[2] === undefined ? fileScale : Number(match[2]);
  return SCALES.has(scale) ? toStars(parseNumber(match?.[1], "decimals"), scale) : undefined;
}, CACHED_RATINGS);

/** The count after a rating in the same cell: 123 in "4.5 (123)". */
export function parseCountBehindRating(text: string): number | undefined {
  return text.length <= MAX_FIGURE_CHARS && BEHIND_RATING.test(text) ? parseCount(text) : undefined;
}

function toStars(number: number | undefined, scale: number): number | undefined {
  if (number === undefined) return undefined;
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
