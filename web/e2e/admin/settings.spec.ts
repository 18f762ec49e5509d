import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { beginSession, openScreen, WORK_DONE } from "../admin-session.ts";
import { searchInVain } from "../own-data.ts";
import { test } from "../test.ts";

/** The codes that visitors get. */
const published = async (page: Page) => (await page.request.get("/api/admin/site-settings")).text();

test("a saved code reaches public pages, can be switched off, and an older version comes back [admin 2.73]", async ({
  page,
}) => {
  const mark = `m${Date.now()}`;
  await beginSession(page);
  await openScreen(page, "/admin/settings", "Site Ayarları");
  const head = page.getByLabel("Head Tag Kodları");
  const before = await head.inputValue();
  const save = () => page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await head.fill(`<meta name="verification" content="${mark}">`);
  await save();
  await expect(page.getByText("Ayarlar kaydedildi")).toBeVisible();

  await expect.poll(() => published(page), WORK_DONE).toContain(mark);
  const visitor = await page.context().newPage();
  await expect(async () => {
    await visitor.goto("/contact");
    await expect(visitor.locator(`meta[content="${mark}"]`)).toHaveCount(1, { timeout: 3_000 });
  }).toPass(WORK_DONE);
  await visitor.close();

  await page.getByRole("button", { name: "Tüm kodları kapat" }).click();
  await expect.poll(() => published(page), WORK_DONE).not.toContain(mark);
  await page.getByRole("button", { name: "Kodları yeniden aç" }).click();
  await expect(page.getByText("Kodlar açık:", { exact: false })).toBeVisible(WORK_DONE);

  await head.fill(before);
  await save();
  await expect(page.getByRole("region", { name: "Sayfa önizlemesi" })).not.toContainText(mark);
  // Only then is the version with the mark the last that differs: earlier journeys may have left others.
  await expect(page.getByRole("button", { name: "Kaydet", exact: true })).toBeDisabled(WORK_DONE);
  const versions = page.getByRole("region", { name: "Ayarların sürümleri" });
  await versions
    .getByRole("button", { name: /Bu sürüme dön/ })
    .first()
    .click();
  await expect(head).toHaveValue(new RegExp(mark), WORK_DONE);
  await head.fill(before);
  await save();
  await expect.poll(() => published(page), WORK_DONE).not.toContain(mark);
});

test("what the policy blocked of a code is listed beside the codes, and one press allows it", async ({ page }) => {
  const origin = "https://collect.vendor.example";
  await beginSession(page);
  await openScreen(page, "/admin/settings", "Site Ayarları");
  const footer = page.getByLabel("Footer Tag Kodları");
  const before = await footer.inputValue();
  const save = () => page.getByRole("button", { name: "Kaydet", exact: true }).click();
  const policy = async () => (await page.request.get("/contact")).headers()["content-security-policy"];
  await footer.fill(`<script>fetch("${origin}/v1").catch(() => {});</script>`);
  await save();
  const allow = page.getByRole("button", { name: `İzin ver: ${origin}` });
  await expect.poll(() => published(page), WORK_DONE).toContain(origin);
  const visitor = await page.context().newPage();
  await visitor.goto("/contact");
  const blockedSources = async () => (await page.request.get("/api/admin/site-settings/blocked")).text();
  await expect.poll(blockedSources, WORK_DONE).toContain(origin);
  await visitor.close();
  await page.reload();
  await expect(allow).toBeVisible(WORK_DONE);
  const blocked = page.getByRole("listitem").filter({ hasText: /-src/ });
  await expect(blocked.filter({ hasText: origin })).toContainText("connect-src");
  await expect(blocked.filter({ hasText: "eval" })).toHaveCount(0);

  await allow.click();
  await save();
  await expect(page.getByText("Ayarlar kaydedildi").last()).toBeVisible();
  await expect.poll(policy, WORK_DONE).toMatch(new RegExp(`connect-src[^;]* ${origin}`));
  expect((await page.request.get("/admin/settings")).headers()["content-security-policy"]).not.toContain(origin);
  await expect(allow).toBeHidden();

  await page.getByRole("button", { name: new RegExp(`${origin}.*(?:kaldır|çıkar|sil)`, "i") }).click();
  await footer.fill(before);
  await save();
  await expect.poll(policy, WORK_DONE).not.toContain(origin);
});

test("the inbox shows a message, changes its state and erases it", async ({ page }) => {
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
  await openScreen(page, "/admin/inbox", "Gelen Kutusu");
  const row = page.getByRole("listitem").filter({ hasText: subject });
  await row.getByRole("button", { name: `Yanıtlandı: ${subject}` }).click();
  await page.getByText(/^Yanıtlandı \(/).click();
  await expect(row).toBeVisible(WORK_DONE);
  await row.locator("label").first().click();
  await page.getByRole("button", { name: "Seçilenleri sil" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Kalıcı olarak sil" }).click();
  await expect(row).toHaveCount(0, WORK_DONE);
});

test("reports count what visitors do, and download as files [admin 2.82]", async ({ page }) => {
  const word = `zzqx${Date.now().toString(36).replace(/\d/g, "k")}`;
  await searchInVain(page, word);
  await openScreen(page, "/admin/reports", "Raporlar");
  const empty = page.getByRole("region", { name: "Sonuç vermeyen aramalar: tablo" });
  await expect(empty.getByRole("row").filter({ hasText: word })).toBeVisible(WORK_DONE);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Coğrafi dağılım: CSV indir" }).click(),
  ]);
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines[0]).toBe("\uFEFFÜlke kodu,Ülke,İşletme,Şehir,Kategori");
  expect(lines.length).toBeGreaterThan(2);
});
