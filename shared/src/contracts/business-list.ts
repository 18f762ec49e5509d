/** What the admin's list can be sorted by and searched for: apart from the schemas, which would bring a validator to every page. */
export const BUSINESS_SORT_KEYS = ["name", "rating", "reviewCount", "createdAt"] as const;

/** What an operator looks for to set right. `duplicate`: another business of the same city has the same name. */
export const BUSINESS_PROBLEMS = ["no_hours", "no_coordinates", "no_photo", "duplicate"] as const;
