import { getFeaturedBusinesses, getHomepageData } from "@meridian/contracts/search/catalogue-api";
import { expect, it } from "vitest";
import {
  formatBusinessCounter,
  formatCityCounter,
  formatCountryCounter,
} from "../../src/features/home/counter-format.ts";
import { abbreviateCount, capCount, formatRating, truncate } from "../../src/lib/format/number-format.ts";
import { cityPath } from "../directory.ts";
import { hrefs, linkText, mainOf } from "../document.ts";
import { eventually, getPage, visitor } from "../http-client.ts";

it("the hero has a business field, a location field, a Search button and three counters [public 2.18]", async () => {
  await eventually(async () => {
    const { totals } = await visitor.read(getHomepageData);
    const { html, text } = mainOf(await getPage("/"));
    const form = /<form[^>]*action="\/search"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
    for (const part of ['name="q"', 'name="location"', 'type="submit"', "Search"]) expect(form).toContain(part);
    const counters = [
      `Businesses ${formatBusinessCounter(totals.businesses)}`,
      `Countries ${formatCountryCounter(totals.countries)}`,
      `Cities ${formatCityCounter(totals.cities)}`,
    ];
    expect(text).toContain(counters.join(" "));
  });
});

it("the page has one heading, a title, a canonical address and the footer", async () => {
  const { h1, title, canonical, text } = await getPage("/");
  expect(h1).toHaveLength(1);
  expect(title).toBe("Local businesses around the world – Meridian");
  expect(canonical).toMatch(/^https?:\/\/[^/]+\/$/);
  expect(text).toContain("© 2025");
});

it("up to 12 featured cards show rating or New, 15 letters of the name, type, street, phone and reviews [public 2.22]", async () => {
  await eventually(async () => {
    const featured = await visitor.read(getFeaturedBusinesses);
    const page = mainOf(await getPage("/"));
    expect(featured.length).toBeLessThanOrEqual(12);
    expect(hrefs(page, "/business/")).toEqual(featured.map(({ slug }) => `/business/${slug}`));
    for (const { slug, name, type, rating, review_count, full_address, phone } of featured) {
      const card = linkText(page, `/business/${slug}`);
      expect(card).toContain(truncate(name, 15));
      expect(card).toContain(type ?? "");
      expect(card).toContain(full_address?.split(",", 1)[0]?.trim() ?? "");
      expect(card).toContain(rating > 0 ? formatRating(rating) : "New");
      if (rating > 0) expect(card).toContain(capCount(review_count));
      expect(card.includes("Has a phone number")).toBe(phone !== null);
    }
  });
});

it("View All Businesses leads to /businesses [public 2.25]", async () => {
  expect((await getPage("/")).links).toContainEqual({ href: "/businesses", text: "View All Businesses" });
});

it("12 popular categories show 12 letters of the name and the count, with k above 999 [public 2.26]", async () => {
  await eventually(async () => {
    const { popularSearches } = await visitor.read(getHomepageData);
    const page = mainOf(await getPage("/"));
    expect(hrefs(page, "/categories/")).toEqual(popularSearches.map(({ slug }) => `/categories/${slug}`));
    for (const { category, slug, count } of popularSearches) {
      const tile = linkText(page, `/categories/${slug}`);
      expect(tile).toContain(truncate(category, 12));
      expect(tile).toContain(abbreviateCount(count));
    }
  });
});

it("12 top cities lead to their pages within their own country [public 2.27]", async () => {
  await eventually(async () => {
    const { topCities } = await visitor.read(getHomepageData);
    const shown = hrefs(mainOf(await getPage("/")), "/cities/");
    for (const city of topCities) expect(shown).toContain(cityPath(city));
  });
});

it("12 countries lead to their pages [public 2.28]", async () => {
  await eventually(async () => {
    const { topCountries } = await visitor.read(getHomepageData);
    const shown = hrefs(mainOf(await getPage("/")), "/countries/");
    for (const { slug } of topCountries) expect(shown).toContain(`/countries/${slug}`);
  });
});

it("businesses, categories, cities and countries are 12 each [public 9.4]", async () => {
  const page = mainOf(await getPage("/"));
  for (const prefix of ["/business/", "/categories/", "/cities/", "/countries/"]) {
    expect(hrefs(page, prefix), prefix).toHaveLength(12);
  }
});

it("Why Choose Us names maps, search and verified information [public 2.29]", async () => {
  const { text } = await getPage("/");
  const section = text.slice(text.indexOf("Why Choose Us"));
  for (const reason of ["Why Choose Us", "Interactive Maps", "Advanced Search", "Verified Information"]) {
    expect(section).toContain(reason);
  }
});
