import type { GeoBox, GeoPoint } from "@meridian/contracts/search/search";
import { RATING_STEPS } from "@meridian/domain/businesses/popularity";
import { boxAround, distanceKm, isInBox } from "@meridian/domain/places/geo";
import type { IndexFilters } from "@meridian/ports/search/search-index";
import { NO_COORDINATE } from "../index/document-columns.ts";
import type { EntryKind } from "../index/index-dictionary.ts";
import { HAS_FLAGS, toDegrees, toRatingUnits, VERIFIED_FLAG } from "../index/index-row.ts";
import {
  cellTerm,
  entryTerm,
  HAS_TERMS,
  KNOWN_WEEK_TERM,
  ratingTermWithin,
  VERIFIED_TERM,
} from "../index/term-codes.ts";
import type { ServingIndex } from "../threads/serving-index.ts";
import { cellsCovering } from "./geo-cells.ts";

export type HitCheck = (n: number) => boolean;

export interface CommonFilter {
  /** One of them is required. */
  terms: readonly [string, ...string[]];
  check: HitCheck;
  /** Approximately how many documents have one. */
  documents: number;
}

export interface FilterPlan {
  /** Terms that are all required. */
  terms: string[];
  /** Terms of so many documents that checking hits one by one may be cheaper than matching the term: see `applyFilters`. */
  common: CommonFilter[];
  /** From each group one term is required. */
  groups: string[][];
  /** What the terms cannot express. */
  checks: HitCheck[];
}

/** Filters for the full-text table, and checks for its hits. */
export type AppliedFilters = Pick<FilterPlan, "terms" | "groups" | "checks">;

/** Reading and checking a hit costs about this many times as much as skipping an entry of a term's postings. */
const CHECK_COST = 8;

/**
 * Decides for each common filter between a term and a check of every hit. `hits` bounds the hits of everything else; the answer includes
 * the remaining bound.
 */
export function applyFilters(plan: FilterPlan, hits: number): { applied: AppliedFilters; hits: number } {
  const applied: AppliedFilters = { terms: [...plan.terms], groups: [...plan.groups], checks: [...plan.checks] };
  let bound = hits;
  let unread = plan.common.reduce((sum, { documents }) => sum + documents, 0);
  for (const { terms, check, documents } of plan.common.toSorted((a, b) => a.documents - b.documents)) {
    if (bound * CHECK_COST <= unread) {
      applied.checks.push(check);
      continue;
    }
    if (terms.length === 1) applied.terms.push(terms[0]);
    else applied.groups.push([...terms]);
    bound = Math.min(bound, documents);
    unread -= documents;
  }
  return { applied, hits: bound };
}

/** Undefined if a filter names something no document has. */
export function planFilters(filters: IndexFilters, index: ServingIndex): FilterPlan | undefined {
  const plan: FilterPlan = { terms: [], common: [], groups: [], checks: [] };
  const { columns, dictionary } = index;
  const entries: [EntryKind, string | undefined][] = [
    ["category", filters.categorySlug],
    ["region", filters.regionCode],
    ["city", filters.cityKey],
    ...(filters.amenities ?? []).map((slug): [EntryKind, string] => ["amenity", slug]),
  ];
  for (const [kind, value] of entries) {
    if (value === undefined) continue;
    const id = dictionary.idOf(kind, value);
    if (id === undefined) return undefined;
    plan.terms.push(entryTerm(id));
  }
  if (filters.countryCode !== undefined) {
    const codes = [filters.countryCode, ...(filters.territories ?? [])];
    const [id, ...others] = codes.flatMap((code) => dictionary.idOf("country", code) ?? []);
    if (id === undefined) return undefined;
    const ids = new Set([id, ...others]);
    const documents = [...ids].reduce((sum, one) => sum + index.documentsOfCountry(one), 0);
    const check: HitCheck =
      others.length === 0 ? (n) => columns.country[n] === id : (n) => ids.has(columns.country[n] ?? 0);
    plan.common.push({ terms: [entryTerm(id), ...others.map(entryTerm)], check, documents });
  }
  const documents = index.documents() / 2;
  if (filters.isVerified === true) {
    plan.common.push({ terms: [VERIFIED_TERM], check: hasFlag(index, VERIFIED_FLAG), documents });
  }
  for (const has of filters.has ?? []) {
    plan.common.push({ terms: [HAS_TERMS[has]], check: hasFlag(index, HAS_FLAGS[has]), documents });
  }
  if (filters.minRating !== undefined && filters.minRating > 0) addRating(plan, filters.minRating, index);
  if (filters.openAt !== undefined) addOpen(plan, index.patterns.openAt(filters.openAt), index);
  if (filters.openDuring !== undefined) addOpen(plan, index.patterns.openDuring(filters.openDuring), index);
  if (filters.box !== undefined) addBox(plan, filters.box, index);
  if (filters.near !== undefined) addCircle(plan, filters.near, filters.near.radiusKm, index);
  return plan;
}

/** Limits a plan to a circle. */
export function addCircle(plan: AppliedFilters, center: GeoPoint, radiusKm: number, { columns }: ServingIndex): void {
  addCells(plan, boxAround(center, radiusKm));
  plan.checks.push((n) => {
    const lat = columns.lat[n] ?? NO_COORDINATE;
    return lat !== NO_COORDINATE && distanceKm(center, toDegrees(lat), toDegrees(columns.lng[n] ?? 0)) <= radiusKm;
  });
}

function addRating(plan: FilterPlan, minRating: number, { columns, documents }: ServingIndex): void {
  const term = ratingTermWithin(minRating);
  const least = toRatingUnits(minRating);
  const check: HitCheck = (n) => (columns.rating[n] ?? -1) >= least;
  if (term !== undefined) plan.common.push({ terms: [term], check, documents: documents() / 2 });
  if (!RATING_STEPS.some((step) => step === minRating)) plan.checks.push(check);
}

/** `open` says for each opening-hours pattern, by number, whether it passes. */
function addOpen(plan: FilterPlan, open: Uint8Array, { columns, documents }: ServingIndex): void {
  const isKnown: HitCheck = (n) => (columns.pattern[n] ?? 0) > 0;
  plan.common.push({ terms: [KNOWN_WEEK_TERM], check: isKnown, documents: documents() / 2 });
  plan.checks.push((n) => open[columns.pattern[n] ?? 0] === 1);
}

function hasFlag({ columns }: ServingIndex, flag: number): HitCheck {
  return (n) => ((columns.flags[n] ?? 0) & flag) !== 0;
}

function addBox(plan: AppliedFilters, box: GeoBox, { columns }: ServingIndex): void {
  addCells(plan, box);
  plan.checks.push((n) => {
    const lat = columns.lat[n] ?? NO_COORDINATE;
    return lat !== NO_COORDINATE && isInBox(box, toDegrees(lat), toDegrees(columns.lng[n] ?? 0));
  });
}

function addCells(plan: AppliedFilters, box: GeoBox): void {
  const cells = cellsCovering(box);
  if (cells !== undefined) plan.groups.push(cells.map(cellTerm));
}
