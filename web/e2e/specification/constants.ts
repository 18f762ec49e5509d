import { expect, type Locator, type Page } from "@playwright/test";
import { untilHydrated } from "../page-checks.ts";
import { failWith, follow, hold, openQuietly } from "./browsing.ts";
import { type Row, rowsOf } from "./row.ts";

const client = rowsOf(9, "Client data");
const sizes = rowsOf(9, "Sizes and lengths");

export const constantRows: readonly Row[] = [
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
