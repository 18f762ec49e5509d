import { LEGAL_TEXTS_DATE } from "@meridian/shared/domain/legal-texts-date";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import { categoryKey, cityKey, countryKey, type ListedBusiness, type PlaceChanges } from "./place-changes.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** What the protocol allows; the largest cities come first. */
const MAX_ENTRIES = 50_000;
/** Of which the country's own page names all. */
const MAX_NAMED_CITIES = 20;

const MAIN_PATHS = ["/", "/businesses", "/categories", "/countries", "/cities", "/contact"] as const;
const LEGAL_PATHS = ["/privacy-policy", "/legal-notice", "/terms-of-service", "/cookie-policy"] as const;

export interface NamedEntries {
  /** "sitemaps/main.xml" */
  name: string;
  entries: SitemapEntry[];
}

export interface EntrySources {
  places: Pick<PlaceStore, "listCategories" | "listCountries" | "listCities">;
  origin: string;
  /** Has been told of all businesses: when they changed tells when the pages that list them did. */
  changes: PlaceChanges;
}

/** What each sitemap lists that is not one of businesses. The pages that show figures of all say nothing of when they changed. */
export async function* walkPlaces({ places, origin, changes }: EntrySources): AsyncGenerator<NamedEntries> {
  const legal = LEGAL_PATHS.map((path) => ({ url: `${origin}${path}`, changedAt: LEGAL_TEXTS_DATE }));
  yield { name: "sitemaps/main.xml", entries: [...MAIN_PATHS.map((path) => ({ url: `${origin}${path}` })), ...legal] };
  const categories = await places.listCategories({ limit: MAX_ENTRIES });
  // One letter alone is the list of what begins with it.
  const named = categories.filter(({ slug }) => slug.length > 1);
  const categoryEntries = named.map(({ slug }) =>
    entryOf(origin, ["categories", slug], changes.changedAt(categoryKey(slug))),
  );
  yield { name: "sitemaps/categories.xml", entries: categoryEntries };
  const countryEntries = (await places.listCountries({})).flatMap(({ slug, countryCode, cityCount }) => {
    const changedAt = changes.changedAt(countryKey(countryCode));
    const country = entryOf(origin, ["countries", slug], changedAt);
    return cityCount > MAX_NAMED_CITIES
      ? [country, entryOf(origin, ["countries", slug, "cities"], changedAt)]
      : [country];
  });
  yield { name: "sitemaps/countries.xml", entries: countryEntries };
  const cities = await places.listCities({ limit: MAX_ENTRIES });
  const cityEntries = cities.map(({ countryCode, slug }) =>
    entryOf(origin, ["cities", countryCode.toLowerCase(), slug], changes.changedAt(cityKey(countryCode, slug))),
  );
  yield { name: "sitemaps/cities.xml", entries: cityEntries };
}

export function businessEntries(origin: string, businesses: readonly ListedBusiness[]): SitemapEntry[] {
  return businesses.map(({ slug, updatedAt }) => entryOf(origin, ["business", slug], updatedAt));
}

function entryOf(origin: string, path: readonly string[], changedAt?: string): SitemapEntry {
  const url = [origin, ...path.map(encodeURIComponent)].join("/");
  return changedAt === undefined ? { url } : { url, changedAt };
}
