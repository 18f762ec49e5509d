/** How every index ranks hits: corrections first, then the field that matched, then popularity. */
export const TYPO_STEPS = 1024;
export const WEIGHT_STEPS = 256;
/** Puts a hit of a kind before the others of it. */
export const NAMED_OF_KIND = 4;
/** Above any field weight: among texts with the same corrections, an exact name comes first. */
export const CORRECTED_NAME = 128;
export const POPULARITY_STEPS = 2 ** 20;
