import type { OpenTime } from "@meridian/contracts/search/open-time";
import type { SearchAnswer } from "@meridian/contracts/search/search";
import { hasFlag, listOf, type SearchParams, toggleAmenity, toggleHas, withParams } from "./search-params.ts";

/** An active filter, with the search without it. */
export interface AppliedFilter {
  key: string;
  label: string;
  without: SearchParams;
}

export type Facets = SearchAnswer["facets"];
const HAS_LABELS = { phone: "Has a phone", website: "Has a website", hours: "Has opening hours" } as const;
const HAS_FLAGS = ["phone", "website", "hours"] as const;
const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** The active filters in words, in the order of the panel. Text, location, sort and page are not filters. */
export function appliedFilters(params: SearchParams, facets: Facets | undefined): AppliedFilter[] {
  const filters: AppliedFilter[] = [];
  const add = (key: string, label: string, changes: SearchParams) =>
    filters.push({ key, label, without: withParams(params, changes) });
  if (params.openNow !== undefined) add("openNow", "Open now", { openNow: undefined });
  if (params.open !== undefined) add("open", openTimeLabel(params.open), { open: undefined });
  if (params.verified !== undefined) add("verified", "Verified", { verified: undefined });
  for (const flag of HAS_FLAGS) {
    if (hasFlag(params, flag)) add(`has-${flag}`, HAS_LABELS[flag], { has: toggleHas(params, flag) });
  }
  if (params.minRating !== undefined) add("minRating", ratingLabel(params.minRating), { minRating: undefined });
  const { category, country, region, city } = params;
  if (category !== undefined) {
    add("category", labelIn(facets?.category, category) ?? wordsOf(category), { category: undefined });
  }
  if (country !== undefined) {
    add("country", labelIn(facets?.country, country) ?? countryNameOf(country), { country: undefined });
  }
  if (region !== undefined) add("region", region, { region: undefined });
  if (city !== undefined) add("city", labelIn(facets?.city, city) ?? cityNameOf(city), { city: undefined });
  for (const slug of listOf(params.amenity)) {
    add(`amenity-${slug}`, wordsOf(slug), { amenity: toggleAmenity(params, slug) });
  }
  if (params.near !== undefined) add("near", nearLabel(params), { near: undefined, radiusKm: undefined });
  if (params.bbox !== undefined) add("bbox", "Map area", { bbox: undefined });
  return filters;
}

/** The same text and place without filters, except those the page fixes. */
export function withoutFilters({ q, location, sort, view }: SearchParams, fixed: SearchParams): SearchParams {
  return withParams(fixed, { q, location, sort, view });
}

export function ratingLabel(step: string): string {
  return step === "5" ? "5 stars" : `${step} stars and up`;
}

/** "Open on Sundays" */
export function openTimeLabel(time: OpenTime): string {
  if (time === "always") return "Open 24 hours";
  return time === "late" ? "Open late" : `Open on ${time.replace(/^./, (letter) => letter.toUpperCase())}s`;
}

/** "pizza-restaurant" as "Pizza restaurant", "nfc-…" as "NFC …": for a slug without a facet label. */
export function wordsOf(slug: string): string {
  const words = slug.replaceAll("-", " ").replace(/\bwi fi\b/, "Wi-Fi");
  return words.replace(/^(?:nfc|lgbtq|atm|tv)(?= |$)|^./u, (start) => start.toUpperCase());
}

function labelIn(values: Facets[keyof Facets] | undefined, value: string): string | undefined {
  return values?.find((facet) => facet.value === value)?.label;
}

export function countryNameOf(code: string): string {
  return countryNames.of(code) ?? code;
}

function cityNameOf(key: string): string {
  const name = key.slice(key.indexOf("/") + 1).replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => {
    return (dash === "" ? "" : " ") + letter.toUpperCase();
  });
  return name.replaceAll("-", " ");
}

function nearLabel({ radiusKm }: SearchParams): string {
  return radiusKm === undefined ? "Near you" : `Within ${radiusKm} km of you`;
}
