import type { HasFilter } from "@meridian/contracts/search/search";
import { RATING_STEPS } from "@meridian/domain/businesses/popularity";

/**
 * Filters are words of private-use characters in the full-text index, so that one MATCH answers words and filters together. One character
 * where possible: every further one would also enter the prefix indexes. Folding removes such characters from text.
 */
const LETTERS_PER_PLANE = 65_000;
const FIRST_ENTRY_LETTER = 0xf0000;
const FIRST_NAME_LETTER = 0x100000;
const FIRST_CELL_LEAD = 0xe000;
const FIRST_ENTRY_LEAD = 0xe400;
const FIRST_OTHER_CATEGORY_LEAD = 0xe800;

/** The terms that are words, as ranges in UTF-8 order: those before and between the private-use areas. */
export const WORD_RANGES = [
  ["", "\uE000"],
  ["\uF900", "\u{F0000}"],
] as const;

export const EVERY_DOCUMENT_TERM = "\uF000";
export const VERIFIED_TERM = "\uF001";
export const HAS_TERMS: Readonly<Record<HasFilter, string>> = { phone: "\uF002", website: "\uF003", hours: "\uF004" };

/** On documents with known hours and time zone. */
export const KNOWN_WEEK_TERM = "\uF009";

/** One per rating step; a document has the terms of all steps it reaches. */
const RATING_TERMS = ["\uF005", "\uF006", "\uF007", "\uF008"] as const;

/** The term of the highest step not above `rating`. */
export function ratingTermWithin(rating: number): string | undefined {
  return RATING_TERMS[RATING_STEPS.findIndex((step) => step <= rating)];
}

export function ratingTermsOf(rating: number): string[] {
  return RATING_TERMS.filter((_, index) => (RATING_STEPS[index] ?? 0) <= rating);
}

/** The term of a category, country, city or amenity, by dictionary number. */
export function entryTerm(id: number): string {
  const letter = FIRST_ENTRY_LETTER + (id % LETTERS_PER_PLANE);
  const lead = Math.floor(id / LETTERS_PER_PLANE);
  return lead === 0 ? String.fromCodePoint(letter) : String.fromCodePoint(FIRST_ENTRY_LEAD + lead, letter);
}

/** The term of a category by which a document is found but not listed. */
export function otherCategoryTerm(id: number): string {
  const lead = String.fromCodePoint(FIRST_OTHER_CATEGORY_LEAD + Math.floor(id / LETTERS_PER_PLANE));
  return lead + String.fromCodePoint(FIRST_ENTRY_LETTER + (id % LETTERS_PER_PLANE));
}

/** A term shared by the few names with the same hash: it finds an exact name among any number of longer ones. */
export function nameTerm(nameWords: string): string {
  return String.fromCodePoint(FIRST_NAME_LETTER + (hash32(nameWords) % LETTERS_PER_PLANE));
}

export function cellTerm(cell: number): string {
  const lead = FIRST_CELL_LEAD + Math.floor(cell / LETTERS_PER_PLANE);
  return String.fromCodePoint(lead, FIRST_ENTRY_LETTER + (cell % LETTERS_PER_PLANE));
}

/** FNV-1a over UTF-16 code units, unsigned. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
