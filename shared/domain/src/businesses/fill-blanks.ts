import { type BusinessFields, businessFieldsSchema } from "@meridian/contracts/businesses/business";

type FieldName = keyof BusinessFields;

/** Fields that say one thing: filled together or not at all, by whether the first is there. */
const TOGETHER: readonly (readonly FieldName[])[] = [
  ["phone", "phoneE164"],
  ["latitude", "longitude"],
  ["rating", "reviews"],
  ["workingHours", "hours"],
  ["countryCode", "country"],
];
const MAX_SUBTYPES = 30;
const GROUPED = new Set(TOGETHER.flat());
const SINGLE = businessFieldsSchema
  .keyof()
  .options.filter((name) => !GROUPED.has(name) && name !== "subtypes" && name !== "verified" && name !== "status");

/** What a business lacks and another record of it has: nothing that it says itself is replaced. */
export function blanksFilledFrom(known: BusinessFields, other: BusinessFields): Partial<BusinessFields> {
  const filled: FieldName[] = [...TOGETHER, ...SINGLE.map((name) => [name])].flatMap((group) => {
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
