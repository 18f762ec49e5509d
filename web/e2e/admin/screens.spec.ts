import { expect, type Page } from "@playwright/test";
import { beginSession, openScreen, WORK_DONE } from "../admin-session.ts";
import {
  collectComplaints,
  expectSoundInBothSchemes,
  layoutShift,
  MAX_LAYOUT_SHIFT,
  SIZES,
  untilHydrated,
} from "../page-checks.ts";
import { test } from "../test.ts";

const SCREENS = [
  ["/admin", "Hoş geldiniz"],
  ["/admin/settings", "Site Ayarları"],
  ["/admin/categories", "Kategoriler"],
  ["/admin/sources", "Kaynaklar"],
  ["/admin/matches", "Eşleşmeler"],
  ["/admin/inbox", "Gelen Kutusu"],
  ["/admin/account", "Hesap"],
  ["/admin/reports", "Raporlar"],
  ["/admin/audit", "Denetim Kaydı"],
] as const;

async function expectSoundScreen(page: Page): Promise<void> {
  await expect(page.locator("main [role=alert]:not(:empty)")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await expectSoundInBothSchemes(page);
  expect(await layoutShift(page), page.url()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
}

for (const [device, viewport] of Object.entries(SIZES)) {
  test(`login, home, settings, categories, sources, matches, inbox, account, reports and log pass axe, fit a ${device} and do not shift`, async ({
    page,
  }) => {
    test.slow();
    const complaints = collectComplaints(page);
    await page.setViewportSize(viewport);
    await openScreen(page, "/admin/login", "Admin Paneli");
    await expectSoundScreen(page);
    await beginSession(page);
    for (const [path, title] of SCREENS) {
      await openScreen(page, path, title);
      await expectSoundScreen(page);
    }
    expect(complaints).toEqual([]);
  });
}

test("on a desktop the actions of a category and the details of a log entry take one line", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beginSession(page);
  for (const [path, title, controls] of [
    ["/admin/categories", "Kategoriler", "tbody tr:first-child button"],
    ["/admin/audit", "Denetim Kaydı", "tbody tr:first-child :is(td:first-child span, summary)"],
  ] as const) {
    await openScreen(page, path, title);
    const found = page.locator(`main ${controls}`);
    await expect(found.first()).toBeVisible(WORK_DONE);
    const heights = await found.evaluateAll((all) => {
      const boxes = all.map((each) => each.getBoundingClientRect());
      const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
      return { whole: bottom - top, lowest: Math.min(...boxes.map(({ height }) => height)) };
    });
    expect(heights.whole, path).toBeLessThan(1.5 * heights.lowest);
  }
});

test.describe("where the system chooses the colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });
  const background = (element: Element) => getComputedStyle(element).backgroundColor;

  test("a pressed button differs from one that is not", async ({ page }) => {
    await openScreen(page, "/admin/login", "Admin Paneli");
    await untilHydrated(page);
    const button = page.locator("button[aria-pressed]");
    const released = await button.evaluate(background);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    expect(await button.evaluate(background)).not.toBe(released);
  });

  test("the dot of the site's state is drawn", async ({ page }) => {
    await beginSession(page);
    await openScreen(page, "/admin", "Hoş geldiniz");
    const dot = page
      .getByText(/^(Aktif|Sorun var)$/)
      .locator("[aria-hidden]")
      .first();
    await expect(dot).toBeVisible(WORK_DONE);
    // The computed background keeps its colour even where the system's replaces it: this alone says which one is painted.
    expect(await dot.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe("none");
  });

  test("a chart's legend has the colours of its lines", async ({ page }) => {
    await beginSession(page);
    await openScreen(page, "/admin/reports", "Raporlar");
    const swatches = page.locator("main ul[aria-hidden]").first().locator("span");
    await expect(swatches).toHaveCount(3, WORK_DONE);
    const colors = await swatches.evaluateAll((all) => all.map((swatch) => getComputedStyle(swatch).borderTopColor));
    expect(new Set(colors).size).toBe(3);
  });

  test("a progress bar differs from its track", async ({ page }) => {
    await page.route("**/api/admin/cleanup", async (route) => {
      const response = await route.fetch();
      const job = { id: "1", kind: "apply_category_rules", state: "running", processedCount: 1000, changedCount: 10 };
      await route.fulfill({ response, json: { jobs: [job] } });
    });
    await beginSession(page);
    await openScreen(page, "/admin/categories", "Kategoriler");
    const track = page.getByRole("progressbar");
    await expect(track).toBeVisible(WORK_DONE);
    expect(await track.locator("> *").evaluate(background)).not.toBe(await track.evaluate(background));
  });
});

test("a sitemap's address is copied whole to the clipboard [admin 2.77]", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await beginSession(page);
  await openScreen(page, "/admin/settings", "Site Ayarları");
  await page.getByRole("button", { name: "Ülkeler adresini kopyala" }).click(WORK_DONE);
  await expect(page.getByText("Bağlantı kopyalandı")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^https?:\/\/.+\/sitemaps\/countries\.xml$/);
});

test("the page reloads two seconds after the cache was cleared [admin 4.13] [admin 9.19]", async ({ page }) => {
  await page.clock.install();
  await beginSession(page);
  await openScreen(page, "/admin/settings", "Site Ayarları");
  const button = page.getByRole("button", { name: "Cache Temizle" });
  await expect(button).toBeVisible(WORK_DONE);
  // From here on time passes only as told, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(page.getByText("Cache temizlendi")).toBeVisible({ timeout: 100 });
  }).toPass(WORK_DONE);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  const isOld = () => page.evaluate(() => "isOld" in window).catch(() => undefined);
  await page.clock.runFor(1500);
  expect(await isOld()).toBe(true);
  const loaded = page.waitForEvent("load", WORK_DONE);
  await page.clock.runFor(1000);
  await loaded;
  await expect.poll(isOld, WORK_DONE).toBe(false);
});
