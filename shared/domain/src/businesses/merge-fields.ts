import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_GROUPS, FIELD_NAMES, type FieldName } from "@meridian/contracts/businesses/business-fields";
import { foldText } from "../text/fold-text.ts";
import { hasAddress } from "./identity/business-identity.ts";

const NONE: ReadonlySet<FieldName> = new Set();
const PLACE_FIELDS = ["city", "state", "postalCode", "country"] as const;
const VOIDING = FIELD_GROUPS.flatMap(({ fields, voidsOthers }) => (voidsOthers === true ? [fields] : []));

/**
 * The fields of a business after a source described it again. A field the source omits keeps its value, so that a file with ten columns
 * does not clear the others; a locked field keeps its value whatever the source says, as does the rest of its group if the group's first
 * field is locked, and single fields in `kept`. Zero reviews and no subtypes count as omitted, as does an address that names only the
 * place of the known one.
 */
export function mergeFields(
  known: BusinessFields,
  incoming: Partial<BusinessFields>,
  lockedFields: readonly string[],
  kept: ReadonlySet<FieldName> = NONE,
): BusinessFields {
  const locked = new Set(lockedFields);
  for (const [lead, ...others] of VOIDING) {
    if (locked.has(lead)) for (const other of others) locked.add(other);
  }
  for (const name of kept) locked.add(name);
  const stated: Partial<BusinessFields> = { ...incoming };
  for (const name of FIELD_NAMES) {
    if (stated[name] === undefined || locked.has(name)) delete stated[name];
  }
  if (stated.subtypes?.length === 0) delete stated.subtypes;
  if (stated.reviews === 0) delete stated.reviews;
  if (namesItsPlaceOnly(stated, known)) delete stated.fullAddress;

  const merged: BusinessFields = { ...known, ...stated };
  for (const [lead, ...others] of VOIDING) {
    if (stated[lead] === undefined || stated[lead] === known[lead]) continue;
    for (const other of others) {
      if (stated[other] === undefined && !locked.has(other)) delete merged[other];
    }
  }
  return merged;
}

/** Whether an address says no more than the place of the known one: "Tallinn, Estonia". */
function namesItsPlaceOnly(stated: Partial<BusinessFields>, known: BusinessFields): boolean {
  if (stated.fullAddress === undefined || hasAddress(stated) || !hasAddress(known)) return false;
  return PLACE_FIELDS.every((name) => {
    const [own, other] = [known[name], stated[name]];
    return own === undefined || other === undefined || foldText(own) === foldText(other);
  });
}
