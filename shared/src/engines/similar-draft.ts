import type { BusinessFields } from "../contracts/business.ts";
import { boxAround } from "../domain/geo.ts";
import { areaOf, type CellRun, cellsOfArea, joinRuns } from "../domain/map-grid.ts";
import { SAME_SPOT_M } from "../domain/same-business.ts";

/** Of one name, or one phone, as many businesses are compared with a draft. */
export const MAX_NAMESAKES = 50;
/** Its cells are some 150 m wide at the equator, and half of that at 60°. */
const SPOT_LEVEL = 18;
const METRES_PER_KM = 1_000;

/** Cells of the map that hold whatever is on the same spot; empty without a position. */
export function spotOf({ latitude: lat, longitude: lng }: BusinessFields): CellRun[] {
  if (lat === undefined || lng === undefined) return [];
  const box = boxAround({ lat, lng }, SAME_SPOT_M / METRES_PER_KM);
  return joinRuns(cellsOfArea(areaOf(box, SPOT_LEVEL)), SPOT_LEVEL);
}
