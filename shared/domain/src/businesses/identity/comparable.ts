import type { BusinessFields } from "@meridian/contracts/businesses/business";

/** What distinguishes two records of one business from two businesses. */
export type Comparable = Pick<
  BusinessFields,
  | "name"
  | "street"
  | "fullAddress"
  | "postalCode"
  | "city"
  | "countryCode"
  | "phoneE164"
  | "latitude"
  | "longitude"
  | "placeId"
  | "website"
  | "type"
  | "category"
> & { cityId?: number | undefined; kinds?: readonly string[] | undefined };

/** "unknown": at least one of the two says nothing. */
export type Agreement = "same" | "other" | "unknown";

export function compareExact(left: string | undefined, right: string | undefined): Agreement {
  if (left === undefined || right === undefined) return "unknown";
  return left === right ? "same" : "other";
}
