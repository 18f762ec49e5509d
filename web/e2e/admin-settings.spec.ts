import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { beginOwnSession, beginSession, password } from "./admin-session.ts";
import { COLOR_SCHEMES, collectComplaints, expectSoundPage, SIZES } from "./page-checks.ts";
import { test } from "./test.ts";

/** Work that takes what the machine gives it. */
const WORK_DONE = { timeout: 60_000 };

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible(WORK_DONE);
}

test.describe("site settings", () => {
  test("a code is saved, reaches public pages, is switched off, and an older version comes back", async ({ page }) => {
    const mark = `m${Date.now()}`;
    await beginSession(page);
    await open(page, "/admin/settings", "Site Ayarları");
    const head = page.getByLabel("Head Tag Kodları");
    const before = await head.inputValue();
    await head.fill(`<meta name="verification" content="${mark}">`);
    await expect(page.getByRole("region", { name: "Sayfa önizlemesi" })).toContainText(mark);
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("Ayarlar kaydedildi")).toBeVisible();

    const published = async () => JSON.stringify(await (await page.request.get("/api/admin/site-settings")).json());
    await expect.poll(published, WORK_DONE).toContain(mark);
    const visitor = await page.context().newPage();
    await expect(async () => {
      await visitor.goto("/contact");
      await expect(visitor.locator(`meta[content="${mark}"]`)).toHaveCount(1, { timeout: 3_000 });
    }).toPass(WORK_DONE);
    await visitor.close();

    await page.getByRole("button", { name: "Tüm kodları kapat" }).click();
    await expect(page.getByText("Kodlar kapalı", { exact: false })).toBeVisible(WORK_DONE);
    await expect.poll(published, WORK_DONE).not.toContain(mark);
    await page.getByRole("button", { name: "Kodları yeniden aç" }).click();
    await expect(page.getByText("Kodlar açık:", { exact: false })).toBeVisible(WORK_DONE);

    await head.fill(`<script>${mark}</script>`);
    await expect(page.getByText("Bu alan bir script etiketi içeriyor", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Sıfırla" }).click();
    await expect(head).toHaveValue(new RegExp(mark));

    await head.fill(before);
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByRole("region", { name: "Sayfa önizlemesi" })).not.toContainText(mark);
    const versions = page.getByRole("region", { name: "Ayarların sürümleri" });
    await versions
      .getByRole("button", { name: /Bu sürüme dön/ })
      .first()
      .click();
    await expect(head).toHaveValue(new RegExp(mark), WORK_DONE);
    await head.fill(before);
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(head).toHaveValue(before);
    await expect.poll(published, WORK_DONE).not.toContain(mark);
  });

  test("a login of yesterday asks for the password before a code is saved, and keeps what was typed", async ({
    page,
  }) => {
    await beginOwnSession(page);
    await open(page, "/admin/settings", "Site Ayarları");
    const problem = { type: "about:blank", title: "Login too old", status: 403, code: "login_too_old" };
    let isOld = true;
    await page.route("**/api/admin/site-settings", (route) =>
      isOld && route.request().method() === "POST"
        ? route.fulfill({ status: 403, contentType: "application/problem+json", body: JSON.stringify(problem) })
        : route.continue(),
    );
    await page.route("**/api/admin/login", (route) => {
      isOld = false;
      return route.continue();
    });
    const head = page.getByLabel("Head Tag Kodları");
    const before = await head.inputValue();
    const typed = `<meta name="fresh" content="m${Date.now()}">`;
    await head.fill(typed);
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Parolanızı yeniden girin" });
    await dialog.getByRole("button", { name: "Vazgeç" }).click();
    await expect(dialog).toBeHidden();
    await expect(head).toHaveValue(typed);
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expectSoundPage(page);
    await dialog.getByLabel("Parolanız").fill(password);
    await dialog.getByRole("button", { name: "Devam et" }).click();
    await expect(page.getByText("Ayarlar kaydedildi")).toBeVisible(WORK_DONE);
    await expect(head).toHaveValue(typed);
    await head.fill(before);
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(head).toHaveValue(before);
  });

  test("the sitemaps have true counts, and an address is copied whole", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await beginSession(page);
    await open(page, "/admin/settings", "Site Ayarları");
    const panel = page.getByRole("region", { name: "Sitemap" });
    for (const path of ["/sitemap.xml", "/sitemaps/main.xml", "/sitemaps/businesses/page-1.xml"]) {
      await expect(panel.getByText(path, { exact: true })).toBeVisible(WORK_DONE);
    }
    await panel.getByRole("button", { name: "Ülkeler adresini kopyala" }).click();
    await expect(page.getByText("Link kopyalandı")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^https?:\/\/.+\/sitemaps\/countries\.xml$/);
    const xml = await (await page.request.get("/sitemaps/countries.xml")).text();
    const entries = xml.match(/<url>/g)?.length ?? 0;
    await expect(panel.getByRole("listitem").filter({ hasText: "/sitemaps/countries.xml" })).toContainText(
      `${entries.toLocaleString("tr-TR")} kayıt`,
    );
  });
});

test("the inbox shows a message, takes it through its states and erases it", async ({ page }) => {
  const subject = `Şube açılışı ${Date.now()}`;
  const sent = await page.request.post("/api/contact", {
    data: {
      name: "Zoë Şahin",
      email: "zoe@example.org",
      subject,
      message: "Merhaba,\nKöln'de şube açıyoruz.",
      elapsedMs: 9_000,
    },
  });
  expect(sent.ok()).toBe(true);
  await beginSession(page);
  await open(page, "/admin/inbox", "Gelen Kutusu");
  const row = page.getByRole("listitem").filter({ hasText: subject });
  await expect(row.getByRole("link", { name: /E-posta ile yanıtla/ })).toHaveAttribute(
    "href",
    /^mailto:zoe@example\.org/,
  );
  await row.getByRole("button", { name: "Yanıtlandı" }).click();
  await page.getByRole("button", { name: /^Yanıtlandı \(/ }).click();
  await expect(row).toBeVisible(WORK_DONE);
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Seçilenleri sil" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Kalıcı olarak sil" }).click();
  await expect(row).toHaveCount(0, WORK_DONE);
});

test("another session is seen and ended", async ({ page, browser }) => {
  await beginOwnSession(page);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await beginOwnSession(elsewhere);
  await open(page, "/admin/account", "Hesap");
  const rows = page.getByRole("region", { name: "Açık oturumlar" }).getByRole("row");
  await expect(rows.filter({ hasText: "Bu oturum" })).toHaveCount(1, WORK_DONE);
  await page.getByRole("button", { name: "Diğer bütün oturumları kapat" }).click();
  await expect(page.getByText("Diğer oturumlar kapatıldı")).toBeVisible();
  await expect(rows).toHaveCount(2);
  expect((await elsewhere.request.get("/api/admin/session")).status()).toBe(401);
  await other.close();
});

test("reports count what visitors do, and come as files", async ({ page }) => {
  const word = `zzqx${Date.now().toString(36).replace(/\d/g, "k")}`;
  await page.goto(`/search?q=${word}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(word);
  await beginSession(page);
  await expect(async () => {
    await open(page, "/admin/reports", "Raporlar");
    const empty = page.getByRole("region", { name: "Sonuç vermeyen aramalar: tablo" });
    await expect(empty.getByRole("row").filter({ hasText: word })).toBeVisible({ timeout: 3_000 });
  }).toPass(WORK_DONE);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Coğrafi dağılım: CSV indir" }).click(),
  ]);
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines[0]).toBe("\uFEFFÜlke kodu,Ülke,İşletme,Şehir,Kategori");
  expect(lines.length).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Son 7 gün" }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}/);
});

const SCREENS = [
  ["/admin/settings", "Site Ayarları"],
  ["/admin/inbox", "Gelen Kutusu"],
  ["/admin/account", "Hesap"],
  ["/admin/reports", "Raporlar"],
  ["/admin/audit", "Denetim Kaydı"],
] as const;

for (const colorScheme of COLOR_SCHEMES) {
  for (const [device, viewport] of Object.entries(SIZES)) {
    test(`settings, inbox, account, reports and log are sound on a ${device} in ${colorScheme} mode`, async ({
      page,
    }) => {
      const complaints = collectComplaints(page);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await beginSession(page);
      for (const [path, title] of SCREENS) {
        await open(page, path, title);
        await expect(page.getByRole("alert")).toHaveCount(0);
        await page.waitForLoadState("networkidle");
        await expectSoundPage(page);
      }
      expect(complaints).toEqual([]);
    });
  }
}
