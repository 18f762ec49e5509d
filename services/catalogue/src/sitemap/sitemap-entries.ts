import { setImmediate as nextTurn } from "node:timers/promises";
import type { CityListItem, CountryListItem } from "@meridian/contracts/places/place";
import { LEGAL_TEXTS_DATE } from "@meridian/domain/legal-texts-date";
import { inBatches } from "@meridian/platform/batches";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import { type CitySources, regionOfCity } from "../city/find-city.ts";
import { categoryKey, cityKey, countryKey, type ListedBusiness, type PlaceChanges } from "./place-changes.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** The protocol's limit; the largest cities come first. */
const MAX_ENTRIES = 50_000;
/** The country page itself names this many cities. */
const MAX_NAMED_CITIES = 20;
/** Region pages and categories in places with fewer businesses are not indexable. */
const MIN_INDEXED_BUSINESSES = 3;
/** A step of the embedded engine blocks the process, so it must be short. */
const STEP = 1_000;

const MAIN_PATHS = ["/", "/businesses", "/categories", "/countries", "/cities", "/contact"] as const;
const LEGAL_PATHS = ["/privacy-policy", "/legal-notice", "/terms-of-service", "/cookie-policy"] as const;

export interface NamedEntries {
  /** "sitemaps/main.xml" */
  name: string;
  entries: SitemapEntry[];
}

export interface EntrySources {
  places: Pick<PlaceStore, "listCategories" | "listCountries" | "listCities" | "listCityCategories" | "getCountry">;
  knownPlaces: CitySources["knownPlaces"];
  origin: string;
  /** Has seen all businesses: their changes date the pages that list them. */
  changes: PlaceChanges;
}

/** The entries of each sitemap that does not list businesses. Pages with figures about the whole directory carry no date. */
export async function* walkPlaces({ places, origin, changes }: EntrySources): AsyncGenerator<NamedEntries> {
  const legal = LEGAL_PATHS.map((path) => ({ url: `${origin}${path}`, changedAt: LEGAL_TEXTS_DATE }));
  yield { name: "sitemaps/main.xml", entries: [...MAIN_PATHS.map((path) => ({ url: `${origin}${path}` })), ...legal] };
  const categories = await places.listCategories({ limit: MAX_ENTRIES });
  // A single letter is the list of categories starting with it.
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

/** Regions, and categories in countries and cities, without those that have too few businesses and without empty files. */
export async function* walkFurtherPlaces(sources: EntrySources): AsyncGenerator<NamedEntries> {
  const { places } = sources;
  const countries = await places.listCountries({});
  const cities = await places.listCities({ limit: MAX_ENTRIES });
  yield* numbered("regions", regionEntries(sources, countries, cities));
  yield* numbered("country-categories", countryCategoryEntries(sources, countries));
  yield* numbered("city-categories", cityCategoryEntries(sources));
}

/** Splits entries into numbered files within the protocol's limit; yields no empty file. */
async function* numbered(name: string, found: AsyncIterable<SitemapEntry>): AsyncGenerator<NamedEntries> {
  let number = 1;
  for await (const entries of inBatches(found, MAX_ENTRIES)) {
    yield { name: `sitemaps/${name}-${number}.xml`, entries };
    number += 1;
  }
}

/** The regions whose listed cities together have enough businesses. */
async function* regionEntries(
  { knownPlaces, origin }: EntrySources,
  countries: readonly CountryListItem[],
  cities: readonly CityListItem[],
): AsyncGenerator<SitemapEntry> {
  const countrySlugs = new Map(countries.map(({ countryCode, slug }) => [countryCode, slug]));
  const counts = new Map<string, number>();
  for (const [at, { city: name, slug, countryCode, businessCount }] of cities.entries()) {
    if (at % STEP === 0) await nextTurn();
    const region = regionOfCity(knownPlaces, { name, slug, countryCode });
    if (region !== undefined) counts.set(region.code, (counts.get(region.code) ?? 0) + businessCount);
  }
  for (const [code, count] of counts) {
    const region = knownPlaces.region(code);
    const country = countrySlugs.get(region?.countryCode ?? "");
    if (region === undefined || country === undefined || count < MIN_INDEXED_BUSINESSES) continue;
    yield entryOf(origin, ["countries", country, "regions", region.slug]);
  }
}

async function* countryCategoryEntries(
  { places, origin }: EntrySources,
  countries: readonly CountryListItem[],
): AsyncGenerator<SitemapEntry> {
  for (const { countryCode, slug } of countries) {
    const country = await places.getCountry(countryCode, { topCities: 0 });
    for (const { slug: category, count } of country?.topCategories ?? []) {
      if (count >= MIN_INDEXED_BUSINESSES) yield entryOf(origin, ["countries", slug, category]);
    }
  }
}

async function* cityCategoryEntries({ places, origin }: EntrySources): AsyncGenerator<SitemapEntry> {
  let after: string | undefined;
  do {
    const from = after === undefined ? {} : { after };
    const page = await places.listCityCategories({ minBusinesses: MIN_INDEXED_BUSINESSES, limit: STEP, ...from });
    for (const { countryCode, citySlug, categorySlug } of page.entries) {
      yield entryOf(origin, ["cities", countryCode.toLowerCase(), citySlug, categorySlug]);
    }
    await nextTurn();
    after = page.next;
  } while (after !== undefined);
}

export function businessEntries(origin: string, businesses: readonly ListedBusiness[]): SitemapEntry[] {
  return businesses.map(({ slug, updatedAt }) => entryOf(origin, ["business", slug], updatedAt));
}

function entryOf(origin: string, path: readonly string[], changedAt?: string): SitemapEntry {
  const url = [origin, ...path.map(encodeURIComponent)].join("/");
  return changedAt === undefined ? { url } : { url, changedAt };
}
