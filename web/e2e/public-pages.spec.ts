import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { expectSoundVisit, SIZES, untilHydrated } from "./page-checks.ts";
import { test } from "./test.ts";

async function businessPath(request: APIRequestContext): Promise<string> {
  const [first]: { slug: string }[] = await (await request.get("/api/featured-businesses")).json();
  if (first === undefined) throw new Error("The site has no featured business");
  return `/business/${first.slug}`;
}

const statusOf = (path: string): number => (/nowhere|no-such/.test(path) ? 404 : 200);

/** One page of each layout, looked at on a phone and on a desktop screen. */
const LAYOUTS: [string, (request: APIRequestContext) => Promise<string>][] = [
  ["home", async () => "/"],
  ["a business", businessPath],
  ["an unknown address", async () => "/nowhere"],
  ["contact", async () => "/contact"],
  ["a legal page", async () => "/privacy-policy"],
  ["a list", async () => "/categories"],
  ["a category", async () => "/categories/hotel"],
  ["a country", async () => "/countries/germany"],
  ["a city", async () => "/cities/de/berlin"],
  ["a category in a city", async () => "/cities/gb/london/restaurant"],
  ["results of a search", async () => "/search?q=coffee&minRating=4"],
  ["a search that finds nothing", async () => "/search?q=zzqqxxyy&verified=1"],
];

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === "phone", contextOptions: { reducedMotion: "reduce" } });
    for (const [name, pathOf] of LAYOUTS) {
      test(`${name} is accessible, silent and still`, async ({ page, request }) => {
        const path = await pathOf(request);
        await expectSoundVisit(page, path, statusOf(path));
      });
    }
  });
}

/** They share their layout with one of the pages above. */
const FURTHER_PAGES = [
  "/business/there-is-no-such-place",
  "/businesses",
  "/categories?view=list",
  "/categories?q=nothing-like-it",
  "/categories/b",
  "/categories/no-such-trade",
  "/countries",
  "/countries/germany/cities",
  "/countries/germany/hotel",
  "/countries/germany/regions/bavaria",
  "/cities",
  "/cities/b",
  "/cookie-policy",
];

test.describe("further pages", () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });
  for (const path of FURTHER_PAGES) {
    test(`${path} is accessible, silent and still`, async ({ page }) => {
      await expectSoundVisit(page, path, statusOf(path));
    });
  }
});

test.describe("on a desktop screen with text of twice the size", () => {
  test.use({ viewport: SIZES.desktop });
  test("the header fits the screen, its links in the phone menu", async ({ page }) => {
    await page.goto("/contact");
    const banner = page.getByRole("banner");
    const menu = banner.locator("summary");
    await expect(banner.getByRole("link", { name: "Categories" })).toBeVisible();
    await expect(menu).toBeHidden();
    const overflow = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth - window.innerWidth;
    });
    expect(overflow).toBe(0);
    await menu.click();
    await expect(banner.getByRole("link", { name: "Categories" })).toBeVisible();
  });
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 } });
  test("the header shows all its controls", async ({ page }) => {
    await page.goto("/contact");
    const colours = page.getByRole("banner").getByRole("button", { name: /^Colours/ });
    await expect(colours).toBeInViewport({ ratio: 1 });
  });
});

test("the verified mark never wraps alone onto a line", async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await page.goto("/search?q=restaurant");
  const marks = page.getByRole("heading", { level: 3 }).filter({ hasText: "Verified" });
  const besides = await marks.evaluateAll((headings) =>
    headings.map((heading) => {
      const end = [...(heading.querySelector("a")?.getClientRects() ?? [])].at(-1);
      const mark = heading.querySelector("svg")?.getBoundingClientRect();
      return end !== undefined && mark !== undefined && mark.top < end.bottom && mark.bottom > end.top;
    }),
  );
  expect(besides.length).toBeGreaterThan(0);
  expect(besides).not.toContain(false);
});

/** Presses Tab until a link with a matching address has the focus, and follows it. */
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

test("turning a page of a list scrolls to the top [public 2.56]", async ({ page }) => {
  await page.goto("/categories");
  await untilHydrated(page);
  const next = page.getByRole("navigation", { name: "Pages of categories" }).getByRole("link", { name: "Next" });
  await next.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await next.click();
  await expect(page).toHaveURL(/page=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
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

test("a card of the home page leads to its business and back", async ({ page }) => {
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

test("share copies the page's address to the clipboard", async ({ page, context, request }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(await businessPath(request));
  await untilHydrated(page);
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("a chosen colour mode applies on the next page", async ({ page }) => {
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

test("the first Tab stop skips to the content", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator("input").first()).toBeFocused();
});
