/** Sort keys and filters of the admin's list, separate from the schemas, which would add a validator to every page. */
export const BUSINESS_SORT_KEYS = ["name", "rating", "reviewCount", "createdAt"] as const;

/**
 * Problems an operator looks for. `duplicate`: another business in the same city has the same name. `country`: one of
 * `COUNTRY_CONTRADICTIONS` contradicts its country.
 */
export const BUSINESS_PROBLEMS = ["no_hours", "no_coordinates", "no_photo", "duplicate", "country"] as const;

/** See `domain/country-contradiction.ts`. */
export const COUNTRY_CONTRADICTIONS = ["timeZone", "phone", "position"] as const;
export type CountryContradiction = (typeof COUNTRY_CONTRADICTIONS)[number];

/** Pairs that are shown at a time. */
export const MAX_SHOWN_MATCHES = 20;
/** Counting stops there. */
export const MAX_COUNTED_MATCHES = 1_000;
