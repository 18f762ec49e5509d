import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_GROUPS, FIELD_NAMES, type FieldName } from "@meridian/contracts/businesses/business-fields";

const NONE: ReadonlySet<FieldName> = new Set();
const VOIDING = FIELD_GROUPS.flatMap(({ fields, voidsOthers }) => (voidsOthers === true ? [fields] : []));

/**
 * The fields of a business after a source described it again. A field the source omits keeps its value, so that a file with ten columns
 * does not clear the others; a locked field keeps its value whatever the source says, as does the rest of its group if the group's first
 * field is locked, and single fields in `kept`. Zero reviews and no subtypes count as omitted.
 */
export function mergeFields(
  known: BusinessFields,
  incoming: BusinessFields,
  lockedFields: readonly string[],
  kept: ReadonlySet<FieldName> = NONE,
): BusinessFields {
  const locked = new Set(lockedFields);
  for (const [lead, ...others] of VOIDING) {
    if (locked.has(lead)) for (const other of others) locked.add(other);
  }
  for (const name of kept) locked.add(name);
  const said: Partial<BusinessFields> = { ...incoming };
  for (const name of FIELD_NAMES) {
    if (said[name] === undefined || locked.has(name)) delete said[name];
  }
  if (said.subtypes?.length === 0) delete said.subtypes;
  if (said.reviews === 0) delete said.reviews;

  const merged: BusinessFields = { ...known, ...said };
  for (const [lead, ...others] of VOIDING) {
    if (said[lead] === undefined || said[lead] === known[lead]) continue;
    for (const other of others) {
      if (said[other] === undefined && !locked.has(other)) delete merged[other];
    }
  }
  return merged;
}
