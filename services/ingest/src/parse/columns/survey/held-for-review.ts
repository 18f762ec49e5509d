import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import type { SourceField } from "../headers/column-synonyms.ts";

/** Any of these distinguishes a list of businesses from other tables with names. */
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

/** Whether created businesses wait for approval: no column says where a business is or how to reach it, so the names may be of anything. */
export function isHeldForReview({ columns }: Pick<ColumnMapping, "columns">): boolean {
  return !SAYS_WHERE_OR_HOW.some((field) => columns.has(field));
}
