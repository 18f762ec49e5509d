import { CONTACT_LIMITS } from "@meridian/shared/contracts/contact-limits";
import { expect, type Locator, type Page } from "@playwright/test";
import { ApiError } from "../../src/lib/api-error.ts";
import { capCount, truncate } from "../../src/lib/number-format.ts";
import { createQueryClient, retryDelayMs, retryUpTo } from "../../src/lib/query-client.ts";
import { pageSteps, pageWindow } from "../../src/ui/page-window.ts";
import { untilHydrated } from "../page-checks.ts";
import { failWith, follow, hold, openQuietly } from "./browsing.ts";
import { hrefs, mainOf } from "./document.ts";
import { type Row, rowsOf } from "./row.ts";

const pages = rowsOf(9, "Page sizes");
const client = rowsOf(9, "Client data");
const sizes = rowsOf(9, "Sizes and lengths");
const contact = rowsOf(9, "Contact");

export const constantRows: readonly Row[] = [
  pages.http("12 on the lists of categories, countries and cities", async (site) => {
    for (const [path, noun] of [
      ["/categories", "categories"],
      ["/countries", "countries"],
      ["/cities", "cities"],
    ] as const) {
      expect(mainOf(await site.html(path)).text).toMatch(new RegExp(`Showing 1 to 12 of [\\d,]+ ${noun}`));
    }
  }),
  pages.http("20 businesses on the list of all, 12 with a category", async (site) => {
    expect(hrefs(mainOf(await site.html("/businesses")), "/business/")).toHaveLength(20);
    expect(hrefs(mainOf(await site.html(await site.categoryPath())), "/business/")).toHaveLength(12);
  }),
  pages.code("five numbers that slide; with all businesses two either side of the current", () => {
    expect([pageWindow(1, 9), pageWindow(3, 9), pageWindow(5, 9), pageWindow(9, 9)]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
      [3, 4, 5, 6, 7],
      [5, 6, 7, 8, 9],
    ]);
    expect(pageSteps(50, 100)).toEqual([1, "gap", 48, 49, 50, 51, 52, "gap", 100]);
  }),
  pages.http("home shows 12 of each; country 20 cities; category 15 countries; city 15 categories", async (site) => {
    const home = mainOf(await site.html("/"));
    expect(hrefs(home, "/business/")).toHaveLength(12);
    for (const prefix of ["/categories/", "/cities/", "/countries/"]) expect(hrefs(home, prefix)).toHaveLength(12);
    expect(hrefs(mainOf(await site.html(await site.countryPath())), "/cities/")).toHaveLength(20);
    expect(hrefs(mainOf(await site.html(await site.categoryPath())), "/countries/")).toHaveLength(15);
    expect((await site.city()).topCategories).toHaveLength(15);
  }),
  sizes.code("names of 15 and 12 letters, review counts up to 99+", () => {
    expect(truncate("Abcdefghijklmnopq", 15)).toBe("Abcdefghijklmno…");
    expect([capCount(99), capCount(100)]).toEqual(["99", "99+"]);
  }),
  sizes.screen("Share says Copied! for two seconds", async (page, site) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await page.goto(await site.businessPath());
    await untilHydrated(page);
    await page.getByRole("button", { name: "Share" }).click();
    const copied = page.getByRole("button", { name: "Copied!" });
    await expect(copied).toBeVisible();
    await expect(copied).toHaveCount(0, { timeout: 15_000 });
    await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
  }),
  client.code("fresh for 10 minutes, discarded after 15, no refetch on focus or by time, no retried mutation", () => {
    const { queries, mutations } = createQueryClient({
      request: () => Promise.reject(),
      isServer: false,
    }).getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: 600_000,
      gcTime: 900_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  }),
  client.code("three retries, after one second doubled each time, at most 30; none of what was refused", () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    const again = (status: number) =>
      [0, 1, 2, 3].filter((failures) => retryUpTo(3)(failures, new ApiError(status, "")));
    expect([again(503), again(404)]).toEqual([[0, 1, 2], []]);
  }),
  client.screen("a business is asked for twice at most", async (page) => {
    await page.goto("/businesses");
    await untilHydrated(page);
    const calls = await failWith(page, "**/api/businesses/*", 500);
    await page.getByRole("main").locator('a[href^="/business/"]').first().click();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible({ timeout: 60_000 });
    expect(calls()).toBe(2);
  }),
  client.screen("the settings are asked for on every load, twice at most", async (page) => {
    const calls = await failWith(page, "**/api/admin/site-settings", 500);
    await page.goto("/contact");
    await expect.poll(calls, { timeout: 60_000 }).toBe(2);
  }),
  contact.code("name 2, subject 5 and message 10 characters", () => {
    const { name, subject, message } = CONTACT_LIMITS;
    expect([name.min, subject.min, message.min]).toEqual([2, 5, 10]);
  }),
  contact.http("a message box of 6 rows, a reply within 24 hours, support hours", async (site) => {
    const { text, html } = await site.html("/contact");
    expect(html).toMatch(/<textarea[^>]* rows="6"/);
    for (const words of ["within 24 hours", "9:00-18:00 EST", "10:00-16:00 EST", "Sun Closed"]) {
      expect(text).toContain(words);
    }
  }),
  rowsOf(9, "Notices").screen("a swipe to the right by 50 pixels dismisses, a shorter one does not", async (page) => {
    await openContactFailure(page);
    const notice = page.getByRole("region", { name: /^Notifications/ }).getByText(FAILURE);
    await swipe(page, notice, 40);
    await expect(notice).toHaveCount(1);
    await swipe(page, notice, 60);
    await expect(notice).toHaveCount(0);
  }),
  rowsOf(9, "Tips").screen("what an icon means is told after 700 ms", async (page) => {
    await page.goto("/categories");
    const tip = (name: string) =>
      page.getByRole("link", { name, exact: true }).evaluate((link) => {
        const { content, transitionDelay, visibility } = getComputedStyle(link, "::after");
        return { text: content, delay: transitionDelay.split(",")[0], isShown: visibility === "visible" };
      });
    for (const name of ["Saved places", "Grid", "List"]) {
      expect((await tip(name)).isShown).toBe(false);
      await page.getByRole("link", { name, exact: true }).hover();
      await expect.poll(() => tip(name)).toMatchObject({ delay: "0.7s", isShown: true });
      expect((await tip(name)).text).toContain(name);
    }
  }),
  rowsOf(9, "Skeletons").screen("12 cards on every list", async (page) => {
    for (const list of ["categories", "countries"]) {
      await openQuietly(page);
      const release = await hold(page, `**/api/${list}`);
      await follow(page, `/${list}`);
      await expect(page.locator("[data-skeleton=card]")).toHaveCount(12, { timeout: 30_000 });
      release();
      await expect(page.getByText(/^Showing 1 to 12/)).toBeVisible({ timeout: 30_000 });
    }
  }),
  rowsOf(9, "Notices").screen("one at a time, for 5 seconds; F8 goes to them", async (page) => {
    await page.clock.install();
    await openContactForm(page);
    const notices = page.getByRole("region", { name: /^Notifications/ });
    for (let time = 0; time < 2; time++) {
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(notices.getByText(FAILURE)).toHaveCount(1);
    }
    await page.keyboard.press("F8");
    await expect(notices).toBeFocused();
    await page.getByLabel("Full Name*").focus();
    await page.clock.runFor(4000);
    await expect(notices.getByText(FAILURE)).toHaveCount(1);
    await page.clock.runFor(1500);
    await expect(notices.getByText(FAILURE)).toHaveCount(0);
  }),
  rowsOf(9, "Figures").http("the public figures are the directory's own (decision 3)", async (site) => {
    const { totals } = await site.home();
    const { text } = await site.html("/contact");
    for (const figure of [totals.businesses, totals.countries, totals.cities, totals.categories]) {
      expect(text).toContain(figure.toLocaleString("en-US"));
    }
    expect(text).not.toContain("564,000");
  }),
];

const REFUSED = 403;
const HOUR_MS = 3_600_000;
const FAILURE = "Failed to send message. Please try again later.";

/** The form of the contact page, filled in; sending it fails. */
async function openContactForm(page: Page): Promise<void> {
  await page.goto("/contact");
  await untilHydrated(page);
  await failWith(page, "**/api/contact", REFUSED);
  for (const [label, value] of [
    ["Full Name*", "Zoë"],
    ["Email Address*", "zoe@example.org"],
    ["Subject*", "Hello there"],
    ["Message*", "A message that fails."],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
}

/** The notice stays as long as the clock stands still. */
async function openContactFailure(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await openContactForm(page);
  await page.clock.pauseAt(HOUR_MS);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText(FAILURE)).toHaveCount(1);
}

async function swipe(page: Page, element: Locator, byPx: number): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("It is not on the screen");
  // Beside the words: whoever presses on words that are selected drags them away.
  const [x, y] = [box.x - 20, box.y];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx, y, { steps: 4 });
  await page.mouse.up();
}
