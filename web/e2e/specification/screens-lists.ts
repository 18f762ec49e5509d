import { expect } from "@playwright/test";
import { abbreviateCount, formatPercent } from "../../src/lib/number-format.ts";
import { type Document, hrefs, mainOf } from "./document.ts";
import { type Row, rowsOf } from "./row.ts";

const categories = rowsOf(2, "Categories");
const countries = rowsOf(2, "Countries");
const cities = rowsOf(2, "Cities");
const businesses = rowsOf(2, "All businesses");

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const count = (value: number): string => value.toLocaleString("en-US");
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function expectAll({ text }: Document, words: readonly string[]): void {
  for (const word of words) expect(text).toContain(word);
}

export const listScreens: readonly Row[] = [
  categories.http("heading, three tiles, 12 cards with count, bar and share of all", async (site) => {
    const all = await site.categories();
    const page = mainOf(await site.html("/categories"));
    const total = sum(all.map((item) => item.count));
    expect(page.h1).toEqual(["Business Categories"]);
    expectAll(page, [`Total categories ${count(all.length)}`, `Total businesses ${count(total)}`]);
    expectAll(page, [`Average per category ${count(Math.round(total / all.length))}`]);
    for (const { slug, category, count: own } of all.slice(0, 12)) {
      const card = page.links.find(({ href }) => href === `/categories/${slug}`)?.text ?? "";
      for (const word of [category, count(own), `${formatPercent(own, total)} of all businesses`])
        expect(card).toContain(word);
    }
  }),
  categories.http("a card has its own mean rating, none where nothing is rated (decision 5)", async (site) => {
    const page = mainOf(await site.html("/categories"));
    for (const { slug, meanRating } of (await site.categories()).slice(0, 12)) {
      const card = page.links.find(({ href }) => href === `/categories/${slug}`)?.text ?? "";
      expect(card.includes("rated")).toBe(meanRating !== null);
      if (meanRating !== null) expect(card).toContain(meanRating.toFixed(1));
    }
  }),
  categories.http("a bar of letters, with All where one is chosen", async (site) => {
    const all = mainOf(await site.html("/categories"));
    const letter = mainOf(await site.html("/categories/b"));
    for (const each of LETTERS) expect(hrefs(all, "/categories/")).toContain(`/categories/${each}`);
    expect(letter.links).toContainEqual({ href: "/categories", text: "All" });
    expect(all.links).not.toContainEqual({ href: "/categories", text: "All" });
    expect(letter.h1).toEqual(["Keywords beginning with B"]);
    const names = (await site.categories()).filter(({ category }) => /^b/i.test(category)).map(({ slug }) => slug);
    for (const slug of names.slice(0, 12)) expect(hrefs(letter, "/categories/")).toContain(`/categories/${slug}`);
  }),
  countries.code("counts with K above 999", () => {
    expect([abbreviateCount(999, "K"), abbreviateCount(12_400, "K")]).toEqual(["999", "12K"]);
  }),
  countries.http("tiles for countries, businesses and cities; cards with counts and share", async (site) => {
    const all = await site.countries();
    const page = mainOf(await site.html("/countries"));
    const total = sum(all.map(({ businessCount }) => businessCount));
    expectAll(page, [`Countries ${count(all.length)}`, `Total businesses ${count(total)}`]);
    expectAll(page, [`Cities ${count(sum(all.map(({ cityCount }) => cityCount)))}`]);
    expect(page.html).toContain('placeholder="Filter countries"');
    for (const { slug, country, businessCount } of all.slice(0, 12)) {
      const card = page.links.find(({ href }) => href === `/countries/${slug}`)?.text ?? "";
      const words = [country, "businesses", "cities", "categories", formatPercent(businessCount, total), "Explore Now"];
      for (const word of words) expect(card).toContain(word);
    }
  }),
  cities.http("title, three figures, search box and cards as specified", async (site) => {
    const all = await site.cities();
    const page = mainOf(await site.html("/cities"));
    const total = sum(all.map(({ businessCount }) => businessCount));
    expect(page.h1).toEqual(["Cities Directory"]);
    expectAll(page, [`Cities ${count(all.length)}`, `Total businesses ${count(total)}`]);
    expectAll(page, [`Average businesses per city ${count(Math.round(total / all.length))}`]);
    expect(page.html).toContain('placeholder="Search cities or countries..."');
    for (const city of all.slice(0, 12)) {
      const card = page.links.find(({ href }) => href === site.pathOfCity(city))?.text ?? "";
      const share = `Market Share ${formatPercent(city.businessCount, total)}`;
      for (const word of [city.city, city.countryCode, count(city.businessCount), share, "View city details"]) {
        expect(card).toContain(word);
      }
    }
    expectAll(page, [`Showing 1 to 12 of ${count(all.length)} cities`]);
  }),
  cities.http("a letter has its title and subtitle; two bars of letters, the lower with All", async (site) => {
    const letter = mainOf(await site.html("/cities/b"));
    expect(letter.h1).toEqual(["Cities beginning with B"]);
    expectAll(letter, ["Browse all cities starting with the letter B"]);
    const page = mainOf(await site.html("/cities"));
    expect(page.html.match(/<nav[^>]*aria-label="Browse by Letter[^"]*"/g)).toHaveLength(2);
    for (const each of LETTERS) expect(page.links.filter(({ href }) => href === `/cities/${each}`)).toHaveLength(2);
    expect(page.links.filter(({ href, text }) => href === "/cities" && text === "All")).toHaveLength(1);
  }),
  businesses.http("title, what is shown of how many, which page of at most 100", async (site) => {
    const { totalCount, totalPages } = await site.businesses();
    const page = mainOf(await site.html("/businesses"));
    expect(page.h1).toEqual(["All Businesses"]);
    expectAll(page, [`Showing 1-20 of ${count(totalCount)} businesses`, `Page 1 of ${Math.min(totalPages, 100)}`]);
  }),
  businesses.http("cards: name, category, city and country, rating with reviews, phone, View Details", async (site) => {
    const { businesses: listed } = await site.businesses();
    const page = mainOf(await site.html("/businesses"));
    expect(hrefs(page, "/business/")).toEqual(listed.map(({ slug }) => `/business/${slug}`));
    expect(page.links.filter(({ text }) => text === "View Details")).toHaveLength(listed.length);
    for (const { name, category, city, country, phone } of listed) {
      expectAll(page, [name, category ?? "", [city, country].filter((part) => part !== null).join(", "), phone ?? ""]);
    }
  }),
  businesses.http("no next page behind the last, no previous before the first", async (site) => {
    const last = Math.min((await site.businesses()).totalPages, 100);
    for (const [path, label] of [
      ["/businesses", "Previous"],
      [`/businesses?page=${last}`, "Next"],
    ] as const) {
      const { links, text } = mainOf(await site.html(path));
      expect(links.filter((link) => link.href !== "" && link.text.includes(label))).toEqual([]);
      expect(text).toContain(label);
    }
  }),
  businesses.http("pager: previous, first, gap, two either side, gap, last, next", async (site) => {
    const { totalPages } = await site.businesses();
    const page = mainOf(await site.html("/businesses?page=50"));
    const nav = /<nav[^>]*aria-label="Pages of businesses"[\s\S]*?<\/nav>/.exec(page.html)?.[0] ?? "";
    const last = Math.min(totalPages, 100);
    const numbers = [...nav.matchAll(/>(\d+|…)</g)].map(([, step]) => step);
    expect(numbers).toEqual(["1", "…", "48", "49", "50", "51", "52", "…", String(last)]);
    expect(nav).toMatch(/Previous[\s\S]*Next/);
  }),
];
