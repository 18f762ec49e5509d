/** What the admin's list can be sorted by and searched for: apart from the schemas, which would bring a validator to every page. */
export const BUSINESS_SORT_KEYS = ["name", "rating", "reviewCount", "createdAt"] as const;

/**
 * What an operator looks for to set right. `duplicate`: another business of the same city has the same name. `country`: something
 * of `COUNTRY_CONTRADICTIONS` contradicts its country.
 */
export const BUSINESS_PROBLEMS = ["no_hours", "no_coordinates", "no_photo", "duplicate", "country"] as const;

/** See `domain/country-contradiction.ts`. */
export const COUNTRY_CONTRADICTIONS = ["timeZone", "phone", "position"] as const;
export type CountryContradiction = (typeof COUNTRY_CONTRADICTIONS)[number];
