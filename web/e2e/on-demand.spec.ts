import { expect, type Locator, type Page } from "@playwright/test";
import { SIZES, untilHydrated } from "./page-checks.ts";
import { test } from "./test.ts";

const SCRIPTS = "**/assets/*.js";
const MAP_DRAWN = { timeout: 30_000 };
const businessLink = (page: Page) => page.locator('main a[href^="/business/"]').first();

/** Holds every script that the page asks for from now on, until the function that is returned lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Pages that visitors enter the site by. */
const ENTRIES = ["/", "/search?q=coffee", "/businesses", "/cities", "/categories", "/countries", "/contact", "/saved"];
/** Results load their map by themselves, once they are shown, and whether it may fly with it. */
const MAP_SCRIPT = /map|prefers-calm/;

type Control = [name: string, path: string, control: (page: Page) => Locator, dialog: string];

/** Buttons whose script loads on demand: their page, and the dialog they open. */
const BUTTONS: Control[] = [
  ["the search of the home page", "/", (page) => page.getByRole("main").getByText("Search businesses"), "Search"],
  ["the filters", "/search?q=coffee", (page) => page.getByRole("button", { name: /^Filters/ }), "Filters"],
];
/** Links among them lead to a page of their own until there is a script. */
const CONTROLS: Control[] = [
  ...BUTTONS,
  [
    "the search of the header",
    "/contact",
    (page) => page.getByRole("banner").getByRole("link", { name: "Search" }),
    "Search",
  ],
  ["the cookie settings", "/contact", (page) => page.getByRole("link", { name: "Cookie settings" }), "Cookie settings"],
];

test.describe("on a phone", () => {
  test.use({ viewport: SIZES.phone });

  test("before the first interaction, pages load only the scripts that the build weighs", async ({ page }) => {
    await page.goto("/businesses");
    const business = await businessLink(page).getAttribute("href");
    for (const path of [...ENTRIES, business ?? ""]) {
      const html = await (await page.goto(path, { waitUntil: "networkidle" }))?.text();
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.endsWith(".js")),
      );
      expect(scripts.length).toBeGreaterThan(0);
      expect(
        scripts.filter((name) => html?.includes(name) !== true && !MAP_SCRIPT.test(name)),
        path,
      ).toEqual([]);
    }
  });
});

test("the script of the businesses below a business loads when they near the screen", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/businesses");
  await page.goto((await businessLink(page).getAttribute("href")) ?? "");
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  const isAsked = () => requests.some((url) => url.includes("related-businesses"));
  expect(isAsked()).toBe(false);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(isAsked).toBe(true);
});

test.describe("on a phone, the first tap on", () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

  for (const [name, path, control, title] of CONTROLS) {
    test(`${name} opens it once, however late its script arrives, and reports a script that does not arrive`, async ({
      page,
    }) => {
      await page.goto(path);
      await untilHydrated(page);
      const dialog = page.getByRole("dialog", { name: title });

      await page.route(SCRIPTS, (route) => route.abort());
      page.on("dialog", (alert) => alert.accept());
      const dialogShown = page.waitForEvent("dialog");
      await control(page).tap();
      expect((await dialogShown).message()).toContain("could not be loaded");
      await expect(dialog).toHaveCount(0);
      await page.unroute(SCRIPTS);

      const letThrough = await holdScripts(page);
      await control(page).tap();
      await expect(dialog).toHaveCount(0);
      letThrough();
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).tap();
      await expect(dialog).toHaveCount(0);
    });
  }

  for (const [name, path, control, title] of BUTTONS) {
    test(`${name} works although the page had no script yet`, async ({ page }) => {
      const letThrough = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      await control(page).tap();
      letThrough();
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    });
  }

  test("a control whose sheet is loading shows that, and can be cancelled", async ({ page }) => {
    await page.goto("/search?q=coffee");
    await untilHydrated(page);
    const letThrough = await holdScripts(page);
    await page.getByRole("button", { name: /^Filters/ }).tap();
    await expect(page.getByRole("status").filter({ hasText: "Filters: loading" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).tap();
    letThrough();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("the problem report opens its form once, however late its script arrives", async ({ page }) => {
    await page.goto("/businesses");
    await page.goto((await businessLink(page).getAttribute("href")) ?? "");
    await untilHydrated(page);
    const letThrough = await holdScripts(page);
    await page.getByRole("button", { name: "Report a problem" }).tap();
    letThrough();
    await expect(page.getByRole("dialog", { name: "Report a problem" })).toBeVisible();
  });
});

test.describe("on a desktop screen", () => {
  test.use({ viewport: SIZES.desktop, contextOptions: { reducedMotion: "reduce" } });

  test("a map whose script fails to load says so in its place, and can be retried", async ({ page }) => {
    const maps = "**/assets/*map*.js";
    await page.route(maps, (route) => route.abort());
    await page.goto("/search?q=coffee&minRating=4");
    const failure = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded" });
    await expect(failure).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("list", { name: "Results" }).getByRole("listitem").first()).toBeVisible();
    await expect(page.getByText("The search does not answer")).toHaveCount(0);
    await page.unroute(maps);
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("region", { name: "Map of the results" })).toBeVisible(MAP_DRAWN);
    await expect(failure).toHaveCount(0);
  });

  test("a header search whose script fails to load works as a plain form, and is enhanced later", async ({ page }) => {
    const bars = "**/assets/search-bar*.js";
    await page.route(bars, (route) => route.abort());
    await page.goto("/contact");
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
    const field = page.getByRole("banner").locator('input[name="q"]');
    await page.unroute(bars);
    await field.fill("coffee");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expect(field).toHaveValue("coffee");
  });

  test("an offline visitor is notified, and the waiting page arrives with the network", async ({ page, context }) => {
    await page.goto("/businesses");
    await untilHydrated(page);
    // The script of the page links loads at the first interaction.
    const next = page.getByRole("link", { name: "Next page" });
    await expect
      .poll(async () => {
        await page.keyboard.press("Shift");
        return next.evaluate((link) => Object.keys(link).some((key) => key.startsWith("__reactProps")));
      })
      .toBe(true);
    const notice = page.getByRole("status").filter({ hasText: "You are offline" });
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await next.click();
    await expect(page.getByText("Loading businesses...")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/Page 2 of/)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
