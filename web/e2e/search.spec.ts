import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { SIZES, untilHydrated } from "./page-checks.ts";
import { test } from "./test.ts";

interface Answer {
  hits: { slug: string }[];
  totalCount: number;
  facets: { category: { value: string; label: string; count: number }[] };
}

async function search(request: APIRequestContext, query: string): Promise<Answer> {
  return (await request.get(`/api/search?${query}`)).json();
}

function hitLinks(page: Page) {
  return page.getByRole("list", { name: "Results" }).getByRole("heading").getByRole("link");
}

test("a category filter narrows the hits and can be removed", async ({ page, request }) => {
  const { facets, totalCount } = await search(request, "q=coffee");
  const category = facets.category.find(({ count }) => count > 0 && count < totalCount);
  if (category === undefined) throw new Error("Every hit has every category");
  await page.setViewportSize(SIZES.desktop);
  await page.goto("/search?q=coffee");
  await untilHydrated(page);
  const rail = page.getByRole("complementary", { name: "Filters" });
  const group = rail.getByRole("region", { name: "Category" });
  await expect(group.getByRole("link").first()).toBeVisible();
  const more = group.getByText(/^Show \d+ more$/);
  const link = rail
    .getByRole("link", { name: category.label, exact: false })
    .and(rail.locator(`[href*="${category.value}"]`));
  if (!(await link.first().isVisible())) await more.click();
  await link.first().click();
  await expect(page).toHaveURL(new RegExp(`category=${category.value}`));
  const narrowed = await search(request, `q=coffee&category=${category.value}`);
  await expect(page.getByRole("status").filter({ hasText: "business" })).toHaveText(
    `${narrowed.totalCount.toLocaleString("en-US")} ${narrowed.totalCount === 1 ? "business" : "businesses"}`,
  );
  await page.getByRole("link", { name: `Remove filter: ${category.label}` }).click();
  await expect(page).toHaveURL(/\/search\?q=coffee$/);
});

test("on a phone the filters open in a sheet, which returns the focus when it closes", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto("/search?q=coffee&has=phone");
  await untilHydrated(page);
  const opener = page.getByRole("button", { name: "Filters 1 in use" });
  await opener.click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("link", { name: "Verified" }).click();
  await expect(page).toHaveURL(/verified=1/);
  await expect(sheet.getByRole("link", { name: "Verified" })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters 2 in use" })).toBeFocused();
});

test("a hit and its pin on the map are highlighted together", async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await page.goto("/search?q=coffee");
  await untilHydrated(page);
  const link = hitLinks(page).first();
  const name = (await link.innerText()).trim();
  const pin = page.getByRole("region", { name: "Map of the results" }).getByTitle(name, { exact: true }).first();
  await expect(pin).toBeVisible({ timeout: 20_000 });
  await link.focus();
  await expect(pin).toHaveAttribute("data-active", "");
  await pin.dispatchEvent("click");
  await expect(link).toBeFocused();
});

test("results, filters and pages work without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto("/search?q=coffee");
  await expect(hitLinks(page)).toHaveCount(20);
  await page.getByRole("link", { name: "Open now" }).first().click();
  await expect(page).toHaveURL(/openNow=1/);
  await page.goto("/search?q=coffee");
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await context.close();
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a city that is still loading shows its list where it will stand, on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/countries/germany/cities");
    await untilHydrated(page);
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route("**/api/**", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("main").locator('a[href*="/berlin"]').first().click();
    const loading = page.locator("[aria-busy=true]", { has: page.getByText("Loading city...") });
    const column = async (card: Locator) => {
      const { x = 0, width = 0 } = (await card.boundingBox()) ?? {};
      return { x: Math.round(x), width: Math.round(width) };
    };
    const waiting = await column(loading.locator("[data-skeleton=card]").first());
    letThrough();
    expect(await column(page.getByRole("list", { name: "Results" }).getByRole("listitem").first())).toEqual(waiting);
  });
}
