import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { COLOR_SCHEMES, expectSoundPage, SIZES, untilHydrated } from "./page-checks.ts";
import { test } from "./test.ts";

const MAX_TABS = 120;
const QUERY = "coffee";

interface Hit {
  slug: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
  openState: { changesAt: string | null };
}

interface FacetValue {
  value: string;
  label: string;
  count: number;
}

interface Answer {
  hits: Hit[];
  totalCount: number;
  facets: { city: FacetValue[] };
}

async function search(request: APIRequestContext, query: string): Promise<Answer> {
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

    test("from home by search and page to the way there", async ({ page, context, request }) => {
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

    test("from an address where nothing stands to what was meant", async ({ page }) => {
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

  test("near me asks on a click, and the distance can be chosen", async ({ page, context, request }) => {
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

  test("a city that the list has no room for is found by its name", async ({ page, request }) => {
    const { facets } = await search(request, "");
    const listed = new Set(facets.city.map(({ value }) => value));
    const cities: { city: string; slug: string; countryCode: string }[] = await (
      await request.get("/api/cities")
    ).json();
    const rare = cities.find(
      ({ city, slug, countryCode }) =>
        /^[A-Z][a-z]{5,}$/.test(city) && !listed.has(`${countryCode.toLowerCase()}/${slug}`),
    );
    if (rare === undefined) throw new Error("Every city is listed");
    const key = `${rare.countryCode.toLowerCase()}/${rare.slug}`;
    await page.goto("/search");
    await untilHydrated(page);
    const group = page.getByRole("complementary", { name: "Filters" }).getByRole("region", { name: "City" });
    await group.getByRole("searchbox", { name: "Search cities" }).fill(rare.city);
    await group
      .locator(`a[href*="${encodeURIComponent(key)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`city=${encodeURIComponent(key)}`));
    await expect(page.getByRole("link", { name: `Remove filter: ${rare.city}` })).toBeVisible();
  });

  test("a word too many is taken away by one click", async ({ page, request }) => {
    const { totalCount } = await search(request, `q=${QUERY}`);
    await page.goto(`/search?q=${QUERY}+zzqqxxyy`);
    const name = `Search for “${QUERY}” · ${totalCount.toLocaleString("en-US")} businesses`;
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${QUERY}$`));
  });

  test("a page that is left open says so when a place closes", async ({ page, request }) => {
    const { hits } = await search(request, `q=${QUERY}&openNow=1`);
    const hit = hits.find(({ openState }) => openState.changesAt !== null);
    if (hit === undefined) throw new Error("Everything is always open");
    const card = page
      .getByRole("list", { name: "Results" })
      .getByRole("listitem")
      .filter({ hasText: hit.name })
      .first();
    await page.goto(`/search?q=${QUERY}&openNow=1`);
    await untilHydrated(page);
    await expect(card).toContainText("Open");
    await page.clock.install({ time: Date.parse(hit.openState.changesAt ?? "") + 60_000 });
    await page.reload();
    await untilHydrated(page);
    await expect(card).toContainText("Closed");
  });

  test("open now means open where each place is", async ({ page }) => {
    await page.goto(`/search?q=${QUERY}&openNow=1`);
    const cards = page
      .getByRole("list", { name: "Results" })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    const count = await cards.count();
    expect(count).toBeGreaterThan(0);
    await expect(cards.filter({ hasText: "Open" })).toHaveCount(count);
  });
});

for (const colorScheme of COLOR_SCHEMES) {
  test.describe(`the open filters of a phone, ${colorScheme}`, () => {
    test.use({ viewport: SIZES.phone, colorScheme, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });
    test("are accessible while one searches within them", async ({ page }) => {
      await page.goto(`/search?q=${QUERY}`);
      await untilHydrated(page);
      await page.getByRole("button", { name: /^Filters/ }).click();
      const sheet = page.getByRole("dialog", { name: "Filters" });
      await sheet.getByRole("searchbox", { name: "Search cities" }).fill("a");
      await expect(sheet.getByRole("status").filter({ hasText: "cities found" })).toBeAttached();
      await expectSoundPage(page);
    });
  });
}
