import { LEGAL_TEXTS_DATE } from "@meridian/shared/domain/legal-texts-date";
import type { BusinessStore, ExportValue } from "@meridian/shared/ports/business-store";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import { categoryKey, cityKey, countryKey, type ListedBusiness, type PlaceChanges } from "./place-changes.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** As specified. */
export const BUSINESSES_PER_SITEMAP = 9_000;
/** What the protocol allows; the largest cities come first. */
const MAX_ENTRIES = 50_000;
/** Of which the country's own page names all. */
const MAX_NAMED_CITIES = 20;
/** A step of the embedded engine keeps the process from other work: it has to be short. */
const STEP_ROWS = 1_000;

const MAIN_PATHS = ["/", "/businesses", "/categories", "/countries", "/cities", "/contact"] as const;
const LEGAL_PATHS = ["/privacy-policy", "/legal-notice", "/terms-of-service", "/cookie-policy"] as const;

export interface NamedEntries {
  /** "sitemaps/main.xml" */
  name: string;
  entries: SitemapEntry[];
}

export interface EntrySources {
  businesses: Pick<BusinessStore, "exportStep">;
  places: Pick<PlaceStore, "listCategories" | "listCountries" | "listCities">;
  origin: string;
  /** Is told of every business on the way. */
  changes: PlaceChanges;
  /** Called between steps; what it throws ends the walk. */
  pause: () => Promise<void>;
}

/**
 * What each sitemap but the index lists, one after the other: businesses first, since when they changed tells when the pages that list
 * them did. The other pages of the site show figures of all and say nothing.
 */
export async function* walkSitemaps(sources: EntrySources): AsyncGenerator<NamedEntries> {
  const { places, origin, changes } = sources;
  const toEntry = (path: readonly string[], changedAt?: string): SitemapEntry => {
    const url = [origin, ...path.map(encodeURIComponent)].join("/");
    return changedAt === undefined ? { url } : { url, changedAt };
  };
  yield* walkBusinesses(sources, (slug, changedAt) => toEntry(["business", slug], changedAt));
  const legal = LEGAL_PATHS.map((path) => ({ url: `${origin}${path}`, changedAt: LEGAL_TEXTS_DATE }));
  yield { name: "sitemaps/main.xml", entries: [...MAIN_PATHS.map((path) => ({ url: `${origin}${path}` })), ...legal] };
  const categories = await places.listCategories({ limit: MAX_ENTRIES });
  // One letter alone is the list of what begins with it.
  const named = categories.filter(({ slug }) => slug.length > 1);
  const categoryEntries = named.map(({ slug }) => toEntry(["categories", slug], changes.changedAt(categoryKey(slug))));
  yield { name: "sitemaps/categories.xml", entries: categoryEntries };
  const countryEntries = (await places.listCountries({})).flatMap(({ slug, countryCode, cityCount }) => {
    const changedAt = changes.changedAt(countryKey(countryCode));
    const country = toEntry(["countries", slug], changedAt);
    return cityCount > MAX_NAMED_CITIES ? [country, toEntry(["countries", slug, "cities"], changedAt)] : [country];
  });
  yield { name: "sitemaps/countries.xml", entries: countryEntries };
  const cities = await places.listCities({ limit: MAX_ENTRIES });
  const cityEntries = cities.map(({ countryCode, slug }) =>
    toEntry(["cities", countryCode.toLowerCase(), slug], changes.changedAt(cityKey(countryCode, slug))),
  );
  yield { name: "sitemaps/cities.xml", entries: cityEntries };
}

const VALUES = ["slug", "updatedAt", "isApproved", "status", "type", "category", "countryCode", "city"] as const;

async function* walkBusinesses(
  { businesses, pause, changes }: EntrySources,
  toEntry: (slug: string, changedAt: string) => SitemapEntry,
): AsyncGenerator<NamedEntries> {
  let entries: SitemapEntry[] = [];
  let page = 1;
  let after: string | undefined;
  const cut = (): NamedEntries => {
    const full = { name: `sitemaps/businesses/page-${page}.xml`, entries: entries.slice(0, BUSINESSES_PER_SITEMAP) };
    entries = entries.slice(BUSINESSES_PER_SITEMAP);
    page += 1;
    return full;
  };
  do {
    const step = { filter: {}, values: VALUES, limit: STEP_ROWS, ...(after === undefined ? {} : { after }) };
    const { rows, next } = await businesses.exportStep(step);
    for (const row of rows) {
      const listed = listedBusiness(row);
      if (listed === undefined) continue;
      changes.add(listed);
      entries.push(toEntry(listed.slug, listed.updatedAt));
    }
    while (entries.length >= BUSINESSES_PER_SITEMAP) yield cut();
    await pause();
    after = next;
  } while (after !== undefined);
  if (entries.length > 0) yield cut();
}

/** Undefined of one that no list shows. */
function listedBusiness(row: readonly ExportValue[]): ListedBusiness | undefined {
  const [slug, updatedAt, isApproved, status, type, category, countryCode, city] = row;
  if (isApproved !== true || status === "closed") return undefined;
  const text = (value: ExportValue): string | undefined => (typeof value === "string" ? value : undefined);
  return {
    slug: String(slug),
    updatedAt: String(updatedAt),
    type: text(type),
    category: text(category),
    countryCode: text(countryCode),
    city: text(city),
  };
}
