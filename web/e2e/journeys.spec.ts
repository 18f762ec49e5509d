import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { expectSoundInBothSchemes, SIZES, untilHydrated } from "./page-checks.ts";
import { test } from "./test.ts";

const MAX_TABS = 120;
const QUERY = "coffee";

interface Hit {
  slug: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
}

async function search(request: APIRequestContext, query: string): Promise<{ hits: Hit[] }> {
  return (await request.get(`/api/search?${query}`)).json();
}

/** Goes forward by the Tab key alone until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not reach ${String(target)}`);
}

/** Searches by the keyboard: on phones the field opens over the page. */
async function typeSearch(page: Page, text: string): Promise<void> {
  const main = page.getByRole("main");
  const opener = main.getByRole("button", { name: "Search businesses" });
  const isPhone = await opener.isVisible();
  if (isPhone) {
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Search" }).getByRole("combobox").first()).toBeFocused();
  } else await tabTo(page, main.getByRole("combobox").first());
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${text}$`));
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`by the keyboard alone, ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    test("from home by search to a business and its directions", async ({ page, context, request }) => {
      const { hits } = await search(request, `q=${QUERY}`);
      await context.route(/google\./, (route) => route.fulfill({ body: "the map of somebody else" }));
      await page.goto("/");
      await untilHydrated(page);
      await typeSearch(page, QUERY);
      const first = page.getByRole("list", { name: "Results" }).getByRole("heading").getByRole("link").first();
      await expect(first).toHaveAttribute("href", `/business/${hits[0]?.slug}`);
      await tabTo(page, first);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/business/${hits[0]?.slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(hits[0]?.name ?? "");
      const directions = page.getByRole("link", { name: /Directions/ }).first();
      await tabTo(page, directions);
      const opened = page.waitForEvent("popup");
      await page.keyboard.press("Enter");
      expect((await opened).url()).toMatch(/^https:\/\/www\.google\.[a-z]+\/maps\//);
    });

    test("from an unknown address by search to results", async ({ page }) => {
      const answer = await page.goto("/no/such/page");
      expect(answer?.status()).toBe(404);
      await untilHydrated(page);
      await typeSearch(page, QUERY);
      await expect(page.getByRole("heading", { level: 1, name: QUERY })).toBeVisible();
    });
  });
}

test.describe("on a desktop screen", () => {
  test.use({ viewport: SIZES.desktop });

  test("near me asks for the position on a click, and the distance can be chosen", async ({
    page,
    context,
    request,
  }) => {
    const { hits } = await search(request, `q=${QUERY}`);
    const place = hits.find(({ latitude }) => latitude !== null);
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 });
    await page.goto(`/search?q=${QUERY}`);
    await untilHydrated(page);
    const rail = page.getByRole("complementary", { name: "Filters" });
    await rail.getByRole("button", { name: "Near me" }).click();
    await expect(page).toHaveURL(/near=[-\d.]+%2C[-\d.]+&sort=distance$/);
    await expect(rail.getByRole("link", { name: "Within 10 km" })).toHaveAttribute("aria-current", /./);
    await rail.getByRole("link", { name: "Within 50 km" }).click();
    await expect(page).toHaveURL(/radiusKm=50/);
    await expect(page.getByRole("link", { name: "Remove filter: Within 50 km of you" })).toBeVisible();
  });
});

test.describe("the open filters of a phone", () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

  test("are accessible while their values are searched", async ({ page }) => {
    await page.goto(`/search?q=${QUERY}`);
    await untilHydrated(page);
    await page.getByRole("button", { name: /^Filters/ }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("searchbox", { name: "Search cities" }).fill("a");
    await expect(sheet.getByRole("status").filter({ hasText: "cities found" })).toBeAttached();
    await expectSoundInBothSchemes(page);
  });
});
