import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { newTag, TEMPLATE_HEADERS } from "../../site-tests/own-businesses.ts";
import { beginSession, WORK_DONE } from "../admin-session.ts";
import type { Sheet } from "../own-data.ts";
import { expectSoundInBothSchemes, SIZES } from "../page-checks.ts";
import { test } from "../test.ts";

function sheetOf(name: string, lines: readonly string[]): Sheet {
  return { name, mimeType: "text/csv", buffer: Buffer.from(`${lines.join("\n")}\n`) };
}

/** A row of the template; the tag keeps tests apart from each other. */
function rowOf(tag: string, row: number, name = `${tag} Kahve ${row}`): string {
  return `${name},"Deniz Sk. ${row}, Kadıköy, İstanbul, Türkiye",+90 216 555 ${10 + (row % 90)} 11,Cafe,40.99,29.02,4.1,${row % 90},${tag}-${row},TR`;
}

function rowsOf(tag: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => rowOf(tag, index + 1));
}

/** More than any machine imports before its page is there again. */
const LONG_ROWS = 200_000;

async function openUpload(page: Page): Promise<void> {
  await beginSession(page);
  await page.goto("/admin/upload");
  await expect(page.getByRole("heading", { level: 1, name: "Excel Yükleme" })).toBeVisible();
}

const choose = (page: Page, ...sheets: Sheet[]) => page.locator("input[type=file]").setInputFiles(sheets);
const start = (page: Page) => page.getByRole("button", { name: "İçe aktarmayı başlat" }).click();
const resultsOf = (page: Page) => page.getByRole("region", { name: "Sonuçlar" });

/** The card of a file among the results, when its import has ended as told. */
async function resultOf(page: Page, fileName: string, outcome: string): Promise<Locator> {
  const card = resultsOf(page)
    .locator("div")
    .filter({ has: page.getByRole("heading", { level: 3, name: fileName }) })
    .filter({ hasText: `${outcome}:` })
    .filter({ has: page.locator("dl") })
    .last();
  await expect(card).toBeVisible(WORK_DONE);
  return card;
}

const figure = (card: Locator, label: string) =>
  card
    .locator("dl > div")
    .filter({ has: card.page().locator("dt", { hasText: label }) })
    .first()
    .locator("dd");

async function downloadText(page: Page, link: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test.describe("importing", () => {
  test("two files are imported one after the other, each with its report, and stay in the history [admin 2.57] [admin 4.9]", async ({
    page,
  }) => {
    const tag = newTag();
    const good = sheetOf(`${tag}-iyi.csv`, [TEMPLATE_HEADERS, ...rowsOf(tag, 6), rowOf(tag, 2)]);
    const broken = sheetOf(`${tag}-bozuk.csv`, [""]);
    await openUpload(page);
    await choose(page, good, broken);
    await start(page);
    await expect(page.getByText("Kısmi başarı")).toBeVisible(WORK_DONE);
    await expect(page.getByText("1/2 files successful")).toBeVisible();

    const card = await resultOf(page, good.name, "Başarılı");
    await expect(figure(card, "Okunan satır")).toHaveText("7");
    await expect(figure(card, "Yeni Eklenen")).toHaveText("6");
    await expect(figure(card, "Atlanan")).toHaveText("1");
    await expect(card.getByText("Sütunlar: 10 / 23")).toBeVisible();
    await expect(card.getByText(`${tag} Kahve 2`)).toBeVisible();
    await expect(resultsOf(page).getByRole("heading", { name: broken.name })).toBeVisible();
    await expect(resultsOf(page).getByText("Hata:")).toBeVisible();

    await page.reload();
    const row = page.getByRole("row", { name: new RegExp(good.name) });
    await expect(row).toContainText("Başarılı");
    await row.getByRole("link", { name: good.name }).click();
    await expect(page.getByRole("heading", { level: 1, name: good.name })).toBeVisible();
    await expect(page.getByText(/^SHA-256: [0-9a-f]{64}$/)).toBeVisible();
  });

  test("a file with unknown headers is mapped by hand, saved as a mapping, tried, and then imported", async ({
    page,
  }) => {
    const tag = newTag();
    const headers = `Kolon A ${tag},Kolon B,Kolon C,Kolon D`;
    const lines = [1, 2, 3].map(
      (row) => `${tag} Praxis ${row},"Ring ${row}, Wien, Österreich",+43 1 555 01 0${row},Dentist`,
    );
    const sheet = sheetOf(`${tag}-liste.csv`, [
      headers,
      ...lines,
      `,"Ring 9, Wien, Österreich",+43 1 555 01 09,Dentist`,
    ]);
    await openUpload(page);
    await choose(page, sheet);
    await page.getByRole("button", { name: /Sütunları incele/ }).click();
    await expect(page.getByText("İşletme adı sütunu bulunamadı", { exact: false })).toBeVisible();
    for (const [column, field] of [
      [`Kolon A ${tag}`, "İşletme adı"],
      ["Kolon B", "Tam adres"],
      ["Kolon D", "Kategori"],
    ] as const) {
      await page.getByLabel(`${column} sütununun alanı`).selectOption({ label: field });
    }
    const rows = page.getByRole("region", { name: "İlk satırlar" });
    await expect(rows.getByText(`${tag} Praxis 1`)).toBeVisible();
    await expect(rows.getByText("Reddedilir")).toBeVisible();
    await page.getByLabel("Eşlemenin adı").fill(`${tag} listesi`);
    await page.getByRole("button", { name: "Eşlemeyi kaydet" }).click();
    await expect(page.getByText("Kayıtlı eşleme:")).toContainText(`${tag} listesi`);

    await page.getByLabel("Yalnızca dene").check({ force: true });
    await page.getByRole("button", { name: "Denemeyi Başlat" }).click();
    const tried = await resultOf(page, sheet.name, "Deneme tamamlandı");
    await expect(figure(tried, "Yeni Eklenen")).toHaveText("3");
    await expect(figure(tried, "Hatalı")).toHaveText("1");
    const preview = await downloadText(page, tried.getByRole("link", { name: "Deneme sonucu (CSV)" }));
    expect(preview.text).toContain(`${tag} Praxis 3`);

    await tried.getByRole("button", { name: "Şimdi gerçekten içe aktar" }).click();
    const imported = await resultOf(page, sheet.name, "Başarılı");
    await expect(figure(imported, "Yeni Eklenen")).toHaveText("3");
    await expect(figure(imported, "Hatalı")).toHaveText("1");
    const errors = await downloadText(page, imported.getByRole("link", { name: "Hatalı satırlar (CSV)" }));
    expect(errors.text.split(/\r?\n/)[0]).toContain(`${headers},satır,kod,neden`);
    expect(errors.text).toContain("name_missing");
  });

  test("undoing an import keeps what a later import changed", async ({ page }) => {
    const tag = newTag();
    const first = sheetOf(`${tag}-ilk.csv`, [TEMPLATE_HEADERS, ...rowsOf(tag, 4)]);
    const second = sheetOf(`${tag}-ikinci.csv`, [TEMPLATE_HEADERS, rowOf(tag, 2, `${tag} Kahve İki`)]);
    await openUpload(page);
    await choose(page, first, second);
    await start(page);
    await expect(page.getByText("Tüm dosyalar başarıyla yüklendi")).toBeVisible(WORK_DONE);

    const card = await resultOf(page, first.name, "Başarılı");
    await card.getByRole("link", { name: "Ayrıntılar ve geri alma" }).click();
    await page.getByRole("button", { name: "İçe aktarmayı geri al" }).click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: "Geri al", exact: true });
    await dialog.getByLabel(/Onaylamak için/).fill(first.name);
    await confirm.click();

    const undone = page.getByRole("region", { name: "Geri alma", exact: true });
    await expect(figure(undone, "Silinen")).toHaveText("3", WORK_DONE);
    await expect(figure(undone, "Korunan")).toHaveText("1");
    await undone.getByText(/^Korunan \(/).click();
    const kept = undone.getByRole("row", { name: new RegExp(`${tag} Kahve İki`) });
    await expect(kept).toContainText("Sonraki bir içe aktarmada yeniden geldi");
    const list = await downloadText(page, undone.getByRole("link", { name: "Geri alma listesi (CSV)" }));
    expect(list.text).toContain("imported_again");
    await kept.getByRole("link", { name: `${tag} Kahve İki` }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${tag} Kahve İki` })).toBeVisible();
  });

  test("a running import reports over a websocket, reappears after a reload, and can be stopped [admin 4.10]", async ({
    page,
  }) => {
    const tag = newTag();
    const sheet = sheetOf(`${tag}-uzun.csv`, [TEMPLATE_HEADERS, ...rowsOf(tag, LONG_ROWS)]);
    const socket = page.waitForEvent("websocket", { predicate: (opened) => opened.url().includes("imports/progress") });
    await openUpload(page);
    const message = (await socket).waitForEvent("framereceived", WORK_DONE);
    await choose(page, sheet);
    await page.getByLabel("Grup boyutu").selectOption("100");
    await start(page);
    const running = page.getByRole("region", { name: "Süren işler" });
    await expect(running.getByRole("progressbar")).toBeVisible(WORK_DONE);
    expect(JSON.parse(String((await message).payload))).toHaveProperty("jobId");
    await page.reload();
    await expect(running.getByRole("heading", { name: new RegExp(sheet.name) })).toBeVisible(WORK_DONE);
    await running.getByRole("button", { name: "Durdur" }).click(WORK_DONE);
    await expect(running).toBeHidden(WORK_DONE);
    const entry = page.getByRole("row", { name: new RegExp(sheet.name) });
    await expect(entry.getByText("İptal edildi")).toBeVisible(WORK_DONE);
  });

  test("the template downloads as .csv and .xlsx with all 23 columns [admin 2.53]", async ({ page }) => {
    await openUpload(page);
    const csv = await downloadText(page, page.getByRole("link", { name: "Şablon .csv" }));
    expect(csv.name).toBe("isletme_sablonu.csv");
    expect(csv.text.split(/\r?\n/)[0]?.split(",")).toHaveLength(23);
    const xlsx = await downloadText(page, page.getByRole("link", { name: "Şablon .xlsx" }));
    expect(xlsx.name).toBe("isletme_sablonu.xlsx");
    expect(xlsx.text.startsWith("PK")).toBe(true);
  });

  for (const [device, viewport] of Object.entries(SIZES)) {
    test(`review, result, history and report meet axe's rules in both colour schemes on a ${device}`, async ({
      page,
    }) => {
      test.slow();
      const tag = newTag();
      const rows = [...rowsOf(tag, 3), rowOf(tag, 4, "")];
      const sheet = sheetOf(`${tag}-${"uzun-adli-".repeat(8)}dosya.csv`, [TEMPLATE_HEADERS, ...rows]);
      await page.setViewportSize(viewport);
      await openUpload(page);
      await choose(page, sheet);
      await page.getByRole("button", { name: "Önce incele" }).click();
      await expect(page.getByRole("heading", { name: "Sütun eşleme" })).toBeFocused(WORK_DONE);
      await expectSoundInBothSchemes(page);
      const sureness = await page.getByText(/^Başlık.*, %\d+$/).all();
      const cut = await Promise.all(
        sureness.map((mark) => mark.evaluate((node) => node.scrollWidth - node.clientWidth)),
      );
      expect([...new Set(cut)], "pixels of a column's sureness that are cut off").toEqual([0]);
      await start(page);
      const card = await resultOf(page, sheet.name, "Başarılı");
      await expect(page.getByRole("heading", { name: "Sonuçlar" })).toBeFocused();
      await expectSoundInBothSchemes(page);
      await card.getByRole("link", { name: "Ayrıntılar ve geri alma" }).click();
      await page.getByRole("button", { name: "İçe aktarmayı geri al" }).click();
      await expect(page.getByLabel(/Onaylamak için/)).toBeVisible();
      await expectSoundInBothSchemes(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "İçe aktarmayı geri al" })).toBeFocused();
      await expectSoundInBothSchemes(page);
    });
  }
});
