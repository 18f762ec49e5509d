import { expect } from "@playwright/test";
import { hrefs, mainOf } from "./document.ts";
import { type Row, rowsOf } from "./row.ts";
import { first } from "./site.ts";

const country = rowsOf(2, "Country page");
const category = rowsOf(2, "Category page");
const city = rowsOf(2, "City page");

const count = (value: number): string => value.toLocaleString("en-US");

export const placeScreens: readonly Row[] = [
  country.http("breadcrumb, title, three figures and a descriptive text", async (site) => {
    const { country: name, businessCount, cityCount, categoryCount } = await site.country();
    const page = mainOf(await site.html(await site.countryPath()));
    expect(page.h1).toEqual([`${name} Business Directory`]);
    expect(page.links).toContainEqual({ href: "/countries", text: "Countries" });
    const figures = [`Total businesses ${count(businessCount)}`, `Cities ${count(cityCount)}`];
    for (const words of [...figures, `Categories ${count(categoryCount)}`, `cities of ${name}`]) {
      expect(page.text).toContain(words);
    }
  }),
  country.http("its first 20 cities, and all of them a link further (decision 12)", async (site) => {
    const { topCities, cityCount, slug } = await site.country();
    const page = mainOf(await site.html(`/countries/${slug}`));
    expect(hrefs(page, "/cities/")).toEqual(topCities.slice(0, 20).map(site.pathOfCity));
    expect(cityCount).toBeGreaterThan(20);
    const all = { href: `/countries/${slug}/cities`, text: `View All ${count(cityCount)} Cities` };
    expect(page.links).toContainEqual(all);
    const cities = mainOf(await site.html(all.href));
    expect(cities.text).toContain(`Showing 1 to 12 of ${count(cityCount)} cities`);
  }),
  country.http("popular categories, 20 a page, lead to the category", async (site) => {
    const { topCategories, slug } = await site.country();
    for (const page of [1, 2]) {
      const shown = mainOf(await site.html(page === 1 ? `/countries/${slug}` : `/countries/${slug}?page=2`));
      const expected = topCategories.slice((page - 1) * 20, page * 20).map((item) => `/categories/${item.slug}`);
      expect(hrefs(shown, "/categories/")).toEqual(expected);
    }
  }),
  country.http("code, hyphens, spaces and name lead to one address (decision 13)", async (site) => {
    const several = (await site.countries()).find(({ slug }) => slug.includes("-"));
    const { slug, countryCode, country: name } = several ?? first(await site.countries());
    for (const variant of [countryCode.toLowerCase(), name.toLowerCase()]) {
      expect(await site.redirect(`/countries/${encodeURIComponent(variant)}`)).toBe(`301 /countries/${slug}`);
    }
    expect(await site.redirect(`/countries/${slug.toUpperCase()}`)).toBe(`301 /countries/${slug}`);
    expect((await site.html(`/countries/${slug}`)).html).toMatch(
      new RegExp(`<link rel="canonical" href="[^"]+/countries/${slug}"`),
    );
  }),
  country.http("not found: Country not found, with a way back", async (site) => {
    const page = mainOf(await site.html("/countries/atlantis"));
    expect([page.status, page.h1]).toEqual([404, ["Country not found"]]);
    expect(page.links).toContainEqual({ href: "/countries", text: "All countries" });
  }),
  category.http("a slug of one character leads to the letters", async (site) => {
    expect(await site.redirect("/categories/7")).toBe("301 /categories");
    expect((await site.html("/categories/c")).h1).toEqual(["Keywords beginning with C"]);
  }),
  category.http("title, intro, top 15 countries and 12 businesses a page", async (site) => {
    const { category: name, slug, topCountries, businesses } = await site.category();
    const page = mainOf(await site.html(`/categories/${slug}`));
    expect(page.h1).toEqual([`${name} Businesses`]);
    expect(page.text).toContain(`listed under ${name} in`);
    const countries = topCountries.slice(0, 15).map((item) => `/countries/${item.slug}`);
    expect(hrefs(page, "/countries/")).toEqual(countries);
    expect(businesses).toHaveLength(12);
    expect(hrefs(page, "/business/")).toEqual(businesses.map((item) => `/business/${item.slug}`));
  }),
  category.http("five numbers that slide", async (site) => {
    const numbersOf = async (path: string) => {
      const nav =
        /<nav[^>]*aria-label="Pages of businesses"[\s\S]*?<\/nav>/.exec((await site.html(path)).html)?.[0] ?? "";
      return [...nav.matchAll(/>(\d+)</g)].map(([, step]) => Number(step));
    };
    const { slug, totalPages } = await site.category();
    expect(totalPages).toBeGreaterThan(6);
    expect(await numbersOf(`/categories/${slug}`)).toEqual([1, 2, 3, 4, 5]);
    expect(await numbersOf(`/categories/${slug}?page=5`)).toEqual([3, 4, 5, 6, 7]);
    const last = [4, 3, 2, 1, 0].map((back) => totalPages - back);
    expect(await numbersOf(`/categories/${slug}?page=${totalPages}`)).toEqual(last);
  }),
  city.http("breadcrumb, title, figures, text, top 15 categories and 12 businesses", async (site) => {
    const detail = await site.city();
    const page = mainOf(await site.html(await site.cityPath()));
    expect(page.h1).toEqual([`${detail.city}, ${detail.country}`]);
    for (const link of [
      { href: "/", text: "Home" },
      { href: "/cities", text: "Cities" },
      { href: `/countries/${detail.countrySlug}`, text: detail.country },
    ]) {
      expect(page.links).toContainEqual(link);
    }
    const figures = [`Total businesses ${count(detail.businessCount)}`, `Categories ${count(detail.categoryCount)}`];
    for (const words of [...figures, `businesses in ${detail.city}`]) expect(page.text).toContain(words);
    const side = /<section[^>]*>(?:(?!<section)[\s\S])*?Top Categories[\s\S]*?<\/section>/.exec(page.html)?.[0] ?? "";
    const categories = [...side.matchAll(/href="(\/categories\/[^"]+)"/g)].map(([, href]) => href);
    expect(categories).toEqual(detail.topCategories.slice(0, 15).map((item) => `/categories/${item.slug}`));
    expect(hrefs(page, "/business/")).toEqual(detail.businesses.map((item) => `/business/${item.slug}`));
    expect(detail.businesses.length).toBeLessThanOrEqual(12);
  }),
  city.http("not found: City not found, with a way back", async (site) => {
    const page = mainOf(await site.html("/cities/xx/nowhere"));
    expect([page.status, page.h1]).toEqual([404, ["City not found"]]);
    expect(page.links).toContainEqual({ href: "/cities", text: "All cities" });
  }),
];
