import { expect } from "@playwright/test";
import { formatBusinessCounter } from "../../src/features/home/counter-format.ts";
import { follow, hold, openQuietly } from "./browsing.ts";
import { type Row, rowsOf } from "./row.ts";

const { screen } = rowsOf(2, "Home");

export const homeScreens: readonly Row[] = [
  screen("the Search button goes to the search (decision 2)", async (page) => {
    await page.goto("/");
    await page.getByRole("main").locator('input[name="q"]').fill("bakery");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?q=bakery$/);
  }),
  screen("counters count up from 0 over 2000 ms in 50 steps", async (page, site) => {
    const { totals } = await site.home();
    // A clock that stands still until it is told to go on: a busy machine misses none of the steps.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto("/");
    const figure = page.getByRole("definition").first();
    await expect(figure).toContainText(formatBusinessCounter(0));
    const shown = figure.locator("[aria-hidden=true]");
    await expect(shown).toBeAttached();
    const before = await shown.innerText();
    await page.clock.runFor(1000);
    await expect(shown).not.toHaveText(before);
    await page.clock.runFor(2000);
    await expect(figure).toHaveText(formatBusinessCounter(totals.businesses));
  }),
  screen("12 skeleton cards while loading", async (page) => {
    await openQuietly(page);
    const release = await hold(page, "**/api/{homepage-data,featured-businesses}");
    await follow(page, "/");
    await expect(page.locator("ul[aria-hidden=true] > li")).toHaveCount(12);
    release();
    await expect(page.getByRole("heading", { name: "Popular Categories" })).toBeVisible();
  }),
  screen("sample cards, marked as such, while the directory is empty (decision 18)", async (page) => {
    await openQuietly(page);
    const totals = { businesses: 0, countries: 0, cities: 0, categories: 0 };
    await page.route("**/api/homepage-data", (route) =>
      route.fulfill({ json: { popularSearches: [], topCities: [], topCountries: [], totals } }),
    );
    await page.route("**/api/featured-businesses", (route) => route.fulfill({ json: [] }));
    await follow(page, "/");
    await expect(page.getByText("Sample", { exact: true })).toHaveCount(12);
    await expect(page.getByRole("main").locator('a[href^="/business/"]')).toHaveCount(0);
  }),
];
