import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { saysWhereOrHow } from "../../../normalise/listed-name.ts";

/** Whether created businesses wait for approval: no column says where a business is or how to reach it, so the names may be of anything. */
export function isHeldForReview(mapping: Pick<ColumnMapping, "columns">): boolean {
  return !saysWhereOrHow(mapping);
}
