import { getFeaturedBusinesses, getRelatedBusinesses } from "@meridian/contracts/search/catalogue-api";
import { beforeAll, describe, expect, it } from "vitest";
import { type CompleteBusiness, completeBusiness, formatCount } from "../directory.ts";
import { articleOf, type Document, hrefs, mainOf } from "../document.ts";
import { getPage, visitor } from "../http-client.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

describe("the page of a business", () => {
  let business: CompleteBusiness;
  let page: Document;
  beforeAll(async () => {
    business = await completeBusiness();
    page = await getPage(`/business/${business.slug}`);
  });

  /** The text from one heading of the page to the next. */
  const textBetween = (from: string, to: string): string => {
    const { text } = mainOf(page);
    const section = text.slice(text.indexOf(from));
    return section.slice(0, section.indexOf(to));
  };

  it("has name, rating, reviews, category and verified mark in its header [public 2.37]", () => {
    const { h1, text, links } = articleOf(page);
    expect(h1).toEqual([business.name]);
    expect(text).toContain(business.rating.toFixed(1));
    expect(text).toContain(`${formatCount(business.reviews)} reviews`);
    expect(text.includes("Verified")).toBe(business.verified);
    const category = { href: `/categories/${business.categorySlug}`, text: business.type ?? business.category };
    expect(links).toContainEqual(category);
  });

  it("dials from Call Now and from Contact Information, which has the whole address [public 2.33]", () => {
    const dialling = mainOf(page).links.filter(({ href }) => href.startsWith("tel:"));
    expect(dialling.map(({ text }) => text)).toEqual(expect.arrayContaining(["Call Now", business.phone]));
    const contact = textBetween("Contact Information", "Business Details");
    expect(contact).toContain(business.phone);
    expect(contact).toContain(business.fullAddress);
  });

  it("has a title and a description of its own [public 2.36]", () => {
    expect(page.title).toContain(business.name);
    expect(page.description.length).toBeGreaterThan(20);
    expect(new URL(page.canonical ?? "").pathname).toBe(`/business/${business.slug}`);
  });

  it("links its address to the city and the country [public 2.38]", () => {
    const { links } = mainOf(page);
    expect(links).toContainEqual({ href: business.cityPath, text: business.city });
    expect(links).toContainEqual({ href: `/countries/${business.countrySlug}`, text: business.country });
  });

  it("links to directions by place id, in a new tab [public 2.39]", () => {
    const anchors = page.html.match(/<a[^>]*href="https:\/\/www\.google\.com\/maps\/dir\/[^>]*>/g) ?? [];
    expect(anchors.length).toBeGreaterThan(0);
    for (const anchor of anchors) {
      expect(anchor).toContain('target="_blank"');
      expect(anchor).toContain(`destination_place_id=${encodeURIComponent(business.placeId)}`);
    }
  });

  it("has all its sections in the first HTML [public 2.41]", () => {
    const { h2, text } = mainOf(page);
    const sections = ["About This Business", "Location & Map", "Opening Hours", "Contact Information"];
    expect(h2).toEqual(expect.arrayContaining([...sections, "Business Details"]));
    const facts = ["Category", "Status OPERATIONAL", `Total reviews ${formatCount(business.reviews)}`];
    for (const words of ["Back to Home", ...facts]) expect(text).toContain(words);
  });

  it("lists opening hours from Monday to Sunday and marks today once [public 2.42]", () => {
    const table = /<table[\s\S]*?<\/table>/.exec(page.html)?.[0] ?? "";
    const days = [...table.matchAll(/Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday/g)].map(([day]) => day);
    expect([...new Set(days)]).toEqual(DAYS);
    expect(table.match(/Today/g)).toHaveLength(1);
  });

  it("describes the business and its place to search engines, without third-party ratings", () => {
    const graphs = [...page.html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, json = ""]): unknown => JSON.parse(json),
    );
    expect(graphs).toContainEqual(expect.objectContaining({ name: business.name }));
    expect(graphs).toContainEqual(expect.objectContaining({ "@type": "BreadcrumbList" }));
    expect(page.html).not.toContain("AggregateRating");
  });
});

it("a business links to the others nearby and of its kind in the first HTML", async () => {
  for (const { slug } of await visitor.read(getFeaturedBusinesses)) {
    const related = await visitor.read(getRelatedBusinesses, `/api/businesses/${slug}/related`);
    if (related.nearby.length === 0) continue;
    const shown = hrefs(await getPage(`/business/${slug}`), "/business/");
    const expected = [...related.sameCategoryInCity, ...related.nearby].map((other) => `/business/${other.slug}`);
    expect(shown).toEqual(expect.arrayContaining(expected));
    return;
  }
  throw new Error("No featured business has others nearby");
});

it("/business without a slug says No business slug found, with status 404 [public 2.49] [public 8.13]", async () => {
  const { status, h1 } = await getPage("/business");
  expect([status, h1]).toEqual([404, ["No business slug found"]]);
});

it("the page of a missing business answers 404 and offers links [public 2.50]", async () => {
  const page = mainOf(await getPage("/business/there-is-no-such-place"));
  expect([page.status, page.h1]).toEqual([404, ["Business Not Found"]]);
  expect(page.text).toContain("Let's help you find what you're looking for!");
  for (const path of ["/categories", "/countries", "/cities"]) expect(hrefs(page, path)).toContain(path);
  expect(page.links).toContainEqual({ href: "/", text: "Back to Home" });
});
