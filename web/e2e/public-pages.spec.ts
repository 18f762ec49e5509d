import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { COLOR_SCHEMES, collectComplaints, expectSoundPage, layoutShift, SIZES, untilHydrated } from "./page-checks.ts";
import { test } from "./test.ts";

async function businessPath(request: APIRequestContext): Promise<string> {
  const [first]: { slug: string }[] = await (await request.get("/api/featured-businesses")).json();
  if (first === undefined) throw new Error("The site has no featured business");
  return `/business/${first.slug}`;
}

const PAGES: [string, (request: APIRequestContext) => Promise<string>][] = [
  ["home", async () => "/"],
  ["business", businessPath],
  ["business not found", async () => "/business/there-is-no-such-place"],
  ["404", async () => "/nowhere"],
];

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of COLOR_SCHEMES) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, hasTouch: size === "phone", contextOptions: { reducedMotion: "reduce" } });
      for (const [name, pathOf] of PAGES) {
        test(`${name}: accessible, silent and still`, async ({ page, request }) => {
          const complaints = collectComplaints(page);
          await page.goto(await pathOf(request));
          await untilHydrated(page);
          await expectSoundPage(page);
          expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
          expect(complaints).toEqual([]);
        });
      }
    });
  }
}

const FURTHER_PAGES = [
  "/businesses",
  "/categories",
  "/categories?view=list",
  "/categories?q=nothing-like-it",
  "/categories/b",
  "/categories/hotel",
  "/categories/no-such-trade",
  "/countries",
  "/countries/germany",
  "/countries/germany/cities",
  "/cities",
  "/cities/b",
  "/cities/de/berlin",
  "/contact",
  "/privacy-policy",
  "/legal-notice",
  "/terms-of-service",
  "/cookie-policy",
];

for (const [size, colorScheme] of [
  ["phone", "dark"],
  ["desktop", "light"],
] as const) {
  test.describe(`further pages, ${size}, ${colorScheme}`, () => {
    test.use({
      viewport: SIZES[size],
      colorScheme,
      hasTouch: size === "phone",
      contextOptions: { reducedMotion: "reduce" },
    });
    for (const path of FURTHER_PAGES) {
      test(`${path}: accessible, silent and still`, async ({ page }) => {
        const complaints = collectComplaints(page);
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(path.includes("no-such") ? 404 : 200);
        await untilHydrated(page);
        await expectSoundPage(page);
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
        expect(complaints).toEqual([]);
      });
    }
  });
}

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 568 } });
  test("nothing sticks out at the side of a list", async ({ page }) => {
    for (const path of ["/", "/categories", "/categories/b", "/countries", "/cities", "/businesses", "/search"]) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, overflow]).toEqual([path, 0]);
    }
  });
});

/** Goes on with the Tab key until a link is reached whose address matches, and follows it. */
async function followByKeyboard(page: Page, address: RegExp): Promise<void> {
  await untilHydrated(page);
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press("Tab");
    const href = await page.evaluate(() => document.activeElement?.getAttribute("href") ?? "");
    if (!address.test(href)) continue;
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === href, { timeout: 30_000 });
    return;
  }
  throw new Error(`No link to ${address} was reached`);
}

test("the keyboard alone leads from a letter to a category to a business", async ({ page }) => {
  await page.goto("/categories");
  await followByKeyboard(page, /^\/categories\/h$/);
  await expect(page.getByRole("heading", { name: "Keywords beginning with H" })).toBeVisible();
  await followByKeyboard(page, /^\/categories\/h\w+/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Businesses");
  await followByKeyboard(page, /^\/business\//);
  await expect(page.getByRole("heading", { name: "Business Details" })).toBeVisible();
});

test("the keyboard alone leads from a country to a city to a business", async ({ page }) => {
  await page.goto("/countries");
  await followByKeyboard(page, /^\/countries\/germany$/);
  await expect(page.getByRole("heading", { name: "Germany Business Directory" })).toBeVisible();
  await followByKeyboard(page, /^\/cities\/de\/berlin$/);
  await expect(page.getByRole("heading", { name: "Berlin, Germany" })).toBeVisible();
  await followByKeyboard(page, /^\/business\//);
  await expect(page.getByRole("heading", { name: "Business Details" })).toBeVisible();
});

test("a list turns its page and narrows by a word, both in the address", async ({ page }) => {
  await page.goto("/categories");
  await untilHydrated(page);
  await page.getByRole("navigation", { name: "Pages of categories" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/categories\?page=2$/);
  await page.getByRole("searchbox", { name: "Filter categories" }).fill("hotel");
  await expect(page).toHaveURL(/\/categories\?q=hotel$/);
  await expect(page.getByRole("link", { name: /^Hotel/ })).toBeVisible();
});

test("the search form of the home page works without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("main").locator('input[name="q"]').fill("coffee");
  await page.getByRole("main").locator('input[name="location"]').fill("Berlin");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=coffee&location=Berlin$/);
  await context.close();
});

test("counters end at the figures of the HTML", async ({ page, request }) => {
  const { totals }: { totals: { countries: number } } = await (await request.get("/api/homepage-data")).json();
  await page.goto("/");
  const counter = page.getByRole("definition").filter({ hasText: `${totals.countries}+` });
  await expect(counter).toHaveText(`${totals.countries}+`);
});

test("a card of the home page leads to its business and back again", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  const card = page.locator('main a[href^="/business/"]').first();
  const path = await card.getAttribute("href");
  await card.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Featured businesses" })).toBeVisible();
});

test("share copies the page's address and says so for two seconds", async ({ page, context, request }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(await businessPath(request));
  await untilHydrated(page);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible({ timeout: 4000 });
});

test("the map shows the place by its name, on a plain sheet where no style is set", async ({ page, request }) => {
  await page.goto(await businessPath(request));
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("heading", { name: "Location & Map" }).scrollIntoViewIfNeeded();
  const map = page.getByRole("region", { name: `Map of ${heading}`, exact: true });
  await expect(map.getByRole("button", { name: heading })).toBeVisible({ timeout: 20_000 });
  await expect(map.getByRole("button", { name: "Zoom in" })).toBeVisible();
});

test("the search of a not-found page waits for a query", async ({ page }) => {
  await page.goto("/nowhere");
  await untilHydrated(page);
  const search = page.getByRole("main").getByRole("button", { name: "Search" });
  await expect(search).toBeDisabled();
  await page.getByRole("main").locator('input[name="q"]').fill("  bakery ");
  await search.click();
  await expect(page).toHaveURL(/\/search\?q=bakery$/);
});

test("a chosen colour mode holds over pages", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await untilHydrated(page);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole("button", { name: "Colours follow the system" }).click();
  await page.getByRole("button", { name: "Light colours" }).click();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.goto("/nowhere");
  expect(await background()).toBe(dark);
});

test("the keyboard reaches the content past the bar at the first stop", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator("input").first()).toBeFocused();
});
