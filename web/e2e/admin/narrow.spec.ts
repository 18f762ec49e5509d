import { createHash } from "node:crypto";
import { expect } from "@playwright/test";
import { adminScreens } from "../../../scripts/screenshots/screens.ts";
import { templateRow } from "../../site-tests/own-businesses.ts";
import { beginSession, WORK_DONE } from "../admin-session.ts";
import { csvSheet, importSheet } from "../own-data.ts";
import { expectSoundPage, SIZES, sidewaysOverflow } from "../page-checks.ts";
import { test } from "../test.ts";

/** The narrowest screen that a page must fit without scrolling to the side. */
const NARROW = { width: 320, height: 640 };

test.describe("the admin area on the narrowest screen", () => {
  test.use({ viewport: NARROW });
  test.beforeEach(async ({ page }) => beginSession(page));

  test("fits every screen", async ({ page }) => {
    test.slow();
    for (const { path } of adminScreens) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect([path, await sidewaysOverflow(page)]).toEqual([path, 0]);
    }
  });

  test("fits long names", async ({ page }) => {
    const tag = `Uzun${Date.now().toString(36)}`;
    const name = `${tag} Geleneksel Anadolu Lezzetleri Restoranı ve Kahvaltı Salonu İşletmeleri`;
    await importSheet(page.request, csvSheet(`${tag}.csv`, [templateRow(name, 1)]));
    await page.goto(`/admin/businesses?q=${tag}`);
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible(WORK_DONE);
    await expectSoundPage(page);
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible(WORK_DONE);
    await expectSoundPage(page);
  });

  test("fits the reports and the not-found pages", async ({ page }) => {
    await page.goto("/admin/reports");
    const charts = page.getByRole("region", { name: /^Günlere göre/, includeHidden: true });
    await expect(charts).toHaveCount(3, WORK_DONE);
    await expectSoundPage(page);
    for (const [path, text] of [
      ["/admin/businesses/aaaaaaaaaaaaaaaa", "İşletme bulunamadı"],
      ["/admin/upload/aaaaaaaaaaaaaaaa", "İçe aktarma bulunamadı"],
      ["/admin/nowhere", "Bu sayfa yok"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible(WORK_DONE);
      await expectSoundPage(page);
    }
  });
});

test("going back by keyboard, nothing focused hides below the header of a phone", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await beginSession(page);
  await page.goto("/admin/businesses");
  await expect(page.getByRole("list", { name: "İşletmeler" })).toBeVisible(WORK_DONE);
  await page.getByRole("button", { name: "Tüm işletmeleri sil" }).focus();
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press("Shift+Tab");
    const room = await page.evaluate(() => {
      const foot = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return (document.activeElement?.getBoundingClientRect().top ?? 0) - foot;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
});

for (const width of [NARROW.width, SIZES.desktop.width]) {
  test(`with text of twice the size nothing sticks out at the side of the admin area on ${width} pixels`, async ({
    page,
  }) => {
    test.slow();
    await beginSession(page);
    // The letters of the fallback font are wider.
    await page.route(/figtree/, (route) => route.abort());
    const tag = `Uzunadlar${Date.now().toString(36)}`;
    await importSheet(page.request, csvSheet(`${tag}.csv`, [templateRow(tag, 1)]));
    const signature = createHash("sha256").update(tag).digest("hex");
    const data = { name: tag, headers: [tag], columnChoices: [] };
    const mapping = await page.request.put(`/api/admin/imports/profiles/${signature}`, { data });
    expect(mapping.status(), await mapping.text()).toBe(200);
    await page.goto("/admin/upload");
    const report = await page.locator('main a[href^="/admin/upload/"]').first().getAttribute("href", WORK_DONE);
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...adminScreens.map((screen) => screen.path), "/admin/upload?page=2", report ?? ""]) {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      // Charts measure their room after the layout that changed it.
      await expect.poll(() => sidewaysOverflow(page), { message: path }).toBe(0);
    }
  });
}
