import type { BusinessDetail, FeaturedBusiness } from "@meridian/shared/contracts/business";
import type { CategoryDetail, CategoryListItem, HomepageData } from "@meridian/shared/contracts/place";
import type { APIRequestContext } from "@playwright/test";

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
    home: () => json<HomepageData>("/api/homepage-data"),
    category: async () => {
      const [largest] = await json<CategoryListItem[]>("/api/categories");
      return json<CategoryDetail>(`/api/categories/${largest?.slug}?page=1&limit=12`);
    },
    business,
    businessPath: async () => `/business/${(await business()).slug}`,
  };
}

export type Site = ReturnType<typeof createSite>;
