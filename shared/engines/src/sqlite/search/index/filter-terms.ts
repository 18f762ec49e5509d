import { cellsAt } from "../query/geo-cells.ts";
import { HAS_FLAGS, HAS_NAMES, type IndexRow, idsOf, RATING_SCALE, toDegrees, VERIFIED_FLAG } from "./index-row.ts";
import {
  cellTerm,
  EVERY_DOCUMENT_TERM,
  entryTerm,
  HAS_TERMS,
  KNOWN_WEEK_TERM,
  nameTerm,
  otherCategoryTerm,
  ratingTermsOf,
  VERIFIED_TERM,
} from "./term-codes.ts";

/** The terms a document is filtered by. */
export function filterTermsOf(row: IndexRow): string[] {
  const terms = [EVERY_DOCUMENT_TERM, nameTerm(row.name)];
  const categories = idsOf(row.categories);
  const listed = categories.slice(0, row.listed);
  for (const ids of [listed, idsOf(row.amenities), [row.city, row.region, row.country]]) {
    for (const id of ids) if (id > 0) terms.push(entryTerm(id));
  }
  for (const id of categories.slice(row.listed)) terms.push(otherCategoryTerm(id));
  if ((row.flags & VERIFIED_FLAG) !== 0) terms.push(VERIFIED_TERM);
  for (const has of HAS_NAMES) if ((row.flags & HAS_FLAGS[has]) !== 0) terms.push(HAS_TERMS[has]);
  if (row.pattern > 0) terms.push(KNOWN_WEEK_TERM);
  if (row.rating >= 0) terms.push(...ratingTermsOf(row.rating / RATING_SCALE));
  if (row.lat !== null && row.lng !== null) {
    const point = { lat: toDegrees(row.lat), lng: toDegrees(row.lng) };
    for (const cell of cellsAt(point)) terms.push(cellTerm(cell));
  }
  return terms;
}
