import type { BusinessFields, BusinessStatus } from "@meridian/shared/contracts/business";
import { foldText } from "@meridian/shared/domain/fold-text";
import { parseAmenities } from "./amenities.ts";
import { remember } from "./bounded-cache.ts";
import { parseCount, parseRating } from "./number.ts";
import { parseOpeningHours } from "./opening-hours.ts";
import type { RowCells } from "./row-cells.ts";
import { readStatus, readYes } from "./status.ts";
import { cleanParagraphs, cleanText, cutText } from "./text.ts";

const MAX_CATEGORY_CHARS = 120;
const MAX_SUBTYPES = 30;
const CACHED_LISTS = 10_000;
const MAX_HOURS_CHARS = 8000;
const MAX_ABOUT_CHARS = 16_000;
const MAX_DESCRIPTION_CHARS = 4000;
/** A type that begins like its noun names the trade by itself: a "brewpub" is no "brewpub brewery". */
const NOUN_START_CHARS = 4;

export function readCategories(cells: RowCells): Pick<BusinessFields, "type" | "category" | "subtypes"> {
  const type = typeName(cells);
  const given = cells.limited("category", MAX_CATEGORY_CHARS);
  const subtypes = readSubtypes(cells);
  const category = given ?? (type === undefined ? subtypes[0] : undefined);
  return { subtypes, ...(type === undefined ? {} : { type }), ...(category === undefined ? {} : { category }) };
}

function typeName(cells: RowCells): string | undefined {
  const type = cells.limited("type", MAX_CATEGORY_CHARS);
  const noun = cells.mapping.typeNoun;
  if (type === undefined || noun === undefined) return type;
  const name = type.toLowerCase().includes(noun.slice(0, NOUN_START_CHARS)) ? type : `${type} ${noun}`;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function readSubtypes(cells: RowCells): string[] {
  const listed = cells.text("subtypes");
  const names = new Set(listed === undefined ? [] : splitCategories(listed));
  for (const column of cells.mapping.categoryColumns) {
    const name = cleanText(cells.row.cells[column]);
    if (name !== undefined) names.add(name);
  }
  return [...names].filter((name) => name.length <= MAX_CATEGORY_CHARS).slice(0, MAX_SUBTYPES);
}

/** Names of a list, which may be JSON or Python's. */
const splitCategories = remember((text: string): readonly string[] => {
  const names: string[] = [];
  for (const part of text.replace(/^\[|\]$/g, "").split(/[,;|]/)) {
    const name = cleanText(part.replace(/^\s*["']|["']\s*$/g, "").trim());
    if (name !== undefined) names.push(name);
  }
  return names;
}, CACHED_LISTS);

export function readStanding(cells: RowCells): Pick<BusinessFields, "rating" | "reviews"> {
  const ratingCell = cells.text("rating");
  const reviewsCell = cells.text("reviews");
  const rating =
    ratingCell === undefined ? undefined : parseRating(cells.raw("rating") === true ? undefined : ratingCell);
  const reviews = reviewsCell === undefined ? 0 : parseCount(reviewsCell);
  if (ratingCell !== undefined && rating === undefined) {
    cells.issues.add("rating", "bad_rating", ratingCell, "Not a rating from 0 to 5");
  }
  if (reviews === undefined) cells.issues.add("reviews", "bad_number", reviewsCell, "Not a number of reviews");
  return { reviews: reviews ?? 0, ...(rating === undefined || rating === 0 ? {} : { rating }) };
}

export function readHours(cells: RowCells): Pick<BusinessFields, "workingHours" | "hours"> {
  const field = cells.text("workingHours") === undefined ? "workingHoursFallback" : "workingHours";
  const text = cleanParagraphs(cells.raw(field)) ?? dayColumnsText(cells);
  if (text === undefined || text === "{}" || text === "[]") return {};
  const { hours, isIncomplete } = parseOpeningHours(text);
  if (isIncomplete)
    cells.issues.add(field, "bad_hours", text, "Some opening hours could not be read; those days stay unknown");
  if (text.length > MAX_HOURS_CHARS) {
    cells.issues.add(field, "too_long", text, `Longer than ${MAX_HOURS_CHARS} characters`);
    return hours === undefined ? {} : { hours };
  }
  return { workingHours: text, ...(hours === undefined ? {} : { hours }) };
}

/** The hours of columns by day, as the JSON text that other sources have in one cell. */
function dayColumnsText(cells: RowCells): string | undefined {
  const byDay = new Map<string, string>();
  for (const { day, hours } of cells.mapping.dayHoursColumns) {
    const name = cleanText(cells.row.cells[day]);
    const text = cleanText(cells.row.cells[hours]);
    if (name !== undefined && text !== undefined) byDay.set(name, text);
  }
  return byDay.size === 0 ? undefined : JSON.stringify(Object.fromEntries(byDay));
}

export function readTexts(cells: RowCells): Pick<BusinessFields, "about" | "description"> {
  const description = cells.paragraphs("description", MAX_DESCRIPTION_CHARS);
  const cell = cleanParagraphs(cells.raw("about"));
  const own = description === undefined ? {} : { description };
  if (cell === undefined) return own;
  const parsed = parseAmenities(cell);
  if (parsed.kind === "bad") cells.issues.add("about", "bad_amenities", cell, "Looks like JSON but cannot be read");
  if (parsed.kind === "text" && description === undefined)
    return { description: cutText(parsed.text, MAX_DESCRIPTION_CHARS) };
  if (parsed.kind !== "groups") return own;
  if (parsed.about.length > MAX_ABOUT_CHARS) {
    cells.issues.add("about", "too_long", cell, `Longer than ${MAX_ABOUT_CHARS} characters`);
    return own;
  }
  return { ...own, about: parsed.about };
}

export function readState(cells: RowCells): { verified: boolean; status: BusinessStatus } {
  return { verified: readYes(cells.raw("verified")), status: businessStatus(cells) };
}

function businessStatus(cells: RowCells): BusinessStatus {
  if (readYes(cells.raw("permanentlyClosed"))) return "closed";
  if (readYes(cells.raw("temporarilyClosed"))) return "temporarily_closed";
  const stated = readStatus(cells.text("status") ?? "");
  if (stated !== "unsaid") return stated;
  const now = cells.text("openingStatus");
  const read = now === undefined || foldText(now) === "closed" ? "unsaid" : readStatus(now);
  return read === "unsaid" ? "operational" : read;
}
