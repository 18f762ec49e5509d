import type { ColumnMapping } from "./column-map.ts";
import type { SourceField } from "./column-synonyms.ts";

/** Any of them tells a list of businesses from any other table with a column of names. */
const SAYS_WHERE_OR_HOW: readonly SourceField[] = [
  "fullAddress",
  "street",
  "city",
  "postalCode",
  "addressParts",
  "latitude",
  "coordinates",
  "phone",
  "website",
  "url",
  "placeId",
  "dataId",
  "cid",
];

/**
 * Whether what a file creates waits for the administrator's approval: none of its columns says where a business is or how to
 * reach it, so that its names may be those of anything.
 */
export function isHeldForReview({ columns }: Pick<ColumnMapping, "columns">): boolean {
  return !SAYS_WHERE_OR_HOW.some((field) => columns.has(field));
}
