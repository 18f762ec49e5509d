import { setTimeout } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { layoutShift, SIZES, untilHydrated } from "./page-checks.ts";
import { test } from "./test.ts";

const FONT_DELAY_MS = 300;

/** Rules of the public specification that depend on layout, colours, hovering or missing scripts. */

async function featuredPath(page: Page): Promise<string> {
  const [first]: { slug: string }[] = await (await page.request.get("/api/featured-businesses")).json();
  if (first === undefined) throw new Error("The site has no featured business");
  return `/business/${first.slug}`;
}

/** The site as if an ad network were configured. */
async function configureAds(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const ads = 'ads:{scriptUrl:"https://ads.example/show.js",client:null,slot:null}';
    await route.fulfill({ response, body: (await response.text()).replaceAll("ads:null", ads) });
  });
}

for (const [name, pathOf, rows] of [
  ["the 404 page", async () => "/nowhere", "[public 2.7] [public 2.10]"],
  ["the not-found page of a business", async () => "/business/there-is-no-such-place", "[public 2.11]"],
  ["a business page", featuredPath, "[public 2.12]"],
] as const) {
  test(`${name} has a 300x250 ad block if an ad network is configured ${rows}`, async ({ page }) => {
    await configureAds(page);
    await page.goto(await pathOf(page));
    const slot = page.getByRole("complementary", { name: "Advertisement" });
    await expect.poll(() => slot.boundingBox()).toMatchObject({ width: 300, height: 250 });
  });
}

test.describe("where the system chooses the colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the current view of a list differs from the other", async ({ page }) => {
    await page.goto("/categories");
    const [grid, list] = ["Grid", "List"].map((name) => page.getByRole("link", { name }));
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await grid?.evaluate(background)).not.toBe(await list?.evaluate(background));
  });

  test("the zoom buttons of a business's map keep the signs that MapLibre draws for them", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(await featuredPath(page));
    const button = page.getByRole("button", { name: "Zoom in" });
    await button.scrollIntoViewIfNeeded();
    const sign = button.locator("[aria-hidden]");
    expect(await sign.evaluate((element) => getComputedStyle(element).filter)).toBe("none");
  });
});

test("there is no ad block without an ad network", async ({ page }) => {
  await page.goto("/nowhere");
  await untilHydrated(page);
  await expect(page.getByRole("complementary", { name: "Advertisement" })).toHaveCount(0);
});

test("an ad block keeps its place and loads its script only after consent", async ({ page }) => {
  const requests: string[] = [];
  await configureAds(page);
  await page.route("https://ads.example/**", (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.goto("/nowhere");
  await untilHydrated(page);
  await expect(page.getByRole("complementary", { name: "Advertisement" })).toBeVisible();
  expect(requests).toEqual([]);
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => requests).toEqual(["https://ads.example/show.js"]);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
});

test("a closed day is red [public 2.43]", async ({ page }) => {
  await page.goto("/businesses");
  await untilHydrated(page);
  await page.route(/\/api\/businesses\/[^/?]+$/, async (route) => {
    const response = await route.fetch();
    const business: Record<string, unknown> = await response.json();
    await route.fulfill({ response, json: { ...business, workingHours: '{"Monday":"Closed","Tuesday":"9 AM–5 PM"}' } });
  });
  await page.getByRole("main").locator('a[href^="/business/"]').first().click();
  const closed = page.getByRole("table").getByText("Closed");
  const [red, , blue] = (await closed.evaluate((cell) => getComputedStyle(cell).color)).match(/\d+/g) ?? [];
  expect(Number(red)).toBeGreaterThan(Number(blue) + 60);
});

test.describe("at 900 px of height", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test("the results of a search show six complete businesses", async ({ page }) => {
    await page.goto("/search?q=hotel");
    const items = page.getByRole("list", { name: "Results" }).getByRole("listitem");
    const foots = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().bottom));
    expect(foots.filter((foot) => foot <= 900).length).toBeGreaterThanOrEqual(6);
  });
});

test("an icon's meaning shows after hovering for 700 ms [public 9.14]", async ({ page }) => {
  await page.goto("/categories");
  await untilHydrated(page);
  for (const name of ["Saved places", "Grid", "List"]) {
    const link = page.getByRole("link", { name, exact: true });
    const tip = page.locator('[data-scope="tooltip"][data-part="content"]').filter({ hasText: name });
    await expect(tip).toHaveCount(0);
    const waitedMs = link.evaluate(
      (control, label) =>
        new Promise<number>((resolve) => {
          const watch = (startedAt: number) => {
            const tips = [...document.querySelectorAll('[data-scope="tooltip"][data-part="content"]')];
            if (tips.some(({ textContent }) => textContent === label)) resolve(performance.now() - startedAt);
            else requestAnimationFrame(() => watch(startedAt));
          };
          control.addEventListener("pointerover", () => watch(performance.now()), { once: true });
        }),
      name,
    );
    await link.hover();
    expect(await waitedMs).toBeGreaterThanOrEqual(690);
    await expect(tip).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tip).toHaveCount(0);
  }
});

test("a tip opens by keyboard and by pointer, stays while it is pointed at, and closes with Escape", async ({
  page,
}) => {
  await page.goto("/categories");
  await untilHydrated(page);
  const link = page.getByRole("link", { name: "Saved places", exact: true });
  const tip = page.locator('[data-scope="tooltip"][data-part="content"]');
  await page.keyboard.press("Tab");
  await link.focus();
  await expect(tip).toHaveText("Saved places");
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.mouse.move(0, 400);
  await link.hover();
  await expect(tip).toBeVisible();
  // Playwright does not hover what lets the pointer through.
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
});

test("a page whose scripts fail to load is complete, and its links work [public 8.23]", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/cities");
  await page.locator('a[href^="/cities/"]').last().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Cities beginning with");
});

test.describe("with a font that arrives after the text", () => {
  test.use({ viewport: SIZES.phone, hasTouch: true });
  test("nothing moves", async ({ page }) => {
    await page.route(/figtree/, async (route) => {
      await setTimeout(FONT_DELAY_MS);
      await route.continue();
    });
    await page.goto("/countries/germany/hotel");
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
});
