import { createCategoryOf, type Placing } from "@meridian/domain/categories/business-category";
import { createPlaceOf, type PlaceOf } from "@meridian/domain/places/business-place";
import type { Knowledge } from "./open-knowledge.ts";

/** Places businesses by the cities and kinds of the knowledge base, and by the administrator's rules. */
export function placingByKnowledge({
  kinds,
  places,
}: Pick<Knowledge, "kinds" | "places">): Placing & { placeOf: PlaceOf } {
  return { placeOf: createPlaceOf(places), createCategoryOf: (rules) => createCategoryOf(kinds, rules) };
}
