import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_NAMES } from "@meridian/contracts/businesses/business-fields";
import type { BusinessPatch } from "@meridian/ports/businesses/business-editor";

/**
 * The fields after an edit, without keys for what is absent. A field that cannot be absent is emptied to nothing, no and
 * operational; a business keeps its name.
 */
export function patchFields(known: BusinessFields, patch: BusinessPatch): BusinessFields {
  const { name = known.name, subtypes = [], reviews = 0, verified = false, ...others } = { ...known, ...patch };
  const { status = "operational", ...absentable } = others;
  const patched: BusinessFields = { ...absentable, name, subtypes, reviews, verified, status };
  const names = new Set<string>(FIELD_NAMES);
  for (const [field, value] of Object.entries(patched)) {
    if (value === undefined || !names.has(field)) Reflect.deleteProperty(patched, field);
  }
  return patched;
}
