import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** As specified. */
export const BUSINESSES_PER_SITEMAP = 9_000;
/** What the protocol allows; the largest cities come first. */
const MAX_ENTRIES = 50_000;
/** A step of the embedded engine keeps the process from other work: it has to be short. */
const STEP_ROWS = 1_000;

const MAIN_PATHS = [
  "/",
  "/businesses",
  "/categories",
  "/countries",
  "/cities",
  "/contact",
  "/privacy-policy",
  "/legal-notice",
  "/terms-of-service",
  "/cookie-policy",
] as const;

export interface NamedEntries {
  /** "sitemaps/main.xml" */
  name: string;
  entries: SitemapEntry[];
}

export interface EntrySources {
  businesses: Pick<BusinessStore, "exportStep">;
  places: Pick<PlaceStore, "listCategories" | "listCountries" | "listCities">;
  origin: string;
  /** Called between steps; what it throws ends the walk. */
  pause: () => Promise<void>;
}

/**
 * What each sitemap but the index lists, one after the other. Only businesses say when they changed: their record does, by content, and
 * an import that brings the same again leaves it. Of the pages that list them nothing tells.
 */
export async function* walkSitemaps(sources: EntrySources): AsyncGenerator<NamedEntries> {
  const { places, origin } = sources;
  const toEntry = (...path: string[]): SitemapEntry => ({ url: [origin, ...path.map(encodeURIComponent)].join("/") });
  yield { name: "sitemaps/main.xml", entries: MAIN_PATHS.map((path) => ({ url: `${origin}${path}` })) };
  const categories = await places.listCategories({ limit: MAX_ENTRIES });
  // One letter alone is the list of what begins with it.
  const named = categories.filter(({ slug }) => slug.length > 1);
  yield { name: "sitemaps/categories.xml", entries: named.map(({ slug }) => toEntry("categories", slug)) };
  const countries = await places.listCountries({});
  yield { name: "sitemaps/countries.xml", entries: countries.map(({ slug }) => toEntry("countries", slug)) };
  const cities = await places.listCities({ limit: MAX_ENTRIES });
  const cityEntries = cities.map(({ countryCode, slug }) => toEntry("cities", countryCode.toLowerCase(), slug));
  yield { name: "sitemaps/cities.xml", entries: cityEntries };
  yield* walkBusinesses(sources, (slug, changedAt) => ({ ...toEntry("business", slug), changedAt }));
}

async function* walkBusinesses(
  { businesses, pause }: EntrySources,
  toEntry: (slug: string, changedAt: string) => SitemapEntry,
): AsyncGenerator<NamedEntries> {
  const values = ["slug", "updatedAt", "isApproved", "status"] as const;
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
    const step = { filter: {}, values, limit: STEP_ROWS, ...(after === undefined ? {} : { after }) };
    const { rows, next } = await businesses.exportStep(step);
    for (const [slug, changedAt, isApproved, status] of rows) {
      if (isApproved === true && status !== "closed") entries.push(toEntry(String(slug), String(changedAt)));
    }
    while (entries.length >= BUSINESSES_PER_SITEMAP) yield cut();
    await pause();
    after = next;
  } while (after !== undefined);
  if (entries.length > 0) yield cut();
}
