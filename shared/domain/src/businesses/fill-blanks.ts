import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_GROUPS, FIELD_NAMES } from "@meridian/contracts/businesses/business-fields";

const TOGETHER = FIELD_GROUPS.flatMap(({ fields, filledTogether }) => (filledTogether === true ? [fields] : []));
const MAX_SUBTYPES = 30;
const GROUPED = new Set([...TOGETHER.flat(), "subtypes", "verified", "status"]);
const SINGLE = FIELD_NAMES.filter((name) => !GROUPED.has(name));

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
