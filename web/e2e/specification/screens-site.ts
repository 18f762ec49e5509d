import { expect } from "@playwright/test";
import { hrefs, mainOf } from "./document.ts";
import { type Row, rowsOf } from "./row.ts";

const routes = rowsOf(2, "Routes");
const frame = rowsOf(2, "Navigation and footer");
const missing = rowsOf(2, "404 page");
const contact = rowsOf(2, "Contact");
const legal = rowsOf(2, "Legal pages");
const markup = rowsOf(2, "Injected markup");

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
  frame.screen("no top bar on a path that begins with /admin, the footer there as well", async (page) => {
    await page.goto("/admin/login");
    await expect(page.getByRole("contentinfo")).toContainText("© 2025");
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
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
  missing.journey(
    "has an ad block of 300x250 where an ad network is configured",
    "contact.spec.ts",
    "an ad slot keeps its place and loads nothing before consent; without a network there is none",
  ),
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
  ...["/nowhere", "/business/there-is-no-such-place", "business"].map((path) =>
    rowsOf(2, "Ad block").screen(`300 by 250 where an ad network is configured: ${path}`, async (page, site) => {
      await page.route("**/*", async (route) => {
        if (route.request().resourceType() !== "document") return route.fallback();
        const response = await route.fetch();
        const ads = 'ads:{scriptUrl:"https://ads.example/show.js",client:null,slot:null}';
        await route.fulfill({ response, body: (await response.text()).replaceAll("ads:null", ads) });
      });
      await page.goto(path === "business" ? await site.businessPath() : path);
      const slot = page.getByRole("complementary", { name: "Advertisement" });
      await expect.poll(() => slot.boundingBox(), { timeout: 30_000 }).toMatchObject({ width: 300, height: 250 });
    }),
  ),
  contact.journey(
    "the button says Sending... and is disabled while a message is under way",
    "contact.spec.ts",
    "a failure says so and keeps every value; the button rests while sending",
  ),
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
  legal.journey(
    "cover data, rights, retention, company, disputes, activities, moderation and cookie categories",
    "contact.spec.ts",
    "the legal pages are dated, linked from the footer and whole in the first HTML",
  ),
  markup.journey(
    "head tags, pixel and footer tags go where they belong, as real scripts, tracking only after consent",
    "contact.spec.ts",
    "run with the page's nonce where they belong, and tracking only after consent",
  ),
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
