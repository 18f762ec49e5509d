import type { Page } from "@playwright/test";
import { z } from "zod";

/** A page to measure, and what a visitor does there first. */
export interface VisitedPage {
  name: string;
  path: string;
  /** Taps and key strokes in sequence, each awaiting its effect. */
  interact(page: Page): Promise<void>;
}

const placesSchema = z.object({
  topCities: z.array(z.object({ city: z.string(), countryCode: z.string().nullable(), slug: z.string() })).min(1),
});
const hitsSchema = z.object({ hits: z.array(z.object({ slug: z.string(), latitude: z.number().nullable() })).min(1) });
const QUERY = "restaurant";

/** Home, search, a business with a map and the largest city, on the site at `url`. */
export async function visitedPages(url: string): Promise<VisitedPage[]> {
  const { hits } = hitsSchema.parse(await readJson(`${url}/api/search?q=${QUERY}`));
  const { topCities } = placesSchema.parse(await readJson(`${url}/api/homepage-data`));
  const business = hits.find(({ latitude }) => latitude !== null) ?? hits[0];
  const [city] = topCities;
  return [
    { name: "Home", path: "/", interact: typeIntoSearch },
    { name: "Search", path: `/search?q=${QUERY}`, interact: filter },
    { name: "Business", path: `/business/${business?.slug}`, interact: openMenu },
    { name: "City", path: `/cities/${city?.countryCode?.toLowerCase()}/${city?.slug}`, interact: openMenu },
  ];
}

async function readJson(url: string): Promise<unknown> {
  return (await fetch(url, { signal: AbortSignal.timeout(30_000) })).json();
}

async function typeIntoSearch(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Search businesses" }).first().tap();
  const field = page.getByRole("dialog", { name: "Search" }).getByRole("combobox").first();
  await field.pressSequentially("pizza", { delay: 60 });
  await page.getByRole("listbox").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
}

async function filter(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Filters/ }).tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("link", { name: "Verified" }).tap();
  await sheet.getByRole("link", { name: "Verified" }).and(page.locator("[aria-current=true]")).waitFor();
  await sheet.getByRole("button", { name: /^Show / }).tap();
}

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole("banner").locator("summary");
  await menu.tap();
  await page.getByRole("navigation", { name: "Menu" }).waitFor();
  await page.keyboard.press("Escape");
}
