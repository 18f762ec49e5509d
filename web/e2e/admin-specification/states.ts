import { expect, type Page } from "@playwright/test";
import { hold } from "../specification/browsing.ts";
import {
  adminRows,
  answerWith,
  holdAndFail,
  openCombined,
  openOwnList,
  openScreen,
  toast,
  WORK_DONE,
} from "./admin-site.ts";
import { csvSheet, onlyOwn, templateRow } from "./own-data.ts";

const approval = adminRows(4, "Approval");
const single = adminRows(4, "Single-file upload");
const several = adminRows(4, "Multi-file upload");
const exporting = adminRows(4, "Export dialog");
const destructive = adminRows(4, "Destructive actions");
const REPORT = {
  ...{ success: false, message: "yarıda kaldı", totalRows: 3, successCount: 1, updatedCount: 0, skippedCount: 0 },
  ...{ errorCount: 2, errors: [], skippedBusinesses: [], jobId: "x" },
};

/** The addresses of the calls that begin from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

async function chooseSingle(page: Page, name: string): Promise<void> {
  await page.getByLabel("Dosya seç").setInputFiles({ name, mimeType: "", buffer: Buffer.from("x") });
}

const upload = (page: Page) => page.getByRole("button", { name: "Yükle", exact: true });

export const stateRows = [
  approval.http("the toggle flips isApproved", async ({ request, tag }) => {
    const { id } = await onlyOwn(request, `${tag} 05`);
    for (const isApproved of [false, true]) {
      const answer = await request.post(`/api/admin/businesses/${id}/toggle-approval`);
      expect(await answer.json()).toMatchObject({ success: true, isApproved });
      expect(await onlyOwn(request, `${tag} 05`)).toMatchObject({ isApproved });
    }
  }),
  approval.screen("the list and the figures are asked for anew afterwards", async (page, site) => {
    const own = await openOwnList(page, site);
    const calls = callsOf(page);
    await own.getByRole("button", { name: `Approved: ${site.tag} 06` }).click();
    await expect.poll(() => calls, WORK_DONE).toContain("GET /api/admin/businesses");
    await expect.poll(() => calls, WORK_DONE).toContain("GET /api/admin/stats");
    await own.getByRole("button", { name: `Approve: ${site.tag} 06` }).click(WORK_DONE);
    await expect(own.getByRole("button", { name: `Approved: ${site.tag} 06` })).toBeVisible(WORK_DONE);
  }),
  single.screen("no file, a file chosen, uploading", async (page, { tag }) => {
    await openCombined(page);
    await expect(upload(page)).toBeDisabled();
    await chooseSingle(page, `${tag}.xls`);
    await expect(upload(page)).toBeEnabled();
    await hold(page, "**/api/upload-excel");
    await upload(page).click();
    await expect(page.getByRole("button", { name: "Yükleniyor…" })).toBeDisabled();
  }),
  single.screen("success clears the file and asks for list and figures anew", async (page, { tag }) => {
    await answerWith(page, "**/api/upload-excel", { ...REPORT, success: true, message: "işlendi" });
    await openCombined(page);
    await chooseSingle(page, `${tag}.xlsx`);
    const calls = callsOf(page);
    await upload(page).click();
    await expect(toast(page)).toContainText("Başarılı");
    await expect(page.getByText(`${tag}.xlsx`)).toHaveCount(0);
    await expect.poll(() => calls, WORK_DONE).toContain("GET /api/admin/businesses");
    await expect.poll(() => calls, WORK_DONE).toContain("GET /api/admin/stats");
  }),
  single.screen("partial success, too, asks anew; the file stays", async (page, { tag }) => {
    await answerWith(page, "**/api/upload-excel", REPORT);
    await openCombined(page);
    await chooseSingle(page, `${tag}.xlsx`);
    const calls = callsOf(page);
    await upload(page).click();
    await expect(toast(page)).toContainText("Kısmi Başarı");
    await expect(page.getByText(`${tag}.xlsx`)).toBeVisible();
    await expect.poll(() => calls, WORK_DONE).toContain("GET /api/admin/businesses");
    await expect.poll(() => calls, WORK_DONE).toContain("GET /api/admin/stats");
  }),
  several.journey(
    "one file after another, a failed one does not stop the others, a toast tells n/m files successful",
    "imports.spec.ts",
    "two files go one after the other, each with its report, and stay in the history",
  ),
  several.screen(
    "a toast when all succeeded; other files put the results away; progress over a websocket",
    async (page, { tag }) => {
      const socket = page.waitForEvent("websocket", {
        predicate: (opened) => opened.url().includes("imports/progress"),
      });
      await openScreen(page, "/admin/upload", "Excel Yükleme");
      const messages: string[] = [];
      (await socket).on("framereceived", ({ payload }) => messages.push(String(payload)));
      const calls = callsOf(page);
      await page
        .locator("input[type=file]")
        .setInputFiles([1, 2].map((row) => csvSheet(`${tag}-${row}.csv`, [templateRow(`${tag} sıra ${row}`, row)])));
      await page.getByRole("button", { name: "Yüklemeyi Başlat" }).click();
      await expect(toast(page)).toContainText("Tüm dosyalar başarıyla yüklendi", WORK_DONE);
      expect(messages.length).toBeGreaterThan(0);
      expect(JSON.parse(messages[0] ?? "")).toHaveProperty("jobId");
      expect(calls).toContain("GET /api/admin/stats");
      const results = page.getByRole("region", { name: "Sonuçlar" });
      await expect(results.getByRole("heading", { level: 3 })).toHaveText([`${tag}-1.csv`, `${tag}-2.csv`]);
      await page.locator("input[type=file]").setInputFiles(csvSheet(`${tag}-3.csv`, []));
      await expect(results).toHaveCount(0);
    },
  ),
  exporting.journey(
    "open, exporting, closed on success",
    "admin-exports.spec.ts",
    "an export has the chosen columns and every business, and closes its dialog",
  ),
  destructive.screen("deleting one: the button rests while it is under way", async (page, site) => {
    const own = await openOwnList(page, site);
    const release = await hold(page, /\/api\/businesses\//);
    await own.getByRole("button", { name: `Sil: ${site.tag} 08` }).click();
    const confirm = page.getByRole("dialog", { name: "İşletmeyi sil" }).getByRole("button", { name: "Sil" });
    await confirm.click();
    await expect(confirm).toBeDisabled();
    release();
    await expect(toast(page)).toContainText("Business Deleted", WORK_DONE);
    await expect(own.getByText(`${site.tag} 08`, { exact: true })).toHaveCount(0, WORK_DONE);
  }),
  destructive.screen("deleting all, test data, fixing slugs: the buttons rest meanwhile", async (page) => {
    await openCombined(page);
    for (const [call, title, word] of [
      ["**/api/admin/test-data", "Test verilerini sil", "Sil"],
      ["**/api/admin/fix-slugs", "URL'leri düzelt", "Düzelt"],
    ] as const) {
      const fail = await holdAndFail(page, call);
      await page.getByRole("button", { name: title }).click();
      const dialog = page.getByRole("dialog", { name: title });
      await dialog.getByRole("button", { name: word, exact: true }).click();
      await expect(dialog.getByRole("button", { name: word, exact: true })).toBeDisabled();
      fail();
      await expect(dialog).toBeHidden(WORK_DONE);
    }
    await page.route("**/api/admin/businesses", () => undefined);
    await page.getByRole("button", { name: "Tüm işletmeleri sil" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Devam" }).click();
    await page.getByLabel("Onaylamak için DELETE yazın").fill("DELETE");
    await page.getByLabel("Parolanız").fill("not the password");
    await page.getByRole("button", { name: "Hepsini sil" }).click();
    await expect(page.getByRole("button", { name: "Siliniyor…" })).toBeDisabled();
  }),
  adminRows(4, "Sort order").journey(
    "turns between ascending and descending",
    "admin-specification/screens-businesses.ts",
    "a key that is active turns round, another begins ascending",
  ),
];
