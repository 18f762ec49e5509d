import { expect, type Page } from "@playwright/test";
import { untilHydrated } from "../page-checks.ts";
import { expectTexts, failWith, follow, openQuietly } from "./browsing.ts";
import { type Row, rowsOf } from "./row.ts";

/** An answer that is not asked for again, so that its state shows at once. */
const REFUSED = 403;

const LISTS = [
  {
    path: "/categories",
    api: "**/api/categories",
    texts: ["Unable to load categories", "There was an error loading the categories. Please try again later."],
    heading: "Business Categories",
  },
  {
    path: "/countries",
    api: "**/api/countries",
    texts: ["Unable to load countries", "There was an error loading the countries. Please try again later."],
    heading: "Countries",
  },
  {
    path: "/cities",
    api: "**/api/cities",
    texts: ["Unable to load cities", "There was an error loading the cities. Please try again later."],
    heading: "Cities Directory",
  },
  {
    path: "/businesses",
    api: "**/api/businesses?page=1",
    texts: ["Error Loading Businesses", "Please try again later."],
    heading: "All Businesses",
  },
] as const;

/** Opens a list and follows the first of its links that begin so, of which the API knows nothing or has trouble. */
async function followFromList(page: Page, list: string, prefix: string, status: number): Promise<() => number> {
  await page.goto(list);
  await untilHydrated(page);
  const link = page.getByRole("main").locator(`a[href^="${prefix}"]`).filter({ hasText: /\w{2}/ }).last();
  const calls = await failWith(page, new RegExp(`/api${prefix}[^?]+`), status);
  await link.click();
  return calls;
}

export const errorRows: readonly Row[] = [
  ...LISTS.map(({ path, api, texts, heading }) =>
    rowsOf(8, path).screen(`${texts.join(" / ")}; trying again loads the list`, async (page) => {
      await openQuietly(page);
      await failWith(page, api, REFUSED);
      await follow(page, path);
      await expect(page.getByRole("heading", { level: 1, name: texts[0] })).toBeVisible({ timeout: 30_000 });
      await expectTexts(page, texts);
      await page.unroute(api);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible({ timeout: 30_000 });
    }),
  ),
  rowsOf(8, "/categories/{slug}").screen(
    "Error loading category, with HTTP status and its text; asked 4 times in all, after 1, 2 and 4 seconds",
    async (page) => {
      const calls = await followFromList(page, "/categories", "/categories/h", 503);
      await expect(page.getByRole("heading", { name: "Error loading category" })).toBeVisible({ timeout: 60_000 });
      await expectTexts(page, ["HTTP 503: Service Unavailable"]);
      expect(calls()).toBe(4);
    },
  ),
  ...[
    ["/categories", "/categories/h", "Category not found"],
    ["/countries", "/countries/", "Country not found"],
    ["/cities", "/cities/", "City not found"],
  ].map(([list = "", prefix = "", text = ""]) =>
    rowsOf(8, `${list}/{slug}`).screen(text, async (page) => {
      await followFromList(page, list, prefix, 404);
      await expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible({ timeout: 30_000 });
    }),
  ),
  rowsOf(8, "/countries/{slug}, /cities/{code}/{slug}").screen(
    "a service in trouble is told, with a way to try again",
    async (page) => {
      await followFromList(page, "/cities", "/cities/", REFUSED);
      await expect(page.getByRole("alert")).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    },
  ),
  rowsOf(8, "/business/{slug}").screen("a business that is not there: the not-found page", async (page) => {
    await page.goto("/businesses");
    await untilHydrated(page);
    await failWith(page, "**/api/businesses/*", 404);
    await page.getByRole("main").locator('a[href^="/business/"]').first().click();
    await expectTexts(page, ["Business Not Found", "Let's help you find what you're looking for!"]);
  }),
  rowsOf(8, "/business/{slug}").screen(
    "a service in trouble is told, with a way to try again: a departure, since nobody knows whether the business is there",
    async (page) => {
      await page.goto("/businesses");
      await untilHydrated(page);
      await failWith(page, "**/api/businesses/*", 503);
      await page.getByRole("main").locator('a[href^="/business/"]').first().click();
      await expect(page.getByRole("alert")).toBeVisible({ timeout: 60_000 });
      await page.unroute("**/api/businesses/*");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { name: "Business Details" })).toBeVisible({ timeout: 30_000 });
    },
  ),
  rowsOf(8, "Map").journey(
    "one that cannot be drawn is no error of the page",
    "map.spec.ts",
    "without WebGL the list is whole and the map says so quietly",
  ),
  rowsOf(8, "/businesses").screen("nothing listed: No businesses found", async (page) => {
    await openQuietly(page);
    const none = {
      businesses: [],
      currentPage: 1,
      totalPages: 0,
      totalCount: 0,
      hasNextPage: false,
      hasPrevPage: false,
    };
    await page.route("**/api/businesses?page=1", (route) => route.fulfill({ json: none }));
    await follow(page, "/businesses");
    await expectTexts(page, ["No businesses found", "Try adjusting your search criteria."]);
  }),
  rowsOf(8, "/categories/{slug}").screen(
    "nothing listed: No businesses found in this category.",
    async (page, site) => {
      const detail = await site.category();
      await page.goto("/categories");
      await untilHydrated(page);
      await page.route(`**/api/categories/${detail.slug}?*`, (route) =>
        route.fulfill({ json: { ...detail, businesses: [], businessCount: 0, totalPages: 0 } }),
      );
      await page.locator(`a[href="/categories/${detail.slug}"]`).first().click();
      await expectTexts(page, ["No businesses found in this category."]);
    },
  ),
  rowsOf(8, "Contact").journey(
    "a failure: Error / Failed to send message. Please try again later.",
    "contact.spec.ts",
    "a failure says so and keeps every value; the button rests while sending",
  ),
  rowsOf(8, "Contact").journey(
    "a success: Message Sent Successfully / Thank you for your message. We'll get back to you within 24 hours.",
    "contact.spec.ts",
    "a message is checked beside its fields, sent by the keyboard alone, and the form is empty again",
  ),
  rowsOf(8, "Application").screen("without its scripts a page is still whole and leads on", async (page) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/cities");
    await page.locator('a[href^="/cities/"]').last().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Cities beginning with");
  }),
];
