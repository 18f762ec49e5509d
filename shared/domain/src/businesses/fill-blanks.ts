import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_GROUPS, FIELD_NAMES, type FieldName } from "@meridian/contracts/businesses/business-fields";
import type { FieldGroup } from "@meridian/contracts/businesses/field-spec";
import { isBlank, isSame } from "./field-givers.ts";

type BusinessPatch = { [Field in FieldName]?: BusinessFields[Field] | undefined };

const TOGETHER = FIELD_GROUPS.flatMap(({ fields, filledTogether }) => (filledTogether === true ? [fields] : []));
const UNITS: readonly FieldGroup<FieldName>[] = [
  ...FIELD_GROUPS,
  ...FIELD_NAMES.filter((name) => !FIELD_GROUPS.some(({ fields }) => fields.includes(name))).map(
    (name) => ({ fields: [name] }) as const,
  ),
];
const MAX_SUBTYPES = 30;
const GROUPED = new Set([...TOGETHER.flat(), "subtypes", "verified", "status"]);
const SINGLE = FIELD_NAMES.filter((name) => !GROUPED.has(name));

/**
 * What a business takes from another record of it: what it lacks, and where they differ the groups in which a value of the other one leads
 * and none of its own.
 */
export function mergedFrom(
  known: BusinessFields,
  other: BusinessFields,
  leads: (name: FieldName) => boolean,
): BusinessPatch {
  const patch: BusinessPatch = blanksFilledFrom(known, other);
  for (const { fields, voidsOthers = false } of UNITS) {
    const differing = fields.filter(
      (name) => !isBlank(known, name) && !isBlank(other, name) && !isSame(known[name], other[name]),
    );
    if (differing.length === 0 || !differing.every(leads)) continue;
    const isVoiding = voidsOthers && differing.includes(fields[0]);
    for (const name of fields) {
      const isVoid = isVoiding && isBlank(other, name) && !isBlank(known, name);
      const isTaken = !isBlank(other, name) && !isSame(known[name], other[name]);
      if (isVoid || isTaken) Object.assign(patch, { [name]: other[name] });
    }
  }
  return patch;
}

/** What a business lacks and another record of it has: nothing that it says itself is replaced. */
export function blanksFilledFrom(known: BusinessFields, other: BusinessFields): Partial<BusinessFields> {
  const filled = [...TOGETHER, ...SINGLE.map((name) => [name])].flatMap((group) => {
    const isLacking = group.every((name) => known[name] === undefined || (name === "reviews" && known.reviews === 0));
    return isLacking ? group.filter((name) => other[name] !== undefined && other[name] !== known[name]) : [];
  });
  const subtypes = [...new Set([...known.subtypes, ...other.subtypes])].slice(0, MAX_SUBTYPES);
  return {
    ...Object.fromEntries(filled.map((name) => [name, other[name]])),
    ...(subtypes.length === known.subtypes.length ? {} : { subtypes }),
    ...(other.verified && !known.verified ? { verified: true } : {}),
  };
}
