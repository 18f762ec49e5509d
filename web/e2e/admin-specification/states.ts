import { expect } from "@playwright/test";
import { hold } from "../specification/browsing.ts";
import { adminFlag, adminRows, holdAndFail, openScreen, toast, WORK_DONE } from "./admin-site.ts";
import { onlyOwn } from "./own-data.ts";

const session = adminRows(4, "Admin session");
const approval = adminRows(4, "Approval");
const settings = adminRows(4, "Settings");

export const stateRows = [
  session.journey(
    "a login that succeeds stores the flag; one that fails does not",
    "admin.spec.ts",
    "tells a wrong password and keeps what was typed",
  ),
  session.screen("the flag outlives a reload, and goes with a logout", async (_page, site) => {
    const own = await site.ownSessionPage();
    await openScreen(own, "/admin/reports", "Raporlar");
    await own.reload();
    await expect(own.getByRole("heading", { level: 1, name: "Raporlar" })).toBeVisible(WORK_DONE);
    expect(await adminFlag(own)).toBe("true");
    await own.getByRole("button", { name: "Çıkış Yap" }).click();
    await expect(own).toHaveURL(/\/admin\/login$/, WORK_DONE);
    expect(await adminFlag(own)).toBeNull();
  }),
  session.journey("the server has the last word (decision 1)", "admin.spec.ts", "logging out ends the session"),
  approval.http("the toggle flips isApproved", async ({ request, tag }) => {
    const { id } = await onlyOwn(request, `${tag} 05`);
    for (const isApproved of [false, true]) {
      const answer = await request.post(`/api/admin/businesses/${id}/toggle-approval`);
      expect(await answer.json()).toMatchObject({ success: true, isApproved });
      expect(await onlyOwn(request, `${tag} 05`)).toMatchObject({ isApproved });
    }
  }),
  settings.screen("Save is pending, then tells of its failure, and what was typed stays", async (page) => {
    await openScreen(page, "/admin/settings", "Site Ayarları");
    await page.getByLabel("Footer Tag Kodları").fill("<p>unsaved</p>");
    const fail = await holdAndFail(page, "**/api/admin/site-settings");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByRole("button", { name: "Kaydediliyor..." })).toBeDisabled();
    fail();
    await expect(toast(page)).toContainText("Kayıt hatası");
    await expect(page.getByLabel("Footer Tag Kodları")).toHaveValue("<p>unsaved</p>");
  }),
  settings.screen("Clear cache is pending, and the page loads anew two seconds after its success", async (page) => {
    await page.clock.install();
    await openScreen(page, "/admin/settings", "Site Ayarları");
    const clear = page.getByRole("button", { name: "Cache Temizle" });
    await expect(clear).toBeVisible(WORK_DONE);
    const release = await hold(page, "**/api/admin/clear-cache");
    await clear.click();
    await expect(page.getByRole("button", { name: "Temizleniyor..." })).toBeDisabled();
    release();
    await expect(toast(page)).toContainText("Cache temizlendi", WORK_DONE);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    const isOld = () => page.evaluate(() => "isOld" in window).catch(() => undefined);
    await page.clock.runFor(1500);
    expect(await isOld()).toBe(true);
    const loaded = page.waitForEvent("load", WORK_DONE);
    await page.clock.runFor(1000);
    await loaded;
    await expect.poll(isOld, WORK_DONE).toBe(false);
  }),
  adminRows(4, "Tabs").journey(
    "businesses first, then settings",
    "admin-specification/screens-access.ts",
    "two tabs: İşletme Yönetimi, which is shown first, and Site Ayarları",
  ),
];
