import type { BusinessFields } from "../../contracts/business.ts";
import { boxAround } from "../../domain/geo.ts";
import { areaOf, type CellRun, cellsOfArea, joinRuns } from "../../domain/map-grid.ts";
import { type Comparable, rankMatches, SAME_SPOT_M } from "../../domain/same-business.ts";

/** Of one name, or one phone, as many businesses are compared with a draft. */
export const MAX_NAMESAKES = 50;
/** Its cells are some 150 m wide at the equator, and half of that at 60°. */
const SPOT_LEVEL = 18;
const METRES_PER_KM = 1_000;

export interface CandidateReader<C> {
  read: (candidate: C) => Comparable;
  isDeleted: (candidate: C) => boolean;
}

/**
 * As `rankMatches`, of businesses some of which are deleted: a row of a deleted branch describes that one and not the next branch.
 * Of two alike the deleted one comes last, and one with too few fields never stops a row from joining another.
 */
export function rankSimilar<C>(
  row: Comparable,
  candidates: readonly C[],
  { read, isDeleted }: CandidateReader<C>,
): C[] {
  const live = candidates.filter((candidate) => !isDeleted(candidate));
  const matches = rankMatches(row, [...live, ...candidates.filter(isDeleted)], read);
  return matches.length > 0 || live.length === candidates.length ? matches : rankMatches(row, live, read);
}

/** Cells of the map that hold whatever is on the same spot; empty without a position. */
export function positionCellsOf({ latitude: lat, longitude: lng }: BusinessFields): CellRun[] {
  if (lat === undefined || lng === undefined) return [];
  const box = boxAround({ lat, lng }, SAME_SPOT_M / METRES_PER_KM);
  return joinRuns(cellsOfArea(areaOf(box, SPOT_LEVEL)), SPOT_LEVEL);
}
