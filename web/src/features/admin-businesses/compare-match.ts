import type { AdminBusiness } from "@meridian/contracts/businesses/admin-businesses";
import type { ShownMatch } from "@meridian/contracts/businesses/matches-api";
import { EDIT_FIELD_NAMES, type EditField } from "./edit-fields.ts";

export interface MatchComparison {
  contradicting: EditField[];
  /** What one of them lacks is no contradiction. */
  oneSided: EditField[];
  equal: EditField[];
}

/** The fields of a pair that at least one of them has, in the order of the form. */
export function compareMatch({ keep, other, differing }: ShownMatch): MatchComparison {
  const inBoth = EDIT_FIELD_NAMES.filter((name) => isKnown(keep, name) && isKnown(other, name));
  return {
    contradicting: inBoth.filter((name) => differing.includes(name)),
    oneSided: EDIT_FIELD_NAMES.filter((name) => isKnown(keep, name) !== isKnown(other, name)),
    equal: inBoth.filter((name) => !differing.includes(name)),
  };
}

function isKnown(business: AdminBusiness, name: EditField): boolean {
  const value = business[name];
  return value !== undefined && value !== false && value !== 0 && !(Array.isArray(value) && value.length === 0);
}
