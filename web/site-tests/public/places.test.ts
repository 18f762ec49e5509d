import { beforeAll, describe, expect, it } from "vitest";
import { countryInText } from "../../src/lib/format/country-names.ts";
import { cityPath, firstOf, formatCount, largestCategory, largestCity, largestCountry } from "../directory.ts";
import { type Document, hrefs, linkText, mainOf, navOf } from "../document.ts";
import { eventually, getPage } from "../http-client.ts";

/** What the list of that title leads to. */
const onwardOf = (page: Document, title: string): string[] => {
  const pattern = new RegExp(`<section[^>]*>(?:(?!<section)[\\s\\S])*?${title}[\\s\\S]*?</section>`);
  return [...(pattern.exec(page.html)?.[0] ?? "").matchAll(/<li[^>]*><a[^>]*href="([^"]+)"/g)].map(([, to = ""]) => to);
};

const numbersIn = (page: Document): number[] =>
  [...navOf(page, "Pages of results").matchAll(/>(\d+)</g)].map(([, step]) => Number(step));

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
        `cities of ${countryInText(country)}`,
      ]) {
        expect(page.text).toContain(part);
      }
    });
  });

  it("lists its 20 largest cities and leads to all of them [public 2.71] [public 9.4]", async () => {
    await eventually(async () => {
      const { topCities, cityCount, slug } = await largestCountry();
      const page = mainOf(await getPage(`/countries/${slug}`));
      expect(onwardOf(page, "Top Cities")).toEqual(topCities.slice(0, 20).map(cityPath));
      expect(onwardOf(page, "Top Cities")).toHaveLength(20);
      expect(linkText(page, `/countries/${slug}/cities`)).toBe(`View All ${formatCount(cityCount)} Cities`);
      const all = mainOf(await getPage(`/countries/${slug}/cities`));
      expect(all.text).toContain(`Showing 1 to 12 of ${formatCount(cityCount)} cities`);
    });
  });

  it("lists its popular categories 20 a page, each leading to the category there [public 2.72]", async () => {
    await eventually(async () => {
      const { topCategories, slug } = await largestCountry();
      const expected = topCategories.map((category) => `/countries/${slug}/${category.slug}`);
      expect(expected.length).toBeGreaterThan(20);
      const shown = async (query: string) =>
        onwardOf(mainOf(await getPage(`/countries/${slug}${query}`)), "Popular Categories");
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
      const expected = topCountries.slice(0, 15).map((each) => `/countries/${each.slug}/${slug}`);
      expect(onwardOf(page, "Top Countries")).toEqual(expected);
      expect(expected).toHaveLength(15);
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
      const shown = mainOf(await getPage(cityPath(rest)));
      expect(shown.text).toContain(`Total businesses ${formatCount(businessCount)}`);
      expect(shown.text).toContain(`Categories ${formatCount(categoryCount)}`);
      expect(shown.text).toContain(`businesses in ${name}`);
      expect(topCategories).toHaveLength(15);
      expect(onwardOf(shown, "Top Categories")).toEqual(topCategories.map((each) => `${cityPath(rest)}/${each.slug}`));
      expect(hrefs(shown, "/business/")).toEqual(businesses.map((each) => `/business/${each.slug}`));
      expect(businesses).toHaveLength(12);
    });
  });

  it("says City not found for another, with a way back [public 2.80]", async () => {
    const missing = mainOf(await getPage("/cities/xx/nowhere"));
    expect([missing.status, missing.h1]).toEqual([404, ["City not found"]]);
    expect(missing.links).toContainEqual({ href: "/cities", text: "All cities" });
  });
});

describe("the page of a category in a city", () => {
  it("lists its businesses for visitors and search engines alike, below the way from the country", async () => {
    await eventually(async () => {
      const { topCategories, region, ...city } = await largestCity();
      const path = `${cityPath(city)}/${firstOf(topCategories).slug}`;
      const page = await getPage(path);
      expect([page.status, page.isIndexed, new URL(page.canonical ?? "").pathname]).toEqual([200, true, path]);
      const listed = hrefs(mainOf(page), "/business/");
      expect(listed).toHaveLength(12);
      const listData = /\{[^<]*"@type":"ItemList"[^<]*\}/.exec(page.html)?.[0] ?? "{}";
      const items: { url: string }[] = JSON.parse(listData).itemListElement;
      expect(items.map(({ url }) => new URL(url).pathname)).toEqual(listed);
      const way = [`/countries/${city.countrySlug}`, ...(region === null ? [] : [region.path]), cityPath(city)];
      expect(mainOf(page).links.map(({ href }) => href)).toEqual(expect.arrayContaining(way));
      expect((await getPage(`${path}?openNow=1`)).isIndexed).toBe(false);
    });
  });

  it.each(["/cities/de/berlin/no-such-kind", "/countries/germany/no-such-kind", "/countries/germany/regions/atlantis"])(
    "%s is missing",
    async (path) => {
      expect((await getPage(path)).status).toBe(404);
    },
  );
});
