import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cityPath, completeBusiness, largestCategory, largestCity, largestCountry } from "../directory.ts";
import { hrefs, mainOf, navOf } from "../document.ts";
import { getPage, outcomeOf, visitor } from "../http-client.ts";

const FOOTER = [
  { href: "/", text: "Home" },
  { href: "/categories", text: "Categories" },
  { href: "/countries", text: "Countries" },
  { href: "/cities", text: "Cities" },
  { href: "/contact", text: "Contact" },
  { href: "/privacy-policy", text: "Privacy Policy" },
  { href: "/legal-notice", text: "Legal Notice" },
  { href: "/terms-of-service", text: "Terms of Service (AGB)" },
  { href: "/cookie-policy", text: "Cookie Policy" },
];

describe("routes", () => {
  it.each([
    ...["/", "/businesses", "/categories", "/categories/b", "/countries", "/cities", "/cities/b", "/contact"],
    ...["/privacy-policy", "/legal-notice", "/terms-of-service", "/cookie-policy", "/search?q=hotel"],
  ])("%s is a page with one heading [public 2.1]", async (path) => {
    const { status, h1 } = await getPage(path);
    expect([status, h1.length]).toEqual([200, 1]);
  });

  it.each([
    ["a business", async () => `/business/${(await completeBusiness()).slug}`],
    ["a category", async () => `/categories/${(await largestCategory()).slug}`],
    ["a country", async () => `/countries/${(await largestCountry()).slug}`],
    ["the cities of a country", async () => `/countries/${(await largestCountry()).slug}/cities`],
    ["a city", async () => cityPath(await largestCity())],
  ])("%s has a page with one heading [public 2.1]", async (_title, pathOf) => {
    const { status, h1 } = await getPage(await pathOf());
    expect([status, h1.length]).toEqual([200, 1]);
  });

  it.each(["/nowhere", "/nowhere/at/all", "/cities/berlin", "/business/a/b"])(
    "%s is the 404 page, with status 404 [public 2.2]",
    async (path) => {
      const { status, h1 } = await getPage(path);
      expect([status, h1]).toEqual([404, ["Page Not Found"]]);
    },
  );

  it.each(["/nowhere", "/%F0%9F", "/a%00b", "/assets/nothing.js"])("%s answers 404 [public 8.21]", async (path) => {
    expect(await outcomeOf(path)).toBe("404");
  });

  it("the 404 page leads to categories, countries, cities and home [public 2.6]", async () => {
    const { h1, links } = mainOf(await getPage("/nowhere"));
    expect(h1).toEqual(["Page Not Found"]);
    expect(links.map(({ href }) => href)).toEqual(["/categories", "/countries", "/cities", "/"]);
    expect(links.at(-1)?.text).toBe("Back to Home");
  });
});

describe("the frame of every page", () => {
  it("has a top bar with the logo and six links [public 2.3]", async () => {
    const page = await getPage("/");
    const labels = [...navOf(page, "Main").matchAll(/<a[^>]*>([^<]*)<\/a>/g)].map(([, label]) => label);
    expect(labels).toEqual(["Home", "Businesses", "Categories", "Countries", "Cities", "Contact"]);
    expect(page.html).toContain('aria-label="Meridian, home"');
  });

  it.each(["/", "/cities", "/contact", "/nowhere"])(
    "has a footer with nine links and the copyright line on %s [public 2.5]",
    async (path) => {
      const page = await getPage(path);
      const footer = /<footer[\s\S]*<\/footer>/.exec(page.html)?.[0] ?? "";
      expect(footer).toContain("© 2025");
      for (const link of FOOTER) expect(page.links).toContainEqual(link);
    },
  );

  it("loads scripts and styles only from the site [public 7.20]", async () => {
    for (const path of ["/", `/business/${(await completeBusiness()).slug}`, "/search?q=hotel"]) {
      const { html } = await getPage(path);
      expect(html, path).toMatch(/<script[^>]*\bsrc="\/assets\//);
      expect(html, path).not.toMatch(/<script[^>]*\bsrc="(https?:)?\/\//);
      expect(html, path).not.toMatch(/<link[^>]*rel="stylesheet"[^>]*href="(https?:)?\/\//);
    }
  });

  it("no style sheet blocks its first paint", async () => {
    const { html } = await getPage("/");
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toMatch(/<style[^>]*>[^<]*@font-face/);
  });

  it("is cached by no shared cache, because it has a nonce, and not at all in the admin area", async () => {
    const cacheControl = async (path: string) => (await visitor.send(path)).headers.get("cache-control");
    expect(await cacheControl("/")).toBe("private, no-cache");
    expect(await cacheControl("/admin/login")).toContain("no-store");
  });
});

describe("the legal pages", () => {
  const PAGES = [
    ["/privacy-policy", "Privacy Policy"],
    ["/legal-notice", "Legal Notice"],
    ["/terms-of-service", "Terms of Service (AGB)"],
    ["/cookie-policy", "Cookie Policy"],
  ] as const;

  it.each(PAGES)("%s is headed %s, dated, and linked with the others [public 2.14]", async (path, title) => {
    const page = await getPage(path);
    expect(page.h1).toEqual([title]);
    expect(page.text).toContain("Last updated December 12, 2025");
    expect(new URL(page.canonical ?? "").pathname).toBe(path);
    for (const [other] of PAGES) expect(hrefs(page, other)).toContain(other);
  });

  it.each([
    ["/privacy-policy", ["what we collect", "your rights", "how long we keep it"]],
    ["/legal-notice", ["company details", "direct contact", "mediation", "arbitration", "legal action"]],
    ["/terms-of-service", ["allowed activities", "prohibited activities", "10,000 submissions reviewed weekly"]],
    ["/cookie-policy", ["essential", "analytics", "marketing", "preference"]],
  ])("%s covers %j [public 2.15]", async (path, subjects) => {
    const text = mainOf(await getPage(path)).text.toLowerCase();
    for (const subject of subjects) expect(text).toContain(subject);
  });

  it("the hours of the legal notice end on Saturday at 14:00 [public 2.9]", async () => {
    expect((await getPage("/legal-notice")).text).toContain("Saturday 10:00–14:00 EST");
  });
});

it("the build omits the comparison of answers with their contracts", async () => {
  const manifest = await readFile(join(import.meta.dirname, "../../dist/client/.vite/manifest.json"), "utf8");
  const sources = Object.keys(JSON.parse(manifest));
  expect(sources).toContain("src/entry-client.tsx");
  expect(sources.filter((source) => source.includes("check-answer"))).toEqual([]);
});
