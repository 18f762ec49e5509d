import { createCategoryOf, type Placing } from "../domain/business-category.ts";
import { createPlaceOf, type PlaceOf } from "../domain/business-place.ts";
import type { Knowledge } from "./open-knowledge.ts";

/** Places businesses by the cities and kinds of the knowledge base, and by the administrator's rules. */
export function placingByKnowledge({
  kinds,
  places,
}: Pick<Knowledge, "kinds" | "places">): Placing & { placeOf: PlaceOf } {
  return { placeOf: createPlaceOf(places), createCategoryOf: (rules) => createCategoryOf(kinds, rules) };
}
