import { type BusinessFields, businessFieldsSchema } from "../contracts/business.ts";

type OptionalField = {
  [K in keyof BusinessFields]-?: undefined extends BusinessFields[K] ? K : never;
}[keyof BusinessFields];

/** Fields that say one thing together: when the first changes, what the others said of its old value is void. */
const GROUPS: readonly (readonly [OptionalField, ...OptionalField[]])[] = [
  ["fullAddress", "street", "city", "state", "postalCode"],
  ["countryCode", "country"],
  ["phone", "phoneE164"],
  ["workingHours", "hours"],
];
const FIELD_NAMES = businessFieldsSchema.keyof().options;

/**
 * What a business is after a source spoke of it again. A field the source is silent about keeps its value, so that a
 * file with ten columns does not empty the others; a locked field keeps its value whatever the source says, and so does
 * the rest of its group when the first of a group is locked. No reviews and no subtypes count as silence.
 */
export function mergeFields(
  known: BusinessFields,
  incoming: BusinessFields,
  lockedFields: readonly string[],
): BusinessFields {
  const locked = new Set(lockedFields);
  for (const [lead, ...others] of GROUPS) {
    if (locked.has(lead)) for (const other of others) locked.add(other);
  }
  const said: Partial<BusinessFields> = { ...incoming };
  for (const name of FIELD_NAMES) {
    if (said[name] === undefined || locked.has(name)) delete said[name];
  }
  if (said.subtypes?.length === 0) delete said.subtypes;
  if (said.reviews === 0) delete said.reviews;

  const merged: BusinessFields = { ...known, ...said };
  for (const [lead, ...others] of GROUPS) {
    if (said[lead] === undefined || said[lead] === known[lead]) continue;
    for (const other of others) {
      if (said[other] === undefined && !locked.has(other)) delete merged[other];
    }
  }
  return merged;
}
