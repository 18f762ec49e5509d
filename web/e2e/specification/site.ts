import type { BusinessDetail, FeaturedBusiness, PublicPage } from "@meridian/shared/contracts/business";
import type {
  CategoryDetail,
  CategoryListItem,
  CityDetail,
  CityListItem,
  CountryDetail,
  CountryListItem,
  HomepageData,
} from "@meridian/shared/contracts/place";
import type { APIRequestContext } from "@playwright/test";
import { type Document, documentOf } from "./document.ts";

const noRedirects = { maxRedirects: 0 };

/** What the running site has, asked once. */
export function createSite(request: APIRequestContext) {
  const answers = new Map<string, Promise<unknown>>();
  const remember = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const known = answers.get(key) ?? ask();
    answers.set(key, known);
    return known as Promise<T>;
  };
  const json = <T>(path: string): Promise<T> =>
    remember(path, async (): Promise<T> => (await request.get(path)).json());

  const home = () => json<HomepageData>("/api/homepage-data");
  const categories = () => json<CategoryListItem[]>("/api/categories");
  const countries = () => json<CountryListItem[]>("/api/countries");
  const cities = () => json<CityListItem[]>("/api/cities");
  const pathOfCity = ({ countryCode, slug }: { countryCode: string; slug: string }) =>
    `/cities/${countryCode.toLowerCase()}/${slug}`;
  const category = async () =>
    json<CategoryDetail>(`/api/categories/${first(await categories()).slug}?page=1&limit=12`);
  const country = async () => json<CountryDetail>(`/api/countries/${first(await countries()).slug}`);
  const city = async () => json<CityDetail>(`/api${pathOfCity(first(await cities()))}?page=1&limit=12`);
  /** One that has all there is to show of hours. */
  const business = () =>
    remember("business", async () => {
      for (const { slug } of await json<FeaturedBusiness[]>("/api/featured-businesses")) {
        const found = await json<BusinessDetail>(`/api/businesses/${slug}`);
        if (found.workingHours !== null && found.workingHours !== "") return found;
      }
      throw new Error("No featured business has opening hours");
    });

  return {
    request,
    home,
    categories,
    countries,
    cities,
    category,
    country,
    city,
    business,
    featured: () => json<FeaturedBusiness[]>("/api/featured-businesses"),
    businesses: () => json<PublicPage>("/api/businesses?page=1"),
    json,
    pathOfCity,
    categoryPath: async () => `/categories/${(await category()).slug}`,
    countryPath: async () => `/countries/${(await country()).slug}`,
    cityPath: async () => pathOfCity(first(await cities())),
    businessPath: async () => `/business/${(await business()).slug}`,
    /** The first HTML of a page. */
    html: (path: string): Promise<Document> =>
      remember(`html ${path}`, async () => {
        const answer = await request.get(path, noRedirects);
        return documentOf(answer.status(), await answer.text());
      }),
    status: async (path: string): Promise<number> => (await request.get(path, noRedirects)).status(),
    /** "301 /categories" */
    redirect: async (path: string): Promise<string> => {
      const answer = await request.get(path, noRedirects);
      return `${answer.status()} ${answer.headers().location}`;
    },
  };
}

export type Site = ReturnType<typeof createSite>;

export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error("The directory has nothing of this kind");
  return item;
}
