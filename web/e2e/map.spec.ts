import { expect, type Page } from "@playwright/test";
import { collectComplaints, expectSoundInBothSchemes, layoutShift, SIZES, untilHydrated } from "./page-checks.ts";
import { test } from "./test.ts";
import { loseTiles } from "./tile-service.ts";

/** A busy machine draws a map in software, and loads it before. */
const MAP_TIMEOUT_MS = 60_000;
/** Of the world, for the map that comes with the site. */
const OUTLINES = /countries-50m.*\.json/;
const EQUATOR_METRES = 40_075_016.686;
/** At zoom 0 the equator is as long as one tile. */
const TILE_PX = 512;

function mapOf(page: Page) {
  return page.getByRole("region", { name: "Map of the results" });
}

function pinsOf(page: Page) {
  return mapOf(page).locator("[data-pin]");
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

async function openSearch(page: Page, query: string): Promise<void> {
  await page.goto(`/search?${query}`);
  await untilHydrated(page);
}

async function untilPinned(page: Page): Promise<void> {
  await expect(pinsOf(page).first()).toBeAttached({ timeout: MAP_TIMEOUT_MS });
}

test.describe("beside the list", () => {
  test.use({ viewport: SIZES.desktop, contextOptions: { reducedMotion: "reduce" } });

  test("a cluster zooms in, and the visible area can be searched and cleared", async ({ page }) => {
    await openSearch(page, "q=coffee");
    await untilPinned(page);
    const clusters = mapOf(page).getByRole("button", { name: /businesses here: zoom in$/ });
    await expect(clusters.first()).toBeAttached({ timeout: MAP_TIMEOUT_MS });
    const searchArea = mapOf(page).getByRole("button", { name: "Search this area" });
    await expect(searchArea).toBeHidden();
    // Pins are drawn above clusters: the click goes to the cluster itself, whatever covers it.
    await clusters.first().dispatchEvent("click");
    await searchArea.click();
    await expect(page).toHaveURL(/\/search\?q=coffee&bbox=[-\d.]+%2C[-\d.]+%2C[-\d.]+%2C[-\d.]+$/);
    await page.getByRole("link", { name: "Remove filter: Map area" }).click();
    await expect(page).toHaveURL(/\/search\?q=coffee$/);
  });

  test("the map's counts equal those of the search", async ({ page, request }) => {
    const { facets } = await (await request.get("/api/search?q=coffee")).json();
    const country: string = facets.country[0].value;
    const answers = page.waitForResponse((response) => response.url().includes("/api/map?"));
    await openSearch(page, `q=coffee&country=${country}`);
    const url = new URL((await answers).url());
    expect(url.searchParams.get("q")).toBe("coffee");
    expect(url.searchParams.get("country")).toBe(country);
    expect(url.searchParams.has("page")).toBe(false);
    const whole = await request.get(`/api/map?q=coffee&country=${country}&bbox=-180,-85,180,85&zoom=2`);
    const { features, isCut, totalCount } = await whole.json();
    const counted: number = features.reduce(
      (sum: number, { properties }: { properties: { count?: number } }) => sum + (properties.count ?? 1),
      0,
    );
    if (!isCut) expect(counted).toBe(totalCount);
  });

  test("the visitor's position has a dot, and the keyboard skips the map in one step", async ({ page }) => {
    await openSearch(page, "near=51.51,-0.12&sort=distance");
    await expect(mapOf(page).getByRole("img", { name: "You are here" })).toBeAttached({ timeout: MAP_TIMEOUT_MS });
    const skip = page.getByRole("link", { name: "Skip the map" });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const isInMap = await mapOf(page).evaluate((map) => map.contains(document.activeElement));
    expect(isInMap).toBe(false);
  });

  test("without WebGL the list is complete and the map says that it cannot be drawn [public 8.12]", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
        apply: (target, canvas, [kind, ...rest]) =>
          String(kind).startsWith("webgl") ? null : Reflect.apply(target, canvas, [kind, ...rest]),
      });
    });
    const complaints = collectComplaints(page);
    await openSearch(page, "q=coffee");
    await expect(page.getByText("The map cannot be drawn on this device.")).toBeVisible({ timeout: MAP_TIMEOUT_MS });
    await expect(page.getByRole("list", { name: "Results" }).getByRole("heading")).toHaveCount(20);
    expect(complaints).toEqual([]);
  });

  test("streets come from the tile service, and the map names their source", async ({ page, tiles }) => {
    const complaints = collectComplaints(page);
    const askedBefore = tiles.requests.length;
    await openSearch(page, "q=coffee&location=berlin");
    await untilPinned(page);
    await expect(mapOf(page).getByRole("link", { name: "OpenFreeMap" })).toBeVisible({ timeout: MAP_TIMEOUT_MS });
    await expect
      .poll(() => tiles.requests.slice(askedBefore).some((path) => path.startsWith("/tiles/")), {
        timeout: MAP_TIMEOUT_MS,
      })
      .toBe(true);
    expect(complaints).toEqual([]);
  });

  test("no pin or cluster overlaps another", async ({ page }) => {
    await openSearch(page, "q=coffee");
    await untilPinned(page);
    for (let zoom = 0; zoom < 3; zoom++) {
      const boxes = await mapOf(page)
        .locator(".maplibregl-marker")
        .evaluateAll((markers) => markers.map((marker) => marker.getBoundingClientRect().toJSON()));
      expect(boxes.length).toBeGreaterThan(1);
      for (const [index, box] of boxes.entries())
        expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
      await mapOf(page).getByRole("button", { name: "Zoom in", exact: true }).click();
    }
  });

  test("without a tile service the world outlines appear, no closer than they are accurate", async ({
    page,
    context,
  }) => {
    await loseTiles(context);
    const outlines = page.waitForResponse(OUTLINES, { timeout: MAP_TIMEOUT_MS });
    await page.goto("/search?q=coffee&location=berlin");
    expect((await outlines).ok()).toBe(true);
    await untilPinned(page);
    await expect(mapOf(page).getByRole("link", { name: "Natural Earth" })).toBeVisible({ timeout: MAP_TIMEOUT_MS });
  });

  test("refused world outlines are requested again", async ({ page, context }) => {
    await loseTiles(context);
    await context.route(OUTLINES, (route) => route.fulfill({ status: 503 }), { times: 1 });
    const outlines = page.waitForResponse((answer) => OUTLINES.test(answer.url()) && answer.ok(), {
      timeout: MAP_TIMEOUT_MS,
    });
    await page.goto("/search?q=coffee&location=berlin");
    await outlines;
  });
});

test.describe("in the place of the list", () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

  test("a phone switches from list to map, from a pin to its business, and back", async ({ page }) => {
    await openSearch(page, "q=coffee");
    const list = page.getByRole("list", { name: "Results" });
    await page.getByRole("link", { name: "Show map" }).click();
    await expect(page).toHaveURL(/\/search\?q=coffee&view=map$/);
    await expect(list).toBeHidden();
    await untilPinned(page);
    await pinsOf(page).first().dispatchEvent("click");
    const name = (await pinsOf(page).first().getAttribute("title")) ?? "";
    const card = mapOf(page).getByRole("region", { name, exact: true });
    await expect(card.getByRole("link", { name })).toHaveAttribute("href", /^\/business\//);
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await page.getByRole("link", { name: "List", exact: true }).click();
    await expect(list).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/view=map$/);
    await expect(list).toBeHidden();
    await expect(mapOf(page)).toBeVisible();
  });

  test("the whole map is on a phone's screen, its sources included", async ({ page }) => {
    await openSearch(page, "q=coffee&location=berlin&view=map");
    const box = await mapOf(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SIZES.phone.height);
  });

  test("the map view is accessible, silent and still", async ({ page }) => {
    const complaints = collectComplaints(page);
    await openSearch(page, "q=coffee&view=map");
    await untilPinned(page);
    await pinsOf(page).first().dispatchEvent("click");
    await expectSoundInBothSchemes(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
    expect(complaints).toEqual([]);
  });
});

test("a business page shows its place with a marker and a popup, at zoom 15 [public 2.35]", async ({
  page,
  request,
}) => {
  const { hits } = await (await request.get("/api/search?q=coffee")).json();
  const { slug, name, latitude } = hits.find((hit: { latitude: number | null }) => hit.latitude !== null);
  await page.goto(`/business/${slug}`);
  await untilHydrated(page);
  await page.getByRole("heading", { name: "Location & Map" }).scrollIntoViewIfNeeded();
  const map = page.getByRole("region", { name: `Map of ${name}`, exact: true });
  await expect(map.getByRole("button", { name })).toBeVisible({ timeout: MAP_TIMEOUT_MS });
  await expect(map.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await expect(map.locator(".maplibregl-popup")).toContainText(name);
  const scale = map.locator(".maplibregl-ctrl-scale");
  await expect(scale).toHaveText(/^\d+\s(m|km)$/, { timeout: MAP_TIMEOUT_MS });
  const [metres = 0] = (await scale.innerText()).split(/\s/).map(Number);
  const width = await scale.evaluate((element) => Number.parseFloat(getComputedStyle(element).width));
  const metresPerPixel = (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180)) / (TILE_PX * 2 ** 15);
  expect(Math.abs(metres / metresPerPixel - width)).toBeLessThan(3);
});
