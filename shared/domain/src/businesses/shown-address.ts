import type { BusinessFields } from "@meridian/contracts/businesses/business";

type Addressed = Pick<BusinessFields, "fullAddress" | "street" | "city" | "state" | "postalCode" | "country">;

/** The address in its source's words, else its parts from the street on: who adds a business by hand may fill in only those. */
export function shownAddressOf(business: Addressed): string | undefined {
  const { fullAddress, street, city, state, postalCode, country } = business;
  if (fullAddress !== undefined || street === undefined) return fullAddress;
  const region = [state, postalCode].filter((part) => part !== undefined).join(" ");
  return [street, city, region, country].filter((part) => part !== undefined && part !== "").join(", ");
}
