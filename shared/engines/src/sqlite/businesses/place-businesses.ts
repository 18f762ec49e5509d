import type { PlacedBusinesses } from "@meridian/ports/businesses/directory-upkeep";
import { nextAfter } from "../../rules/next-after.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, rowArrays, type SqlRow } from "../database/sql-row.ts";
import type { Dimensions } from "../places/dimensions.ts";
import { createRollupDeltas, type RollupDeltas } from "../rollups/rollup-deltas.ts";
import { contributionOf, isSamePlacement, placementOf } from "./business-placement.ts";
import { BUSINESS_COLUMNS, decodeBusiness, decodePlacement } from "./business-row.ts";
import { renewMark, updatePlacement } from "./business-writes.ts";

const NEXT = `SELECT ${BUSINESS_COLUMNS} FROM business WHERE n > ? ORDER BY n LIMIT ?`;

/** One step of `DirectoryUpkeep.placeBusinesses`, in the caller's transaction. */
export function placeBusinesses(
  db: DirectoryDatabase,
  dimensions: Dimensions,
  after: number,
  limit: number,
): PlacedBusinesses {
  const rows = rowArrays(db.arraySql(NEXT), after, limit);
  const deltas = createRollupDeltas(db);
  const changed = rows.filter((row) => placeBusiness(db, dimensions, deltas, row)).length;
  deltas.flush();
  return { processed: rows.length, changed, ...nextAfter(rows, limit, ([n]) => String(numberOf(n))) };
}

/** False if the business is already placed correctly. */
function placeBusiness(db: DirectoryDatabase, dimensions: Dimensions, deltas: RollupDeltas, row: SqlRow): boolean {
  const business = decodeBusiness(row);
  const before = decodePlacement(row);
  const { categoryId, cityId, place } = placementOf(dimensions, business, business.isApproved);
  const after = { ...before, categoryId, cityId, place };
  if (isSamePlacement(before, after)) return false;
  const n = numberOf(row[0]);
  updatePlacement(db, n, after);
  if (before.isListed) {
    deltas.remove(contributionOf(before, business));
    deltas.add(contributionOf(after, business));
  }
  renewMark(db, n);
  return true;
}
