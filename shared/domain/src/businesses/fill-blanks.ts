import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_GROUPS, FIELD_NAMES, type FieldName } from "@meridian/contracts/businesses/business-fields";
import type { FieldGroup } from "@meridian/contracts/businesses/field-spec";
import { foldText } from "../text/fold-text.ts";
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
const KINDS = ["type", "category"] as const;

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
    const differing = fields.filter((name) => isOther(known, other, name));
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

/** What a business lacks and another record of it has: nothing that it says itself is replaced, nor the rest of its group filled. */
export function blanksFilledFrom(known: BusinessFields, other: BusinessFields): Partial<BusinessFields> {
  const differing = new Set(
    FIELD_GROUPS.flatMap(({ fields }) => (fields.some((name) => isOther(known, other, name)) ? fields : [])),
  );
  const filled = [...TOGETHER, ...SINGLE.map((name) => [name])].flatMap((group) => {
    if (group.some((name) => differing.has(name))) return [];
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

/**
 * What a business lacks and a later row of the list that it comes from has. A kind that differs is a further one, unless the list itself
 * gives a business several: those include the main one, and each import of the list states them again.
 */
export function blanksFilledFromRow(known: BusinessFields, row: BusinessFields): Partial<BusinessFields> {
  const { subtypes: _, ...filled } = blanksFilledFrom(known, row);
  if (KINDS.some((name) => isOther(known, row, name))) for (const name of KINDS) delete filled[name];
  const { type, category, subtypes } = { ...known, ...filled };
  const stated = new Set([type, category, ...subtypes].map((kind) => foldText(kind ?? "")));
  const further = [row.type ?? row.category ?? "", ...row.subtypes].filter((kind) => !stated.has(foldText(kind)));
  const areStated = [type, category].some((kind) => kind !== undefined && subtypes.includes(kind));
  if (areStated || further.length === 0) return filled;
  return { ...filled, subtypes: [...new Set([...subtypes, ...further])].slice(0, MAX_SUBTYPES) };
}

function isOther(known: BusinessFields, other: BusinessFields, name: FieldName): boolean {
  return !isBlank(known, name) && !isBlank(other, name) && !isSame(known[name], other[name]);
}
