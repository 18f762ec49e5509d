import { expect, type Page } from "@playwright/test";
import { PLACE_ZOOM } from "../../src/features/map/place-zoom.ts";
import { untilHydrated } from "../page-checks.ts";
import { hold } from "./browsing.ts";
import { type Row, rowsOf } from "./row.ts";
import type { Site } from "./site.ts";

const { screen } = rowsOf(2, "Business detail");
const missing = rowsOf(2, "Business not found");

/** A busy machine draws a map in software, and loads it before. */
const MAP_TIMEOUT_MS = 60_000;
const EQUATOR_METRES = 40_075_016.686;
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Comes to the page of a business from a list, as the API would tell it with some fields changed. */
export async function openChanged(page: Page, site: Site, changes: Record<string, unknown>): Promise<void> {
  const business = await site.business();
  await page.goto("/businesses");
  await untilHydrated(page);
  await page.route(`**/api/businesses/${business.slug}`, (route) =>
    route.fulfill({ json: { ...business, ...changes } }),
  );
  await page.locator(`a[href="/business/${business.slug}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1, name: business.name })).toBeVisible({ timeout: 30_000 });
}

/** The open state of a place whose hours are not known. */
export const UNKNOWN = { state: "unknown", changesAt: null };

export const businessScreens: readonly Row[] = [
  screen("a skeleton while loading", async (page, site) => {
    const { slug, name } = await site.business();
    await page.goto("/businesses");
    await untilHydrated(page);
    const release = await hold(page, `**/api/businesses/${slug}`);
    await page.locator(`a[href="/business/${slug}"]`).first().click();
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeAttached({ timeout: 30_000 });
    release();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible({ timeout: 30_000 });
  }),
  screen("a photo that fails to load is not shown", async (page, site) => {
    const photo = "https://photos.example/gone.jpg";
    await page.route(photo, (route) => route.abort());
    const asked = page.waitForRequest(photo);
    await openChanged(page, site, { photo });
    await asked;
    await expect(page.locator(`img[src="${photo}"]`)).toHaveCount(0, { timeout: 30_000 });
  }),
  screen("open and closed are said where hours are known (decision 7)", async (page, site) => {
    await openChanged(page, site, { openState: { state: "open", changesAt: null } });
    await expect(page.getByRole("article").getByText("Open", { exact: true }).first()).toBeVisible();
    await openChanged(page, site, { openState: { state: "closed", changesAt: null } });
    await expect(page.getByRole("article").getByText("Closed", { exact: true }).first()).toBeVisible();
  }),
  screen(
    "about: the text of the business, or a sentence of name, type, city, country and phone",
    async (page, site) => {
      const { name, type, city, country, phone } = await site.business();
      await openChanged(page, site, { description: "Baking since 1901." });
      await expect(page.getByText("Baking since 1901.")).toBeVisible();
      await openChanged(page, site, { description: null });
      const sentence = `${name} is listed under ${type} in ${city}, ${country}. You can reach it by phone at ${phone}.`;
      await expect(page.getByText(sentence)).toBeVisible();
    },
  ),
  screen("a map with a marker and a popup, at zoom 15", async (page, site) => {
    const { name, latitude } = await site.business();
    await page.goto(await site.businessPath());
    await page.getByRole("heading", { name: "Location & Map" }).scrollIntoViewIfNeeded();
    const map = page.getByRole("region", { name: `Map of ${name}`, exact: true });
    await expect(map.getByRole("button", { name })).toBeVisible({ timeout: MAP_TIMEOUT_MS });
    await expect(map.locator(".maplibregl-popup")).toContainText(name);
    const scale = map.locator(".maplibregl-ctrl-scale");
    await expect(scale).toHaveText(/^\d+\s(m|km)$/, { timeout: MAP_TIMEOUT_MS });
    const [metres = 0] = (await scale.innerText()).split(/\s/).map(Number);
    const metresPerPixel = (EQUATOR_METRES * Math.cos((Number(latitude) * Math.PI) / 180)) / (512 * 2 ** PLACE_ZOOM);
    expect(PLACE_ZOOM).toBe(15);
    const width = await scale.evaluate((element) => Number.parseFloat(getComputedStyle(element).width));
    expect(Math.abs(metres / metresPerPixel - width)).toBeLessThan(3);
  }),
  screen("Call Now only with a phone; the badge and hours only where hours are known", async (page, site) => {
    await openChanged(page, site, {
      phone: null,
      phoneE164: null,
      workingHours: null,
      hours: null,
      openState: UNKNOWN,
    });
    await expect(page.getByRole("link", { name: "Call Now" })).toHaveCount(0);
    await expect(page.getByText("Phone not known")).toBeVisible();
    await expect(page.getByRole("article").getByText(/^(Open|Closed)$/)).toHaveCount(0);
  }),
  screen("a closed day says Closed, in red", async (page, site) => {
    const hours = Object.fromEntries(DAYS.map((day) => [day, "Closed"]));
    await openChanged(page, site, { workingHours: JSON.stringify(hours) });
    const closed = page.getByRole("table").getByText("Closed");
    await expect(closed).toHaveCount(7);
    const [red, , blue] = (await closed.first().evaluate((cell) => getComputedStyle(cell).color)).match(/\d+/g) ?? [];
    expect(Number(red)).toBeGreaterThan(Number(blue) + 60);
  }),
  screen("up to 8 amenities whose value is true", async (page, site) => {
    const names = Array.from({ length: 10 }, (_, n) => `Amenity ${n}`);
    const about = { Offers: { "No such thing": false, ...Object.fromEntries(names.map((name) => [name, true])) } };
    await openChanged(page, site, { about: JSON.stringify(about) });
    await expect(page.getByRole("heading", { name: "Business Features & Amenities" })).toBeVisible();
    await expect(page.getByText(/^Amenity \d$/)).toHaveCount(8);
    await expect(page.getByText("No such thing")).toHaveCount(0);
  }),
  screen("without coordinates the map area says so (decision 14)", async (page, site) => {
    await openChanged(page, site, { latitude: null, longitude: null });
    await expect(page.getByText("Location not available")).toBeVisible();
  }),
  screen("a source's status is told; a closed place says so (decision 6)", async (page, site) => {
    await openChanged(page, site, { status: "temporarily_closed" });
    await expect(page.getByText("Temporarily closed").first()).toBeVisible();
  }),
  missing.screen("the search takes query and place to /search; Enter sends it", async (page) => {
    await page.goto("/business/there-is-no-such-place");
    await untilHydrated(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("button", { name: "Search" })).toBeDisabled();
    await main.locator('input[name="q"]').fill(" fish & chips ");
    await main.locator('input[name="location"]').fill("St. John's, CA");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?/);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("q"), searchParams.get("location")]).toEqual(["fish & chips", "St. John's, CA"]);
  }),
];
