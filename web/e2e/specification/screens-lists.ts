import { expect } from "@playwright/test";
import { untilHydrated } from "../page-checks.ts";
import { expectTexts, follow, hold, openQuietly } from "./browsing.ts";
import { type Row, rowsOf } from "./row.ts";

const categories = rowsOf(2, "Categories");
const cities = rowsOf(2, "Cities");
const businesses = rowsOf(2, "All businesses");

/** What is said of lists on their way, beside skeletons. */
const LOADING = [
  {
    subject: "All businesses",
    path: "/businesses",
    api: /\/api\/businesses\?page=1$/,
    label: "Loading businesses...",
  },
] as const;

export const listScreens: readonly Row[] = [
  ...LOADING.map(({ subject, path, api, label }) =>
    rowsOf(2, subject).screen(`${label} while loading`, async (page) => {
      await openQuietly(page);
      const release = await hold(page, api);
      await follow(page, path);
      await expect(page.getByText(label)).toBeAttached({ timeout: 30_000 });
      release();
      await expect(page.getByText(label)).toHaveCount(0, { timeout: 30_000 });
    }),
  ),
  ...["categories", "countries"].map((list) =>
    rowsOf(2, list === "categories" ? "Categories" : "Countries").screen(
      "a changed filter starts at page 1; a turned page scrolls up",
      async (page) => {
        await page.goto(`/${list}?page=2`);
        await untilHydrated(page);
        await page
          .getByRole("navigation", { name: `Pages of ${list}` })
          .getByRole("link", { name: "Next" })
          .click();
        await expect(page).toHaveURL(/page=3$/);
        await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 30_000 }).toBe(0);
        await page.getByRole("searchbox").fill("a");
        await expect(page).toHaveURL(new RegExp(`/${list}\\?q=a$`));
        await expectTexts(page, ["Showing 1 to 12"]);
      },
    ),
  ),
  categories.screen("a filter over names, and a switch between grid and list", async (page) => {
    await page.goto("/categories");
    await untilHydrated(page);
    await page.getByRole("link", { name: "List", exact: true }).click();
    await expect(page).toHaveURL(/\/categories\?view=list$/);
    await page.getByRole("searchbox", { name: "Filter categories" }).fill("HOTEL");
    await expect(page).toHaveURL(/q=HOTEL/);
    await expect(page.getByRole("link", { name: /^Hotel/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "List", exact: true })).toHaveAttribute("aria-current", "page");
    await page.getByRole("link", { name: "Grid", exact: true }).click();
    await expect(page).toHaveURL(/\/categories\?q=HOTEL$/);
  }),
  cities.screen("12 placeholder cards while loading", async (page) => {
    await openQuietly(page);
    const release = await hold(page, "**/api/cities");
    await follow(page, "/cities");
    await expect(page.locator("[data-skeleton=card]")).toHaveCount(12);
    release();
    await expect(
      page
        .getByText("Browse by Letter")
        .or(page.getByText(/^Showing 1 to 12/))
        .first(),
    ).toBeVisible();
  }),
  cities.screen("a search starts at page 1 again; a turned page scrolls up", async (page) => {
    await page.goto("/cities?page=2");
    await untilHydrated(page);
    await page.getByRole("navigation", { name: "Pages of cities" }).getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=3$/);
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 30_000 }).toBe(0);
    await page.getByRole("searchbox").fill("a");
    await expect(page).toHaveURL(/\/cities\?q=a$/);
    await expectTexts(page, ["Showing 1 to 12"]);
  }),
  businesses.screen("a turned page is a step of the history", async (page) => {
    await page.goto("/businesses");
    await untilHydrated(page);
    await page.getByRole("navigation", { name: "Pages of businesses" }).getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/\/businesses\?page=2$/);
    await expectTexts(page, ["Showing 21-40"]);
    await page.goBack();
    await expect(page).toHaveURL(/\/businesses$/);
    await expectTexts(page, ["Showing 1-20"]);
  }),
];
