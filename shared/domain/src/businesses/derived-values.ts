import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { BusinessPlace, PlaceOf } from "../places/business-place.ts";
import { isCountryContradicted } from "../places/country-contradiction.ts";
import { businessSlug } from "../text/slug.ts";
import { businessIdOf } from "./identity/business-identity.ts";

/** What follows from a new business's fields and keys alone. */
export interface DerivedValues {
  /** Of its first identity key. */
  id: string;
  /** The slug it takes if that is free. */
  slug: string;
  /** Its city and region, without its category: that depends on the administrator's decisions. */
  place: BusinessPlace;
  /** See `isCountryContradicted`. */
  isContradicted: boolean;
}

export function deriveValues(
  { fields, identityKeys: [firstKey = ""] }: { fields: BusinessFields; identityKeys: readonly string[] },
  placeOf: PlaceOf,
): DerivedValues {
  return {
    id: businessIdOf(firstKey),
    slug: businessSlug(fields.name, fields.city),
    place: placeOf(fields),
    isContradicted: isCountryContradicted(fields),
  };
}
