import type { AdminBusiness } from "@meridian/contracts/businesses/admin-businesses";
import { EDIT_FIELD_NAMES, type EditField, textOf } from "./edit-fields.ts";

export interface MergePair {
  keep: AdminBusiness;
  remove: AdminBusiness;
}

/** The fields in which the two differ. */
export function differingFields({ keep, remove }: MergePair): EditField[] {
  return EDIT_FIELD_NAMES.filter((name) => textOf(keep, name) !== textOf(remove, name));
}

/** The default choice: everything that the remaining business lacks. */
export function suggestedFields({ keep, remove }: MergePair): EditField[] {
  return differingFields({ keep, remove }).filter(
    (name) => isBlank(textOf(keep, name)) && !isBlank(textOf(remove, name)),
  );
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}
