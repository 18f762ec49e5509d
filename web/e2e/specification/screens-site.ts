import { expect } from "@playwright/test";
import { hrefs, mainOf } from "./document.ts";
import { type Row, rowsOf } from "./row.ts";

const routes = rowsOf(2, "Routes");
const frame = rowsOf(2, "Navigation and footer");
const missing = rowsOf(2, "404 page");
const contact = rowsOf(2, "Contact");
const legal = rowsOf(2, "Legal pages");

const NAVIGATION = ["Home", "Businesses", "Categories", "Countries", "Cities", "Contact"];
const FOOTER: readonly (readonly [path: string, label: string])[] = [
  ["/", "Home"],
  ["/categories", "Categories"],
  ["/countries", "Countries"],
  ["/cities", "Cities"],
  ["/contact", "Contact"],
  ["/privacy-policy", "Privacy Policy"],
  ["/legal-notice", "Legal Notice"],
  ["/terms-of-service", "Terms of Service (AGB)"],
  ["/cookie-policy", "Cookie Policy"],
];

export const siteScreens: readonly Row[] = [
  routes.http("every route has its screen, /search and a country's cities included", async (site) => {
    const paths = [
      ...["/", "/businesses", "/categories", "/categories/b", "/countries", "/cities", "/cities/b", "/contact"],
      ...["/privacy-policy", "/legal-notice", "/terms-of-service", "/cookie-policy", "/search?q=hotel"],
      await site.businessPath(),
      await site.categoryPath(),
      await site.countryPath(),
      `${await site.countryPath()}/cities`,
      await site.cityPath(),
    ];
    for (const path of paths) {
      const { status, h1 } = await site.html(path);
      expect([path, status, h1.length]).toEqual([path, 200, 1]);
    }
  }),
  routes.http("any other path shows the 404 page with its status", async (site) => {
    for (const path of ["/nowhere", "/nowhere/at/all", "/cities/berlin", "/business/a/b"]) {
      const { status, h1 } = await site.html(path);
      expect([path, status, h1]).toEqual([path, 404, ["Page Not Found"]]);
    }
  }),
  frame.http("the top bar has the logo and six links", async (site) => {
    const { html } = await site.html("/");
    const bar = /<nav[^>]*aria-label="Main"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
    expect([...bar.matchAll(/<a[^>]*>([^<]*)<\/a>/g)].map(([, label]) => label)).toEqual(NAVIGATION);
    expect(html).toContain('aria-label="Meridian, home"');
  }),
  frame.http("the footer of every page has its nine links and the copyright line", async (site) => {
    for (const path of ["/", "/cities", "/contact", "/nowhere"]) {
      const { html, text, links } = await site.html(path);
      expect(html).toContain("<footer");
      expect(text).toContain("© 2025");
      for (const [href, label] of FOOTER) expect(links).toContainEqual({ href, text: label });
    }
  }),
  missing.http("says Page Not Found and leads to categories, countries, cities and home", async (site) => {
    const { h1, links } = mainOf(await site.html("/nowhere"));
    expect(h1).toEqual(["Page Not Found"]);
    expect(links.map(({ href }) => href)).toEqual(["/categories", "/countries", "/cities", "/"]);
    expect(links.at(-1)?.text).toBe("Back to Home");
  }),
  contact.http("has address, phone, email, hours, statistics and a form of six fields", async (site) => {
    const { text, h1, html } = await site.html("/contact");
    expect(h1).toEqual(["Contact Us"]);
    const words = [
      ...["Office address", "Phone", "Email", "Hours", "Platform statistics", "Send Message"],
      ...["Full Name*", "Email Address*", "Company (optional)", "Phone Number (optional)", "Subject*", "Message*"],
      ...["Mon-Fri 9:00-18:00 EST", "Sat 10:00-16:00 EST", "Sun Closed"],
    ];
    for (const word of words) expect(text).toContain(word);
    expect(html).toMatch(/<textarea[^>]* rows="6"/);
  }),
  legal.http("the hours of the legal notice end on Saturday at 14:00", async (site) => {
    expect((await site.html("/legal-notice")).text).toContain("Saturday 10:00–14:00 EST");
  }),
  legal.http("four texts, last updated December 12, 2025", async (site) => {
    const titles = [
      ["/privacy-policy", "Privacy Policy"],
      ["/legal-notice", "Legal Notice"],
      ["/terms-of-service", "Terms of Service (AGB)"],
      ["/cookie-policy", "Cookie Policy"],
    ] as const;
    for (const [path, title] of titles) {
      const { h1, text } = await site.html(path);
      expect(h1).toEqual([title]);
      expect(text).toContain("Last updated December 12, 2025");
    }
  }),
  rowsOf(2, "Business card").http(
    "photo or placeholder, name, category, stars, reviews, address, phone",
    async (site) => {
      const { businesses } = await site.category();
      const page = mainOf(await site.html(await site.categoryPath()));
      expect(hrefs(page, "/business/")).toEqual(businesses.map(({ slug }) => `/business/${slug}`));
      for (const { name, category, reviews, fullAddress, phone } of businesses) {
        expect(page.text).toContain(name);
        expect(page.text).toContain(category ?? "");
        if (reviews > 1) expect(page.text).toContain(`${reviews.toLocaleString("en-US")} reviews`);
        expect(page.text).toContain(fullAddress ?? "");
        if (phone !== null)
          expect(page.links.some(({ href, text }) => href.startsWith("tel:") && text === phone)).toBe(true);
      }
    },
  ),
];
