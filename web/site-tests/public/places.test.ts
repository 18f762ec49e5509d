import { beforeAll, describe, expect, it } from "vitest";
import { cityPath, formatCount, largestCategory, largestCity, largestCountry } from "../directory.ts";
import { type Document, hrefs, linkText, mainOf, navOf } from "../document.ts";
import { eventually, getPage } from "../http-client.ts";

const numbersIn = (page: Document): number[] =>
  [...navOf(page, "Pages of businesses").matchAll(/>(\d+)</g)].map(([, step]) => Number(step));

describe("the page of a country", () => {
  it("has a breadcrumb, a title, three figures and a descriptive text [public 2.70]", async () => {
    await eventually(async () => {
      const { country, slug, businessCount, cityCount, categoryCount } = await largestCountry();
      const page = mainOf(await getPage(`/countries/${slug}`));
      expect(page.h1).toEqual([`${country} Business Directory`]);
      expect(page.links).toContainEqual({ href: "/countries", text: "Countries" });
      for (const part of [
        `Total businesses ${formatCount(businessCount)}`,
        `Cities ${formatCount(cityCount)}`,
        `Categories ${formatCount(categoryCount)}`,
        `cities of ${country}`,
      ]) {
        expect(page.text).toContain(part);
      }
    });
  });

  it("lists its 20 largest cities and leads to all of them [public 2.71] [public 9.4]", async () => {
    await eventually(async () => {
      const { topCities, cityCount, slug } = await largestCountry();
      const page = mainOf(await getPage(`/countries/${slug}`));
      expect(hrefs(page, "/cities/")).toEqual(topCities.slice(0, 20).map(cityPath));
      expect(hrefs(page, "/cities/")).toHaveLength(20);
      expect(linkText(page, `/countries/${slug}/cities`)).toBe(`View All ${formatCount(cityCount)} Cities`);
      const all = mainOf(await getPage(`/countries/${slug}/cities`));
      expect(all.text).toContain(`Showing 1 to 12 of ${formatCount(cityCount)} cities`);
    });
  });

  it("lists its popular categories 20 a page, each leading to the category [public 2.72]", async () => {
    await eventually(async () => {
      const { topCategories, slug } = await largestCountry();
      const expected = topCategories.map((category) => `/categories/${category.slug}`);
      expect(expected.length).toBeGreaterThan(20);
      const shown = async (query: string) => hrefs(mainOf(await getPage(`/countries/${slug}${query}`)), "/categories/");
      expect(await shown("")).toEqual(expected.slice(0, 20));
      expect(await shown("?page=2")).toEqual(expected.slice(20, 40));
    });
  });

  it("says Country not found for another, with a way back [public 2.74]", async () => {
    const page = mainOf(await getPage("/countries/atlantis"));
    expect([page.status, page.h1]).toEqual([404, ["Country not found"]]);
    expect(page.links).toContainEqual({ href: "/countries", text: "All countries" });
  });
});

describe("the page of a category", () => {
  it("has a title, an intro, its 15 largest countries and 12 businesses [public 2.76] [public 9.2] [public 9.4]", async () => {
    await eventually(async () => {
      const { category, slug, topCountries, businesses } = await largestCategory();
      const page = mainOf(await getPage(`/categories/${slug}`));
      expect(page.h1).toEqual([`${category} Businesses`]);
      expect(page.text).toContain(`listed under ${category} in`);
      expect(hrefs(page, "/countries/")).toEqual(topCountries.slice(0, 15).map((each) => `/countries/${each.slug}`));
      expect(hrefs(page, "/countries/")).toHaveLength(15);
      expect(hrefs(page, "/business/")).toEqual(businesses.map((each) => `/business/${each.slug}`));
      expect(businesses).toHaveLength(12);
    });
  });

  it("shows each business with a photo or placeholder, name, category, reviews, address and phone [public 2.17]", async () => {
    await eventually(async () => {
      const { slug, businesses } = await largestCategory();
      const page = mainOf(await getPage(`/categories/${slug}`));
      for (const { name, category, rating, reviews, fullAddress, phone } of businesses) {
        for (const part of [name, category ?? "", rating.toFixed(1), fullAddress ?? ""]) {
          expect(page.text).toContain(part);
        }
        if (reviews > 1) expect(page.text).toContain(`${formatCount(reviews)} reviews`);
        const numbers = page.links.filter(({ href }) => href.startsWith("tel:")).map(({ text }) => text);
        if (phone !== null) expect(numbers).toContain(phone);
      }
    });
  });

  it("has five page numbers that slide [public 2.78]", async () => {
    const { slug, totalPages } = await largestCategory();
    const numbersOn = async (page: number) => numbersIn(await getPage(`/categories/${slug}?page=${page}`));
    expect(totalPages).toBeGreaterThan(6);
    expect(numbersIn(await getPage(`/categories/${slug}`))).toEqual([1, 2, 3, 4, 5]);
    expect(await numbersOn(5)).toEqual([3, 4, 5, 6, 7]);
    expect(await numbersOn(totalPages)).toEqual([4, 3, 2, 1, 0].map((back) => totalPages - back));
  });
});

describe("the page of a city", () => {
  let city: Awaited<ReturnType<typeof largestCity>>;
  let page: Document;
  beforeAll(async () => {
    city = await largestCity();
    page = mainOf(await getPage(cityPath(city)));
  });

  it("has a title and a breadcrumb through its country [public 2.79]", () => {
    expect(page.h1).toEqual([`${city.city}, ${city.country}`]);
    for (const link of [
      { href: "/", text: "Home" },
      { href: "/cities", text: "Cities" },
      { href: `/countries/${city.countrySlug}`, text: city.country },
    ]) {
      expect(page.links).toContainEqual(link);
    }
  });

  it("has its figures, a text, its top 15 categories and 12 businesses [public 2.79] [public 9.4]", async () => {
    await eventually(async () => {
      const { city: name, businessCount, categoryCount, topCategories, businesses, ...rest } = await largestCity();
      const { text, html, ...shown } = mainOf(await getPage(cityPath(rest)));
      expect(text).toContain(`Total businesses ${formatCount(businessCount)}`);
      expect(text).toContain(`Categories ${formatCount(categoryCount)}`);
      expect(text).toContain(`businesses in ${name}`);
      const side = /<section[^>]*>(?:(?!<section)[\s\S])*?Top Categories[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
      const categories = [...side.matchAll(/href="\/search\?category=([^"&]+)/g)].map(([, slug]) => slug);
      expect(topCategories).toHaveLength(15);
      expect(categories).toEqual(topCategories.map((each) => each.slug));
      expect(hrefs({ text, html, ...shown }, "/business/")).toEqual(businesses.map((each) => `/business/${each.slug}`));
      expect(businesses).toHaveLength(12);
    });
  });

  it("says City not found for another, with a way back [public 2.80]", async () => {
    const missing = mainOf(await getPage("/cities/xx/nowhere"));
    expect([missing.status, missing.h1]).toEqual([404, ["City not found"]]);
    expect(missing.links).toContainEqual({ href: "/cities", text: "All cities" });
  });
});
