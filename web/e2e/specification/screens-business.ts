import { expect } from "@playwright/test";
import { articleOf, hrefs, mainOf } from "./document.ts";
import { type Row, rowsOf } from "./row.ts";

const { http } = rowsOf(2, "Business detail");
const missing = rowsOf(2, "Business not found");

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const businessScreens: readonly Row[] = [
  http("Call Now and the phone in Contact Information dial; the address stands there whole", async (site) => {
    const { phone, fullAddress } = await site.business();
    const { links, text } = mainOf(await site.html(await site.businessPath()));
    const dialled = links.filter(({ href }) => href.startsWith("tel:"));
    expect(dialled.map((link) => link.text)).toEqual(expect.arrayContaining(["Call Now", phone]));
    const [, contact = ""] = text.split("Contact Information");
    expect(contact.slice(0, contact.indexOf("Business Details"))).toContain(phone);
    expect(contact.slice(0, contact.indexOf("Business Details"))).toContain(fullAddress);
  }),
  http("title and description are those of the business", async (site) => {
    const { name } = await site.business();
    const { title, description } = await site.html(await site.businessPath());
    expect(title).toContain(name);
    expect(description.length).toBeGreaterThan(20);
  }),
  http("name, rating, reviews, category and verified stand in the header", async (site) => {
    const business = await site.business();
    const { h1, text, links } = articleOf(await site.html(await site.businessPath()));
    expect(h1).toEqual([business.name]);
    expect(text).toContain(business.rating.toFixed(1));
    expect(text).toContain(`${business.reviews.toLocaleString("en-US")} reviews`);
    expect(text.includes("Verified")).toBe(business.verified);
    const category = { href: `/categories/${business.categorySlug}`, text: business.type ?? business.category ?? "" };
    expect(links).toContainEqual(category);
  }),
  http("the address leads to the city and the country", async (site) => {
    const { cityPath, city, countrySlug, country } = await site.business();
    const { links } = mainOf(await site.html(await site.businessPath()));
    expect(links).toContainEqual({ href: cityPath, text: city });
    expect(links).toContainEqual({ href: `/countries/${countrySlug}`, text: country });
  }),
  http("directions lead to the external map by place id, in a new tab", async (site) => {
    const { placeId } = await site.business();
    const { html } = await site.html(await site.businessPath());
    expect(html).toMatch(
      /<a[^>]*href="https:\/\/www\.google\.com\/maps\/dir\/[^>]*target="_blank"|<a[^>]*target="_blank"[^>]*href="https:\/\/www\.google\.com\/maps\/dir\//,
    );
    expect(html).toContain(`destination_place_id=${encodeURIComponent(placeId ?? "")}`);
  }),
  http("its sections stand in the first HTML", async (site) => {
    const { h2, text } = mainOf(await site.html(await site.businessPath()));
    for (const title of [
      "About This Business",
      "Location & Map",
      "Opening Hours",
      "Contact Information",
      "Business Details",
    ]) {
      expect(h2).toContain(title);
    }
    expect(text).toContain("Back to Home");
    const { reviews } = await site.business();
    const facts = ["Category", "Status OPERATIONAL", `Total reviews ${reviews.toLocaleString("en-US")}`];
    for (const fact of facts) expect(text).toContain(fact);
  }),
  http("opening hours from Monday to Sunday, today marked", async (site) => {
    const { html } = await site.html(await site.businessPath());
    const table = /<table[\s\S]*?<\/table>/.exec(html)?.[0] ?? "";
    expect(DAYS.filter((day) => table.includes(day))).toEqual(DAYS);
    expect(table.match(/Today/g)).toHaveLength(1);
  }),
  http("a slug with six characters behind leads to the one without (decision 8)", async (site) => {
    const path = await site.businessPath();
    expect(await site.redirect(`${path}-zz9zz9`)).toBe(`301 ${path}`);
  }),
  http("no slug: No business slug found", async (site) => {
    const { status, h1 } = await site.html("/business");
    expect([status, h1]).toEqual([404, ["No business slug found"]]);
  }),
  missing.http("nothing found: the page helps to go on, with status 404", async (site) => {
    const page = await site.html("/business/there-is-no-such-place");
    expect([page.status, page.h1]).toEqual([404, ["Business Not Found"]]);
    expect(page.text).toContain("Let's help you find what you're looking for!");
    for (const path of ["/categories", "/countries", "/cities"]) expect(hrefs(mainOf(page), path)).toContain(path);
    expect(mainOf(page).links).toContainEqual({ href: "/", text: "Back to Home" });
  }),
];
