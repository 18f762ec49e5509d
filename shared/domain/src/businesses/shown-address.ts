import type { BusinessFields } from "@meridian/contracts/businesses/business";

type Addressed = Pick<BusinessFields, "fullAddress" | "street" | "city" | "state" | "postalCode" | "country">;

/** The address as its source wrote it, otherwise its parts from the street on: a business added by hand may have only those. */
export function shownAddressOf(business: Addressed): string | undefined {
  const { fullAddress, street, city, state, postalCode, country } = business;
  if (fullAddress !== undefined || street === undefined) return fullAddress;
  const region = [state, postalCode].filter((part) => part !== undefined).join(" ");
  return [street, city, region, country].filter((part) => part !== undefined && part !== "").join(", ");
}
