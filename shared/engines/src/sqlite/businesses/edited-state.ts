import type { BusinessEdit } from "@meridian/ports/businesses/business-editor";
import { type GivingJobs, sourcesAfterEdit } from "../../rules/import-givers.ts";
import { patchFields } from "../../rules/patch-fields.ts";
import type { SqlRow } from "../database/sql-row.ts";
import { encodeFieldSources } from "../imports/giving-jobs.ts";
import { decodeBusiness, encodeFields } from "./business-row.ts";
import { type BusinessState, stateOf } from "./business-writes.ts";

/** The state of a row of `BUSINESS_COLUMNS` after an edit; undefined if nothing changes. */
export function editedState(
  row: SqlRow,
  { patch, lockedFields, givenBy }: BusinessEdit,
  jobs: GivingJobs,
): BusinessState | undefined {
  const state = stateOf(row);
  const known = decodeBusiness(row);
  const locks = [...new Set(lockedFields ?? known.lockedFields)];
  const fields = patchFields(known, patch);
  const sources = sourcesAfterEdit({ ...known, fields: known }, fields, { jobs, given: givenBy });
  const next = {
    ...state,
    values: encodeFields(fields),
    fieldSources: encodeFieldSources(sources),
    lockedFields: locks.length === 0 ? null : JSON.stringify(locks),
  };
  return isSame(state, next) ? undefined : next;
}

function isSame(left: BusinessState, right: BusinessState): boolean {
  return left.lockedFields === right.lockedFields && left.values.every((value, index) => value === right.values[index]);
}
