import { z } from "zod";

export interface Screen {
  /** Begins the names of its pictures. */
  name: string;
  path: string;
}

const homepageSchema = z.object({
  popularSearches: z.array(z.object({ slug: z.string() })).min(1),
  topCities: z.array(z.object({ countryCode: z.string(), slug: z.string(), city: z.string() })).min(1),
  topCountries: z.array(z.object({ slug: z.string() })).min(1),
});
const citySchema = z.object({ region: z.object({ path: z.string() }).nullable() });
const featuredSchema = z.array(z.object({ slug: z.string() })).min(1);

/** Every screen that a visitor can come to, with what the site at `url` has to show there. */
export async function publicScreens(url: string): Promise<Screen[]> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${url}${path}`)).json();
  const { popularSearches, topCities, topCountries } = homepageSchema.parse(await read("/api/homepage-data"));
  const [business] = featuredSchema.parse(await read("/api/featured-businesses"));
  const [category] = popularSearches;
  const [city] = topCities;
  const [country] = topCountries;
  if (business === undefined || category === undefined || city === undefined || country === undefined) {
    throw new Error("The directory has nothing to show");
  }
  const cityPath = `/cities/${city.countryCode.toLowerCase()}/${city.slug}`;
  const { region } = citySchema.parse(await read(`/api${cityPath}`));
  return screensOf({
    home: "/",
    search: `/search?q=${category.slug}&location=${encodeURIComponent(city.city)}`,
    "search-nothing": "/search?q=qqqzzzxxx",
    business: `/business/${business.slug}`,
    "business-not-found": "/business/there-is-no-such-place",
    businesses: "/businesses",
    categories: "/categories",
    "categories-list": "/categories?view=list",
    "categories-letter": "/categories/b",
    "categories-empty": "/categories?q=qqqzzzxxx",
    category: `/categories/${category.slug}`,
    "category-not-found": "/categories/there-is-no-such-trade",
    countries: "/countries",
    country: `/countries/${country.slug}`,
    "country-cities": `/countries/${country.slug}/cities`,
    cities: "/cities",
    "cities-letter": "/cities/b",
    city: cityPath,
    "category-in-city": `${cityPath}/${category.slug}`,
    "category-not-in-city": `${cityPath}/airport`,
    ...(region === null ? {} : { region: region.path }),
    "category-in-country": `/countries/${country.slug}/${category.slug}`,
    saved: "/saved",
    contact: "/contact",
    "privacy-policy": "/privacy-policy",
    "legal-notice": "/legal-notice",
    "terms-of-service": "/terms-of-service",
    "cookie-policy": "/cookie-policy",
    "not-found": "/nowhere",
  });
}

/** Every screen of the admin area that has a path of its own; only a logged-in visitor sees them. */
export const adminScreens: readonly Screen[] = screensOf({
  "admin-home": "/admin",
  "admin-dashboard": "/admin/dashboard",
  "admin-businesses": "/admin/businesses",
  "admin-businesses-nothing": "/admin/businesses?q=qqqzzzxxx",
  "admin-new-business": "/admin/businesses/new",
  "admin-merge": "/admin/businesses/merge",
  "admin-matches": "/admin/matches",
  "admin-upload": "/admin/upload",
  "admin-settings": "/admin/settings",
  "admin-reports": "/admin/reports",
  "admin-categories": "/admin/categories",
  "admin-sources": "/admin/sources",
  "admin-inbox": "/admin/inbox",
  "admin-audit": "/admin/audit",
  "admin-account": "/admin/account",
  "admin-legacy": "/admin-legacy",
  "admin-not-found": "/admin/nowhere",
});

function screensOf(paths: Readonly<Record<string, string>>): Screen[] {
  return Object.entries(paths).map(([name, path]) => ({ name, path }));
}
