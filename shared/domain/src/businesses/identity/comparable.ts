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
