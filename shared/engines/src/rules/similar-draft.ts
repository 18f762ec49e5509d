import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { MatchState } from "@meridian/contracts/businesses/business-match";
import type { Comparable } from "@meridian/domain/businesses/identity/comparable";
import { SAME_SPOT_M } from "@meridian/domain/businesses/identity/compare-places";
import { compareNames } from "@meridian/domain/businesses/identity/names/compare-names";
import { nameStartsOf } from "@meridian/domain/businesses/identity/names/name-starts";
import { type Judged, judgeCandidates } from "@meridian/domain/businesses/identity/same-business";
import { boxAround } from "@meridian/domain/places/geo";
import { areaOf, type CellRun, cellsOfArea, joinRuns } from "@meridian/domain/places/map-grid";
import { nameKeyOf } from "./draft-keys.ts";

/** The job's id for drafts of no import, which may describe any business that exists. */
export const NO_JOB = "";
/** Of one name, or one phone, as many businesses are compared with a draft. */
export const MAX_NAMESAKES = 50;
/** In one place, as many are compared by name. */
export const MAX_AROUND = 300;
/** Among as many names with one start, those in the draft's city are found. */
export const MAX_OF_START = 300;
/** If no more names have a start, they are compared wherever in the country they are. */
export const MAX_RARE = 10;
/** A web page of more businesses tells none of them apart. */
export const MAX_OF_PAGE = 20;
/** The most pairs that one row may open. */
export const MAX_DOUBTFUL = 3;
/** Its cells are some 150 m wide at the equator, and half of that at 60°. */
const SPOT_LEVEL = 18;
const METRES_PER_KM = 1_000;
const LAST_LETTER = "\u{10ffff}";

export interface CandidateReader<C> {
  read: (candidate: C) => Comparable;
  isDeleted: (candidate: C) => boolean;
}

/**
 * As `judgeCandidates`, of businesses some of which are deleted: a row of a deleted branch describes that one and not the next branch.
 * Of two alike the deleted one comes last, and one with too few fields never stops a row from joining another. A deleted business
 * must have the row's name, and is never doubtful.
 */
export function judgeSimilar<C>(
  row: Comparable,
  candidates: readonly C[],
  { read, isDeleted }: CandidateReader<C>,
): Judged<C> {
  const live = candidates.filter((candidate) => !isDeleted(candidate));
  const deleted = candidates.filter((candidate) => isDeleted(candidate) && isNamesake(row, read(candidate)));
  const judged = deleted.length === 0 ? undefined : judgeCandidates(row, [...live, ...deleted], read);
  return judged !== undefined && judged.same.length > 0 ? judged : judgeCandidates(row, live, read);
}

/** Whether their names have the same letters. */
export function isNamesake({ name }: Pick<Comparable, "name">, known: Pick<Comparable, "name"> | undefined): boolean {
  return known !== undefined && compareNames(name, known.name) === "equal";
}

/** Candidates by what was decided about them. */
export interface DecidedCandidates<C> {
  same: C[];
  open: C[];
}

export function withDecisions<C>(
  candidates: readonly C[],
  decisionAbout: (candidate: C) => Exclude<MatchState, "open"> | undefined,
): DecidedCandidates<C> {
  const decided = Map.groupBy(candidates, (candidate) => decisionAbout(candidate) ?? "open");
  return { same: decided.get("same") ?? [], open: decided.get("open") ?? [] };
}

/** What was decided counts more than what is judged. */
export function joinDecided<C>({ same }: DecidedCandidates<C>, judged: Judged<C>): Judged<C> {
  return same.length > 0 ? { same, doubtful: [] } : judged;
}

export interface NameRange {
  from: string;
  before: string;
}

/** Where in the index by name a business of the draft may be, if its name is written otherwise. */
export function nameRangesOf({ name }: BusinessFields): NameRange[] {
  return nameStartsOf(name).map((start) => {
    const from = nameKeyOf(start);
    return { from, before: `${from}${LAST_LETTER}` };
  });
}

/** Cells of the map that hold whatever is on the same spot; empty without a position. */
export function positionCellsOf({ latitude: lat, longitude: lng }: BusinessFields): CellRun[] {
  if (lat === undefined || lng === undefined) return [];
  const box = boxAround({ lat, lng }, SAME_SPOT_M / METRES_PER_KM);
  return joinRuns(cellsOfArea(areaOf(box, SPOT_LEVEL)), SPOT_LEVEL);
}
