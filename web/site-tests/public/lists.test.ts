import { listCategories, listCities, listCountries } from "@meridian/contracts/places/places-api";
import { getHomepageData, listBusinesses } from "@meridian/contracts/search/catalogue-api";
import { describe, expect, it } from "vitest";
import { formatPercent } from "../../src/lib/format/number-format.ts";
import { cityPath, firstOf, formatCount } from "../directory.ts";
import { hrefs, linkText, mainOf, navOf } from "../document.ts";
import { eventually, getPage, logIn, visitor } from "../http-client.ts";
import { importRows, newTag, removeOwn } from "../own-businesses.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const MAX_PAGES = 100;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function expectAll(text: string, parts: readonly string[]): void {
  for (const part of parts) expect(text).toContain(part);
}

describe("the list of categories", () => {
  it("has three tiles and 12 cards with count and share of all businesses [public 2.52]", async () => {
    await eventually(async () => {
      const all = await visitor.read(listCategories);
      const page = mainOf(await getPage("/categories"));
      const total = (await visitor.read(getHomepageData)).totals.businesses;
      expect(page.h1).toEqual(["Business Categories"]);
      expectAll(page.text, [
        `Total categories ${formatCount(all.length)}`,
        `Total businesses ${formatCount(total)}`,
        `Average per category ${formatCount(Math.round(total / all.length))}`,
      ]);
      for (const { slug, category, count } of all.slice(0, 12)) {
        const card = linkText(page, `/categories/${slug}`);
        expectAll(card, [category, formatCount(count), `${formatPercent(count, total)} of all businesses`]);
      }
    });
  });

  it("shows the mean rating of each category [public 2.53]", async () => {
    await eventually(async () => {
      const page = mainOf(await getPage("/categories"));
      for (const { slug, meanRating } of (await visitor.read(listCategories)).slice(0, 12)) {
        const card = linkText(page, `/categories/${slug}`);
        expect(card.includes("rated")).toBe(meanRating !== null);
        if (meanRating !== null) expect(card).toContain(meanRating.toFixed(1));
      }
    });
  });

  it("shows no rating for a category without rated businesses [public 2.53]", async () => {
    const tag = newTag("Nadide");
    const admin = await logIn();
    await importRows(admin, `${tag}.csv`, [`${tag} 1,"Deniz Sk. 1, İstanbul, Türkiye",,${tag},,,,,${tag}-1,TR`]);
    try {
      await eventually(async () => {
        const card = linkText(mainOf(await getPage(`/categories?q=${tag}`)), `/categories/${tag.toLowerCase()}`);
        expect(card).toContain(`${tag} 1 business`);
        expect(card).not.toContain("rated");
      });
    } finally {
      await removeOwn(admin, tag);
    }
  });

  it("has a bar of letters, with All once a letter is chosen [public 2.54]", async () => {
    const page = mainOf(await getPage("/categories"));
    const all = { href: "/categories", text: "All" };
    expect(hrefs(page, "/categories/")).toEqual(
      expect.arrayContaining(LETTERS.map((letter) => `/categories/${letter}`)),
    );
    expect(page.links).not.toContainEqual(all);
    expect(mainOf(await getPage("/categories/b")).links).toContainEqual(all);
  });

  it("lists the categories of a letter under it [public 2.54]", async () => {
    await eventually(async () => {
      const names = (await visitor.read(listCategories)).filter(({ category }) => /^b/i.test(category));
      const page = mainOf(await getPage("/categories/b"));
      expect(page.h1).toEqual(["Keywords beginning with B"]);
      const expected = names.slice(0, 12).map(({ slug }) => `/categories/${slug}`);
      expect(hrefs(page, "/categories/")).toEqual(expect.arrayContaining(expected));
    });
  });
});

it("the list of countries has three tiles and cards with counts and share [public 2.60]", async () => {
  await eventually(async () => {
    const all = await visitor.read(listCountries);
    const page = mainOf(await getPage("/countries"));
    const total = sum(all.map(({ businessCount }) => businessCount));
    expectAll(page.text, [
      `Countries ${formatCount(all.length)}`,
      `Total businesses ${formatCount(total)}`,
      `Cities ${formatCount(sum(all.map(({ cityCount }) => cityCount)))}`,
    ]);
    expect(page.html).toContain('placeholder="Filter countries"');
    for (const { slug, country, businessCount } of all.slice(0, 12)) {
      const card = linkText(page, `/countries/${slug}`);
      const share = formatPercent(businessCount, total);
      expectAll(card, [country, "businesses", "cities", "categories", share, "Explore Now"]);
    }
  });
});

describe("the list of cities", () => {
  it("has a title, three figures, a search box and cards with counts and share [public 2.61]", async () => {
    await eventually(async () => {
      const all = await visitor.read(listCities);
      const page = mainOf(await getPage("/cities"));
      const total = sum(all.map(({ businessCount }) => businessCount));
      expect(page.h1).toEqual(["Cities Directory"]);
      expectAll(page.text, [
        `Cities ${formatCount(all.length)}`,
        `Total businesses ${formatCount(total)}`,
        `Average businesses per city ${formatCount(Math.round(total / all.length))}`,
        `Showing 1 to 12 of ${formatCount(all.length)} cities`,
      ]);
      expect(page.html).toContain('placeholder="Search cities or countries..."');
      for (const city of all.slice(0, 12)) {
        const card = linkText(page, cityPath(city));
        const share = `Market Share ${formatPercent(city.businessCount, total)}`;
        expectAll(card, [city.city, city.countryCode, formatCount(city.businessCount), share, "View city details"]);
      }
    });
  });

  it("has a title and a subtitle for a letter [public 2.62]", async () => {
    const page = mainOf(await getPage("/cities/b"));
    expect(page.h1).toEqual(["Cities beginning with B"]);
    expect(page.text).toContain("Browse all cities starting with the letter B");
  });

  it("has two bars of letters, the lower one with All [public 2.62]", async () => {
    const { html, links } = mainOf(await getPage("/cities"));
    expect(html.match(/<nav[^>]*aria-label="Browse by Letter[^"]*"/g)).toHaveLength(2);
    for (const letter of LETTERS) expect(links.filter(({ href }) => href === `/cities/${letter}`)).toHaveLength(2);
    expect(links.filter(({ href, text }) => href === "/cities" && text === "All")).toHaveLength(1);
  });
});

describe("the list of all businesses", () => {
  it("says which businesses it shows of how many, and which page of at most 100 [public 2.65]", async () => {
    await eventually(async () => {
      const { totalCount, totalPages } = await visitor.read(listBusinesses);
      const page = mainOf(await getPage("/businesses"));
      expect(page.h1).toEqual(["All Businesses"]);
      const shown = `Showing 1-20 of ${formatCount(totalCount)} businesses`;
      expectAll(page.text, [shown, `Page 1 of ${Math.min(totalPages, MAX_PAGES)}`]);
    });
  });

  it("shows name, category, place, rating, reviews and phone on cards with View Details [public 2.66]", async () => {
    await eventually(async () => {
      const { businesses } = await visitor.read(listBusinesses);
      const page = mainOf(await getPage("/businesses"));
      expect(hrefs(page, "/business/")).toEqual(businesses.map(({ slug }) => `/business/${slug}`));
      expect(page.links.filter(({ text }) => text === "View Details")).toHaveLength(businesses.length);
      for (const { name, category, city, country, rating, reviews, phone } of businesses) {
        const place = [city, country].filter((part) => part !== null).join(", ");
        expectAll(page.text, [name, category ?? "", place, phone ?? ""]);
        expectAll(page.text, [rating.toFixed(1), `${formatCount(reviews)} reviews`]);
      }
    });
  });

  it.each([
    ["no previous page before the first", async () => "/businesses", "Previous"],
    ["no next page after the last", async () => `/businesses?page=${await lastPage()}`, "Next"],
  ])("links to %s [public 2.68]", async (_title, pathOf, label) => {
    await eventually(async () => {
      const { status, links, text } = mainOf(await getPage(await pathOf()));
      expect(status).toBe(200);
      expect(text).toContain(label);
      expect(links.filter((link) => link.href !== "" && link.text.includes(label))).toEqual([]);
    });
  });

  it("has a pager of first, gap, two either side, gap and last between Previous and Next [public 2.69]", async () => {
    const nav = navOf(mainOf(await getPage("/businesses?page=50")), "Pages of businesses");
    const steps = [...nav.matchAll(/>(\d+|…)</g)].map(([, step]) => step);
    expect(steps).toEqual(["1", "…", "48", "49", "50", "51", "52", "…", String(await lastPage())]);
    expect(nav).toMatch(/Previous[\s\S]*>1<[\s\S]*Next/);
  });
});

it.each([
  ["/categories", "categories"],
  ["/countries", "countries"],
  ["/cities", "cities"],
])("%s shows 12 %s a page [public 9.1]", async (path, noun) => {
  const { text } = mainOf(await getPage(path));
  expect(text).toMatch(new RegExp(`Showing 1 to 12 of [\\d,]+ ${noun}`));
});

it("all businesses are listed 20 a page [public 9.2]", async () => {
  expect(hrefs(mainOf(await getPage("/businesses")), "/business/")).toHaveLength(20);
});

it.each([
  ["/categories", "No categories found", "public 8.14", ""],
  ["/countries", "No countries found", "public 8.15", "Try adjusting your search terms"],
  ["/cities", "No cities found", "public 8.16", "Try adjusting your search terms or browse all cities"],
])("%s says %s when a filter finds nothing [%s]", async (path, title, _row, advice) => {
  const { status, text } = mainOf(await getPage(`${path}?q=qqqzzzxxx`));
  expect(status).toBe(200);
  expectAll(text, [title, advice]);
});

it("a filter matches a category or country by name, a city by name or country code, in any case [public 5.9]", async () => {
  const category = firstOf(await visitor.read(listCategories));
  const country = firstOf(await visitor.read(listCountries));
  const city = firstOf(await visitor.read(listCities));
  for (const [path, filter, found] of [
    ["/categories", category.category, `/categories/${category.slug}`],
    ["/countries", country.country, `/countries/${country.slug}`],
    ["/cities", city.city, cityPath(city)],
    ["/cities", city.countryCode, cityPath(city)],
    ["/countries", "türkiye", "/countries/turkey"],
  ] as const) {
    const page = mainOf(await getPage(`${path}?q=${encodeURIComponent(filter.toUpperCase())}`));
    expect(hrefs(page, `${path}/`), `${path}?q=${filter}`).toContain(found);
  }
});

async function lastPage(): Promise<number> {
  return Math.min((await visitor.read(listBusinesses)).totalPages, MAX_PAGES);
}
