import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { COLOR_SCHEMES, collectComplaints, expectSoundPage, layoutShift, SIZES, untilHydrated } from "./page-checks.ts";
import { test } from "./test.ts";

interface Hit {
  slug: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
}

interface Answer {
  hits: Hit[];
  totalCount: number;
  facets: { category: { value: string; label: string; count: number }[] };
}

async function search(request: APIRequestContext, query: string): Promise<Answer> {
  return (await request.get(`/api/search?${query}`)).json();
}

function hitLinks(page: Page) {
  return page.getByRole("list", { name: "Results" }).getByRole("heading").getByRole("link");
}

/** A listed business with a word that is long enough for a letter to be missed. */
async function misspeltBusiness(request: APIRequestContext): Promise<{ slug: string; typed: string }> {
  const { hits } = await search(request, "q=restaurant");
  for (const { slug, name } of hits) {
    const word = name.split(" ").find((part) => /^[A-Z][a-z]{6,}$/.test(part));
    if (word === undefined) continue;
    const typed = name.replace(word, word.slice(0, 4) + word.slice(5));
    const found = await search(request, `q=${encodeURIComponent(typed)}`);
    if (found.totalCount < 20) return { slug, typed };
  }
  throw new Error("The site has no business with a long word in its name");
}

test("the first HTML has the hits, one heading and no index", async ({ request }) => {
  const { hits, totalCount } = await search(request, "q=coffee");
  const answer = await request.get("/search?q=coffee");
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain("<title>coffee – Search – Meridian</title>");
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).toContain(`${totalCount.toLocaleString("en-US")} businesses`);
  expect(hits.length).toBeGreaterThan(10);
  for (const { slug } of hits) expect(html).toContain(`href="/business/${slug}"`);
});

test("a number stays text, and what the search does not know is dropped from the address", async ({ page }) => {
  await page.goto("/search?colour=red&q=5&page=zero");
  await expect(page).toHaveURL(/\/search\?q=5$/);
  await expect(page.getByRole("main").locator('input[name="q"]').first()).toHaveValue("5");
});

test("a page beyond the last is missing, and says where the first is", async ({ page }) => {
  const answer = await page.goto("/search?q=zzqqxxyy&page=2");
  expect(answer?.status()).toBe(404);
  await page.goto("/search?verified=1&has=phone&page=51");
  await page.getByRole("link", { name: "Go to the first page" }).click();
  await expect(page).toHaveURL(/\/search\?verified=1&has=phone$/);
});

test("a misspelt name finds the business and says what was searched", async ({ page, request }) => {
  const { slug, typed } = await misspeltBusiness(request);
  await page.goto(`/search?q=${encodeURIComponent(typed)}`);
  await expect(page.locator(`main a[href="/business/${slug}"]`).first()).toBeVisible();
  await expect(page.getByText("Showing results for")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Search for “.*” instead$/ })).toBeVisible();
});

test("a category of the filters narrows the hits and can be taken away again", async ({ page, request }) => {
  const { facets, totalCount } = await search(request, "q=coffee");
  const category = facets.category.find(({ count }) => count > 0 && count < totalCount);
  if (category === undefined) throw new Error("Every hit has every category");
  await page.setViewportSize(SIZES.desktop);
  await page.goto("/search?q=coffee");
  await untilHydrated(page);
  const rail = page.getByRole("complementary", { name: "Filters" });
  await rail.getByText("Category").scrollIntoViewIfNeeded();
  const more = rail.getByRole("region", { name: "Category" }).getByText(/^Show \d+ more$/);
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

test("suggestions lead to a business by the keyboard alone", async ({ page, request }) => {
  const { hits } = await search(request, "q=coffee");
  await page.setViewportSize(SIZES.desktop);
  await page.goto("/search");
  await untilHydrated(page);
  const field = page.getByRole("combobox", { name: "What are you looking for?" });
  await field.focus();
  await page.keyboard.type(hits[0]?.name.slice(0, 6) ?? "", { delay: 20 });
  const list = page.getByRole("listbox", { name: "What are you looking for?" });
  const options = list.getByRole("group", { name: "Businesses" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  const first = list.getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
  await page.keyboard.press("End");
  await expect(list.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/business\//);
});

test("searches are remembered on the device, and forgotten when asked", async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await page.goto("/search");
  await untilHydrated(page);
  const field = page.getByRole("combobox", { name: "What are you looking for?" });
  await field.fill("bakery");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=bakery$/);
  await field.fill("");
  const recent = page.getByRole("group", { name: "Recent searches" });
  await expect(recent.getByRole("option", { name: "bakery" })).toBeVisible();
  await page.getByRole("button", { name: "Clear recent searches" }).click();
  await expect(recent).toBeHidden();
});

test("nothing found says what to give up, and where else to go", async ({ page }) => {
  await page.goto("/search?q=zzqqxxyy&verified=1&openNow=1");
  await expect(page.getByText("No businesses found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Without the filter “Verified”" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Without any filter" })).toHaveAttribute("href", "/search?q=zzqqxxyy");
  await expect(page.getByRole("heading", { name: "Popular categories" })).toBeVisible();
});

test("a phone has its filters in a sheet that counts them and gives the focus back", async ({ page }) => {
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

test("a hit and its pin on the map light up together", async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await page.goto("/search?q=coffee");
  await untilHydrated(page);
  const link = hitLinks(page).first();
  const name = (await link.innerText()).trim();
  const pin = page
    .getByRole("region", { name: "Map of the results" })
    .getByRole("button", { name, exact: true })
    .first();
  await expect(pin).toBeVisible({ timeout: 20_000 });
  await link.focus();
  await expect(pin).toHaveAttribute("data-active", "");
  await pin.dispatchEvent("click");
  await expect(link).toBeFocused();
});

test("near me asks the browser, sorts by distance and says how far each is", async ({ page, context, request }) => {
  const { hits } = await search(request, "q=coffee");
  const place = hits.find(({ latitude }) => latitude !== null);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 });
  await page.setViewportSize(SIZES.desktop);
  await page.goto("/search?q=coffee");
  await untilHydrated(page);
  await page.getByRole("combobox", { name: "Where?" }).focus();
  await page.getByRole("option", { name: "Near me" }).click();
  await expect(page).toHaveURL(/near=[-\d.]+%2C[-\d.]+&sort=distance$/);
  await expect(page.getByRole("heading", { level: 1, name: "coffee near you" })).toBeVisible();
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: / m away/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Distance" })).toBeVisible();
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

const PAGES = [
  ["results", "/search?q=coffee&minRating=4"],
  ["nothing found", "/search?q=zzqqxxyy&verified=1"],
] as const;

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of COLOR_SCHEMES) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, hasTouch: size === "phone", contextOptions: { reducedMotion: "reduce" } });
      for (const [name, path] of PAGES) {
        test(`${name}: accessible, silent and still`, async ({ page }) => {
          const complaints = collectComplaints(page);
          await page.goto(path);
          await untilHydrated(page);
          await page.waitForLoadState("networkidle");
          await expectSoundPage(page);
          expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
          expect(complaints).toEqual([]);
        });
      }
    });
  }
}
