import { expect } from "@playwright/test";
import {
  formatBusinessCounter,
  formatCityCounter,
  formatCountryCounter,
} from "../../src/features/home/counter-format.ts";
import { abbreviateCount, capCount, formatRating, truncate } from "../../src/lib/number-format.ts";
import { hrefs, mainOf } from "./document.ts";
import { type Row, rowsOf } from "./row.ts";

const { http, code } = rowsOf(2, "Home");

export const homeScreens: readonly Row[] = [
  http("the hero has a business box, a location box, a Search button and three counters", async (site) => {
    const { html, text } = await site.html("/");
    for (const part of ['name="q"', 'name="location"', 'action="/search"']) expect(html).toContain(part);
    for (const word of ["Search", "Businesses", "Countries", "Cities"]) expect(text).toContain(word);
  }),
  code("businesses with M+ above a million, cities with K+ above 1000, countries with a plus", () => {
    expect([formatBusinessCounter(1_181_616), formatBusinessCounter(564_000)]).toEqual(["1.1M+", "564,000"]);
    expect([formatCityCounter(15_300), formatCityCounter(1000)]).toEqual(["15K+", "1,000"]);
    expect(formatCountryCounter(195)).toBe("195+");
  }),
  http("up to 12 featured cards: rating or New, name of 15 letters, type, street, phone, 99+ reviews", async (site) => {
    const featured = await site.featured();
    const page = mainOf(await site.html("/"));
    expect(featured.length).toBeLessThanOrEqual(12);
    expect(hrefs(page, "/business/")).toEqual(featured.map(({ slug }) => `/business/${slug}`));
    for (const { slug, name, type, rating, review_count, full_address, phone } of featured) {
      const card = page.links.find(({ href }) => href === `/business/${slug}`)?.text ?? "";
      expect(card).toContain(truncate(name, 15));
      expect(card).toContain(type ?? "");
      expect(card).toContain(full_address?.split(",", 1)[0]?.trim() ?? "");
      expect(card).toContain(rating > 0 ? formatRating(rating) : "New");
      if (rating > 0) expect(card).toContain(capCount(review_count));
      expect(card.includes("Has a phone number")).toBe(phone !== null);
    }
  }),
  http("View All Businesses leads to /businesses", async (site) => {
    expect((await site.html("/")).links).toContainEqual({ href: "/businesses", text: "View All Businesses" });
  }),
  http("12 popular categories with names of 12 letters and counts with k above 999", async (site) => {
    const { popularSearches } = await site.home();
    const page = mainOf(await site.html("/"));
    expect(popularSearches).toHaveLength(12);
    for (const { category, slug, count } of popularSearches) {
      const tile = page.links.find(({ href }) => href === `/categories/${slug}`)?.text ?? "";
      expect(tile).toContain(truncate(category, 12));
      expect(tile).toContain(abbreviateCount(count));
    }
    expect([abbreviateCount(999), abbreviateCount(1200)]).toEqual(["999", "1.2k"]);
  }),
  http("12 top cities lead to the page of the city in its own country (decision 4)", async (site) => {
    const { topCities } = await site.home();
    const page = mainOf(await site.html("/"));
    expect(topCities).toHaveLength(12);
    for (const city of topCities) expect(hrefs(page, "/cities/")).toContain(site.pathOfCity(city));
  }),
  http("12 countries lead to their pages", async (site) => {
    const { topCountries } = await site.home();
    expect(topCountries).toHaveLength(12);
    const found = hrefs(mainOf(await site.html("/")), "/countries/");
    for (const { slug } of topCountries) expect(found).toContain(`/countries/${slug}`);
  }),
  http("Why Choose Us: maps, search, verified information", async (site) => {
    const { text } = await site.html("/");
    for (const word of ["Why Choose Us", "Interactive Maps", "Advanced Search", "Verified Information"]) {
      expect(text).toContain(word);
    }
  }),
];
