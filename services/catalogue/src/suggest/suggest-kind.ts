import type { SearchQuery } from "@meridian/contracts/search/search";
import type { Suggestion } from "@meridian/contracts/search/suggest";
import { capitalised } from "@meridian/domain/text/capitalised";
import { foldText } from "@meridian/domain/text/fold-text";
import { isUnavailable } from "@meridian/platform/app-error";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import type { DirectoryKinds } from "../search/meaning/directory-kinds.ts";
import { findCountry } from "../search/reading/places/find-places.ts";
import { splitAtPlace } from "../search/reading/places/split-at-place.ts";
import { countryCodeOf, mayNamePlace, placed } from "../search/reading/plan-text.ts";
import { planLiterally, type QueryPlan, withoutPlace } from "../search/reading/query-plan.ts";
import { withoutFillers } from "../search/reading/spoken/spoken-modifiers.ts";

/** Each costs a search. */
const MAX_BEGUN = 2;
/** Fewer begin too many places. */
const MIN_START_LETTERS = 3;

/** "Pizza in Zürich", if the plan is a kind and a place that has it, in any language. */
export async function suggestKind(
  options: { index: SearchIndex; kinds: DirectoryKinds },
  plan: QueryPlan,
  { areWordsSearched = true }: { areWordsSearched?: boolean } = {},
): Promise<Omit<Suggestion, "matches">[]> {
  const { place, filters, isAround = false } = plan;
  if (place === null || options.kinds.kindIn(plan.text) === undefined) return [];
  const [placeName] = place.label.split(", ");
  const label = `${capitalised(plan.text)} ${isAround ? "around" : "in"} ${placeName}`;
  const wishes = filterTextsOf(plan);
  const page = { sort: "relevance", offset: 0, limit: 0, withFacets: false, allowTypos: false } as const;
  try {
    const [categorySlug, ...others] = options.kinds.categoriesFor(plan.text, countryCodeOf(place));
    if (categorySlug !== undefined && others.length === 0 && wishes.length === 0 && !isAround) {
      const { total } = await options.index.search({ ...page, text: "", filters: { ...filters, categorySlug } });
      if (total > 0) return [{ label, detail: countOf(total), path: categoryPathIn(place.path, categorySlug) }];
    }
    if (!areWordsSearched) return [];
    const { total } = await options.index.search({ ...page, text: plan.text, filters });
    return total === 0 ? [] : [{ label, detail: [countOf(total), ...wishes].join(" · "), path: searchPathOf(plan) }];
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return [];
  }
}

/** The kind in places that begin like the end of the text: "Dentist in London" for "dentist lon". */
export async function suggestKindInBegun(
  options: { index: SearchIndex; kinds: DirectoryKinds; places: PlaceStore; now: () => Date },
  query: SearchQuery,
): Promise<Omit<Suggestion, "matches">[]> {
  if (!mayNamePlace(query)) return [];
  const plan = planLiterally(query, options.now());
  for (const { place: start, text, isLeading } of splitAtPlace(query.q)) {
    const kind = isLeading ? undefined : options.kinds.kindIn(withoutFillers(text, foldText));
    if (kind === undefined || start.length < MIN_START_LETTERS) continue;
    const places = await options.places.suggestPlaces(foldText(start), MAX_BEGUN);
    const found = places.map((place) => {
      const inPlace = { ...plan, text: kind, ...placed(plan.filters, place) };
      // At each keystroke, only what a category counts at once.
      return suggestKind(options, inPlace, { areWordsSearched: false });
    });
    if (places.length > 0) return (await Promise.all(found)).flat();
  }
  return [];
}

/** The kind in the country of a place that has none of it, else everywhere: "Zahnarzt in Switzerland" for Zürich. */
export async function suggestKindBeyond(
  options: { index: SearchIndex; kinds: DirectoryKinds; places: PlaceStore },
  plan: QueryPlan,
): Promise<Omit<Suggestion, "matches">[]> {
  const { place, text, filters } = plan;
  if (place === null || options.kinds.kindIn(text) === undefined) return [];
  const others = withoutPlace(filters);
  const country =
    place.kind === "country" ? undefined : await findCountry(options, { countryCode: countryCodeOf(place) });
  const inCountry = country === undefined ? [] : await suggestKind(options, { ...plan, ...placed(others, country) });
  const [slug] = options.kinds.categoriesFor(text, countryCodeOf(place));
  if (inCountry.length > 0 || slug === undefined) return inCountry;
  const category = await options.places.getCategory(slug, { topCountries: 0 });
  if (category === undefined) return [];
  return [{ label: category.name, detail: countOf(category.businessCount), path: `/categories/${slug}` }];
}

function searchPathOf({ text, place, amenities, open, isOpenNow }: QueryPlan): string {
  const parameters = new URLSearchParams({ q: text, location: place?.label ?? "" });
  if (amenities.length > 0) parameters.set("amenity", amenities.join(","));
  if (isOpenNow) parameters.set("openNow", "1");
  if (open !== null) parameters.set("open", open);
  return `/search?${parameters}`;
}

/** "outdoor seating", "open now" */
function filterTextsOf({ amenities, open, isOpenNow }: QueryPlan): string[] {
  const times = isOpenNow ? ["open now"] : open === null ? [] : [open === "always" ? "open 24 hours" : `open ${open}`];
  return [...amenities.map((slug) => slug.replaceAll("-", " ")), ...times];
}

/** A region has no page per category, but a filter. */
export function categoryPathIn(placePath: string, slug: string): string {
  return placePath.includes("/regions/") ? `${placePath}?category=${slug}` : `${placePath}/${slug}`;
}

export function countOf(count: number): string {
  return count === 1 ? "1 business" : `${count.toLocaleString("en-US")} businesses`;
}
