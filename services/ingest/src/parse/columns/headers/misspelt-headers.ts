import type { SourceField } from "./column-synonyms.ts";
import { headerKey, IN_CONTAINER, knownHeaders } from "./header-fields.ts";
import { isForbidden } from "./header-words.ts";
import { isPartHeader } from "./part-headers.ts";

/** One slip changes a shorter word into another. */
const MIN_CHARS = 7;
const LETTERS = /^\p{L}+$/u;

/** What a header means if it is a known one with one slip: "Muncipio", "Longtitude", "Adresss"; a "Surname" is spelt right, and "lang code" no country. */
export function fieldsOfMisspeltHeader(header: string): readonly SourceField[] {
  const key = headerKey(header);
  if (key.length < MIN_CHARS || !LETTERS.test(key) || isPartHeader(header)) return [];
  const fields = new Set<SourceField>();
  for (const [known, found] of knownHeaders()) {
    if (known.length < MIN_CHARS || !isOneSlipApart(key, known)) continue;
    for (const { field } of found) if (IN_CONTAINER.has(field)) fields.add(field);
  }
  return fields.size === 1 ? [...fields].filter((field) => !isForbidden(header, field)) : [];
}

/** One letter more, less, other, or changed places with its neighbour, but never the first: an altitude is not a latitude. */
function isOneSlipApart(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1 || left[0] !== right[0]) return false;
  let start = 1;
  while (start < left.length && left[start] === right[start]) start++;
  const restOf = (text: string, skipped: number) => text.slice(start + skipped);
  if (left.length > right.length) return restOf(left, 1) === restOf(right, 0);
  if (left.length < right.length) return restOf(left, 0) === restOf(right, 1);
  const areSwapped = left[start] === right[start + 1] && left[start + 1] === right[start];
  return restOf(left, 1) === restOf(right, 1) || (areSwapped && restOf(left, 2) === restOf(right, 2));
}
