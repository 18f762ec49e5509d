import type { GeoBox, GeoPoint } from "../../../contracts/search.ts";
import { isUnspaced, type SearchWord, searchWordsOf, wordsOf } from "../../../domain/search-words.ts";
import type { IndexFilters } from "../../../ports/search-index.ts";
import { NO_COORDINATE } from "./document-columns.ts";
import { boxAround, cellsCovering, distanceKm, isInBox } from "./geo-cells.ts";
import type { EntryKind } from "./index-dictionary.ts";
import { toDegrees, toRatingUnits } from "./index-row.ts";
import type { ServingIndex } from "./serving-index.ts";
import {
  cellTerm,
  entryTerm,
  HAS_TERMS,
  KNOWN_WEEK_TERM,
  RATING_STEPS,
  ratingTermWithin,
  VERIFIED_TERM,
} from "./term-codes.ts";

const PHRASE_PATTERN = /["“”„]([^"“”„]+)["“”]/gu;
const MAX_WORDS = 16;

export type HitCheck = (n: number) => boolean;

export interface TextPlan {
  words: SearchWord[];
  /** Words of quoted phrases, to be found in the name. */
  phraseWords: string[];
  /** What the folded name must hold, spaces and all. */
  phrases: string[];
  /** The folded name that this text would be, exactly. */
  nameText: string;
}

export interface FilterPlan {
  /** Terms that must all be there. */
  terms: string[];
  /** Of each group one term must be there. */
  groups: string[][];
  /** What the terms leave open. */
  checks: HitCheck[];
}

export function planText(text: string): TextPlan {
  const phraseWords: string[] = [];
  const phrases: string[] = [];
  const rest = text.replace(PHRASE_PATTERN, (_, phrase: string) => {
    const words = wordsOf(phrase);
    phraseWords.push(...searchWordsOf(phrase).map(({ word }) => word));
    if (words.length > 0) phrases.push(phraseText(words));
    return " ";
  });
  const words = searchWordsOf(rest).slice(0, MAX_WORDS);
  return { words, phraseWords: phraseWords.slice(0, MAX_WORDS), phrases, nameText: ` ${wordsOf(text).join(" ")} ` };
}

/** Undefined when a filter names something that no document has. */
export function planFilters(filters: IndexFilters, index: ServingIndex): FilterPlan | undefined {
  const plan: FilterPlan = { terms: [], groups: [], checks: [] };
  const entries: [EntryKind, string | undefined][] = [
    ["category", filters.categorySlug],
    ["country", filters.countryCode],
    ["city", filters.cityKey],
    ["amenity", filters.amenity],
  ];
  for (const [kind, value] of entries) {
    if (value === undefined) continue;
    const id = index.dictionary.idOf(kind, value);
    if (id === undefined) return undefined;
    plan.terms.push(entryTerm(id));
  }
  if (filters.isVerified === true) plan.terms.push(VERIFIED_TERM);
  for (const has of filters.has ?? []) plan.terms.push(HAS_TERMS[has]);
  if (filters.minRating !== undefined && filters.minRating > 0) addRating(plan, filters.minRating, index);
  if (filters.openAt !== undefined) addOpen(plan, filters.openAt, index);
  if (filters.box !== undefined) addBox(plan, filters.box, index);
  if (filters.near !== undefined) addCircle(plan, filters.near, filters.near.radiusKm, index);
  return plan;
}

/** Narrows a plan to a circle. */
export function addCircle(plan: FilterPlan, center: GeoPoint, radiusKm: number, { columns }: ServingIndex): void {
  addCells(plan, boxAround(center, radiusKm));
  plan.checks.push((n) => {
    const lat = columns.lat[n] ?? NO_COORDINATE;
    return lat !== NO_COORDINATE && distanceKm(center, toDegrees(lat), toDegrees(columns.lng[n] ?? 0)) <= radiusKm;
  });
}

function addRating(plan: FilterPlan, minRating: number, { columns }: ServingIndex): void {
  const term = ratingTermWithin(minRating);
  if (term !== undefined) plan.terms.push(term);
  const least = toRatingUnits(minRating);
  if (!RATING_STEPS.some((step) => step === minRating)) plan.checks.push((n) => (columns.rating[n] ?? -1) >= least);
}

function addOpen(plan: FilterPlan, instant: Date, { columns, patterns }: ServingIndex): void {
  const open = patterns.openAt(instant);
  plan.terms.push(KNOWN_WEEK_TERM);
  plan.checks.push((n) => open[columns.pattern[n] ?? 0] === 1);
}

function addBox(plan: FilterPlan, box: GeoBox, { columns }: ServingIndex): void {
  addCells(plan, box);
  plan.checks.push((n) => {
    const lat = columns.lat[n] ?? NO_COORDINATE;
    return lat !== NO_COORDINATE && isInBox(box, toDegrees(lat), toDegrees(columns.lng[n] ?? 0));
  });
}

function addCells(plan: FilterPlan, box: GeoBox): void {
  const cells = cellsCovering(box);
  if (cells !== undefined) plan.groups.push(cells.map(cellTerm));
}

/** A phrase as it stands in a folded name: whole words, but a run without spaces may stand inside a longer one. */
function phraseText(words: readonly string[]): string {
  const start = isUnspaced(words[0] ?? "") ? "" : " ";
  const end = isUnspaced(words.at(-1) ?? "") ? "" : " ";
  return start + words.join(" ") + end;
}
