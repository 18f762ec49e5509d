import { expect, type Page } from "@playwright/test";
import { createRequestJson } from "../../src/lib/api-client.ts";
import { ApiError } from "../../src/lib/api-error.ts";
import { failWith } from "../specification/browsing.ts";
import { adminRows, answerWith, openCombined, openOwnList, toast } from "./admin-site.ts";
import { openExport } from "./screens-export.ts";

const any = adminRows(8, "Any call");
const business = adminRows(8, "Businesses");
const cleanup = adminRows(8, "Cleanup");
const exporting = adminRows(8, "Export");
const PROBLEM = { type: "about:blank", title: "x", status: 409, code: "conflict", detail: "Sunucunun sözü" };

export async function confirmInZone(page: Page, title: string, word: string): Promise<void> {
  await openCombined(page);
  await page.getByRole("button", { name: title }).click();
  await page.getByRole("dialog", { name: title }).getByRole("button", { name: word, exact: true }).click();
}

/** Refuses what is sent; what is read goes through. */
async function refuseWrites(page: Page, url: string, body: unknown): Promise<void> {
  await page.route(url, (route) =>
    route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 409, json: body }),
  );
}

export const errorRows = [
  any.http("a failure's message is the status, a colon and the body; a 401, too, is raised", async () => {
    const request = createRequestJson({ baseUrl: process.env.MERIDIAN_URL ?? "http://127.0.0.1:8080" });
    const failure = await request("/api/admin/stats").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(String(failure)).toMatch(/^ApiError: 401: \{.*"code":"unauthenticated"/);
    expect(new ApiError(401, "", "Unauthorized").message).toBe("401: Unauthorized");
  }),
  business.screen("a delete that fails: a toast with the error's message", async (page, site) => {
    await answerWith(page, "**/api/businesses/*", PROBLEM, 409);
    const own = await openOwnList(page, site);
    await own.getByRole("button", { name: `Sil: ${site.tag} 11` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sil" }).click();
    await expect(toast(page)).toContainText("Sunucunun sözü");
  }),
  business.screen("Failed to update business approval status.", async (page, site) => {
    await failWith(page, "**/toggle-approval", 404);
    const own = await openOwnList(page, site);
    await own.getByRole("button", { name: `Approved: ${site.tag} 12` }).click();
    await expect(toast(page)).toContainText("Failed to update business approval status.");
    await expect(own.getByRole("button", { name: `Approved: ${site.tag} 12` })).toBeEnabled();
  }),
  business.journey(
    "the list: loading",
    "admin-specification/screens-businesses.ts",
    "five rows stand in for the businesses while they load",
  ),
  business.journey(
    "the list: empty",
    "admin-specification/screens-businesses.ts",
    "says what is missing when nothing is found, and clears the filters",
  ),
  business.journey(
    "the list: Error Loading Businesses",
    "admin-specification/screens-businesses.ts",
    "a failure is headed Error Loading Businesses",
  ),
  cleanup.screen("Failed to delete businesses", async (page) => {
    await openCombined(page);
    await refuseWrites(page, "**/api/admin/businesses", PROBLEM);
    await page.getByRole("button", { name: "Tüm işletmeleri sil" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Devam" }).click();
    await page.getByLabel("Onaylamak için DELETE yazın").fill("DELETE");
    await page.getByLabel("Parolanız").fill("x");
    await page.getByRole("button", { name: "Hepsini sil" }).click();
    await expect(toast(page)).toContainText("Failed to delete businesses");
  }),
  cleanup.screen("Test verileri silinemedi", async (page) => {
    await failWith(page, "**/api/admin/test-data", 404);
    await confirmInZone(page, "Test verilerini sil", "Sil");
    await expect(toast(page)).toContainText("Test verileri silinemedi");
  }),
  cleanup.screen("URL'ler düzeltilemedi", async (page) => {
    await failWith(page, "**/api/admin/fix-slugs", 404);
    await confirmInZone(page, "URL'leri düzelt", "Düzelt");
    await expect(toast(page)).toContainText("URL'ler düzeltilemedi");
  }),
  exporting.screen("Dışa aktarma hatası: Export failed", async (page) => {
    const dialog = await openExport(page);
    await failWith(page, /\/api\/admin\/export-csv/, 404);
    await dialog.getByRole("button", { name: "Dışa Aktar", exact: true }).click();
    await expect(toast(page)).toContainText("Dışa aktarma hatası");
    await expect(toast(page)).toContainText("Export failed");
    await expect(dialog).toBeVisible();
  }),
  exporting.screen("of the older one: Export Failed, Failed to export CSV file", async (page) => {
    await openCombined(page);
    await failWith(page, "**/api/export-csv", 404);
    await page.getByRole("button", { name: "CSV Dışa Aktar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Dışa Aktar", exact: true }).click();
    await expect(toast(page)).toContainText("Export Failed");
    await expect(toast(page)).toContainText("Failed to export CSV file");
  }),
];
