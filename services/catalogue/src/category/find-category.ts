import type { CategoryOf } from "@meridian/domain/categories/business-category";
import { slugify } from "@meridian/domain/text/slug";
import { notFound } from "@meridian/platform/app-error";
import type { CategorySummary, PlaceStore } from "@meridian/ports/places/place-store";

export interface CategorySources {
  places: Pick<PlaceStore, "getCategory">;
  categoryOf: CategoryOf;
}

/** The category at an address, in any spelling a link may carry, such as "bed-&-breakfast". Throws not_found. */
export async function findCategory(
  { places, categoryOf }: CategorySources,
  segment: string,
  topCountries: number,
): Promise<CategorySummary> {
  const requestedSlug = slugify(segment);
  // The address of a label leads to its kind; other labels are looked up in the store.
  const known = categoryOf(requestedSlug.replaceAll("-", " "));
  for (const slug of new Set([known?.slug ?? requestedSlug, requestedSlug])) {
    // A kind that lists nothing is missing: what mentions it beside its own label, as restaurants do an airport, is of other kinds.
    const isExact = known?.kindKey !== undefined && slug === known.slug;
    const summary = await places.getCategory(slug, { topCountries, isExact });
    if (summary !== undefined) return summary;
  }
  throw notFound("Category not found");
}
