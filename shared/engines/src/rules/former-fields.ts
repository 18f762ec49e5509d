import { isDeepStrictEqual } from "node:util";
import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_NAMES } from "@meridian/contracts/businesses/business-fields";
import type { FormerFields } from "@meridian/ports/imports/import-undo";

/** In the order of the contract. */
export function changedFieldsOf(before: BusinessFields, after: BusinessFields): (keyof BusinessFields)[] {
  return FIELD_NAMES.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

export function formerFieldsOf(before: BusinessFields, after: BusinessFields): FormerFields {
  const former: FormerFields = {};
  for (const name of changedFieldsOf(before, after)) Reflect.set(former, name, before[name] ?? null);
  return former;
}

/** The fields with the former ones in place, without keys for what was absent. */
export function withFormerFields(fields: BusinessFields, former: FormerFields): BusinessFields {
  const restored = { ...fields };
  for (const name of FIELD_NAMES) {
    const value = former[name];
    if (value === null) Reflect.deleteProperty(restored, name);
    else if (value !== undefined) Reflect.set(restored, name, value);
  }
  return restored;
}
