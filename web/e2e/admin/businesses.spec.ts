import { expect, type Page } from "@playwright/test";
import { newTag, templateRow } from "../../site-tests/own-businesses.ts";
import { beginSession } from "../admin-session.ts";
import { csvSheet, findOwn, importSheet, onlyOwn } from "../own-data.ts";
import { expectSoundInBothSchemes, SIZES } from "../page-checks.ts";
import { test } from "../test.ts";

/** A change reaches the public pages within seconds; a busy machine takes longer. */
const PUBLIC_TIMEOUT_MS = 60_000;

/** Imports businesses called "<tag> <word>". */
async function importBusinesses(page: Page, tag: string, words: readonly string[]): Promise<void> {
  const rows = words.map((word, index) => templateRow(`${tag} ${word}`, index + 1));
  await importSheet(page.request, csvSheet(`${tag}.csv`, rows));
}

async function expectPublicStatus(page: Page, slug: string, status: number): Promise<void> {
  const statusOf = async () => (await page.request.get(`/api/businesses/${slug}`)).status();
  await expect.poll(statusOf, { timeout: PUBLIC_TIMEOUT_MS }).toBe(status);
}

const toast = (page: Page) => page.getByRole("region", { name: /Bildirimler/ });

test.describe("the administrator's businesses", () => {
  test.beforeEach(async ({ page }) => beginSession(page));

  test("a withdrawn approval hides a business from visitors; a new one, in green, shows it [admin 2.51]", async ({
    page,
  }) => {
    const tag = newTag();
    await importBusinesses(page, tag, ["Kahve"]);
    const { slug, name } = await onlyOwn(page.request, tag);
    await expectPublicStatus(page, slug, 200);

    await page.goto("/admin/businesses");
    await page.getByLabel("İşletme adı", { exact: true }).fill(tag);
    await expect(page).toHaveURL(new RegExp(`q=${tag}`));
    const approved = page.getByRole("button", { name: `Approved: ${name}` });
    const [red = 0, green = 0] = await approved.evaluate((button) =>
      (getComputedStyle(button).color.match(/[\d.]+/g) ?? []).map(Number),
    );
    expect(green).toBeGreaterThan(red);
    await approved.press("Enter");
    await expect(page.getByRole("button", { name: `Approve: ${name}` })).toBeFocused();
    await expectPublicStatus(page, slug, 404);

    await page.getByRole("button", { name: `Approve: ${name}` }).click();
    await expect(approved).toBeVisible();
    await expectPublicStatus(page, slug, 200);
  });

  test("an edit of an outdated version shows both versions, and can still be published", async ({ page }) => {
    const tag = newTag();
    await importBusinesses(page, tag, ["Kahve"]);
    const { id, slug, revision } = await onlyOwn(page.request, tag);
    await page.goto(`/admin/businesses/${id}`);
    await page.getByLabel("Web sitesi", { exact: true }).fill("https://kahve.example.org/");
    const other = await page.request.patch(`/api/admin/businesses/${id}`, {
      data: { revision, fields: { phone: "+90 216 555 09 09" } },
    });
    expect(other.status(), await other.text()).toBe(200);
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("Siz düzenlerken bu işletme değişti")).toBeVisible();
    await expect(page.getByRole("row", { name: /Web sitesi/ })).toContainText("https://kahve.example.org/");
    await page.getByRole("button", { name: "Benim değişikliklerimi kaydet" }).click();
    await expect(toast(page)).toContainText("kaydedildi");
    const website = async () => (await (await page.request.get(`/api/businesses/${slug}`)).json()).website;
    await expect.poll(website, { timeout: PUBLIC_TIMEOUT_MS }).toBe("https://kahve.example.org/");
  });

  test("an edited field survives another import of its file", async ({ page }) => {
    const tag = newTag();
    const rows = [templateRow(`${tag} Kahve`, 1), templateRow(`${tag} Kafe`, 2)];
    await importSheet(page.request, csvSheet(`${tag}.csv`, rows));
    const { id, slug } = await onlyOwn(page.request, `${tag} Kahve`);
    await page.goto(`/admin/businesses/${id}`);
    await page.getByLabel("Telefon", { exact: true }).fill("+90 216 555 77 77");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(toast(page)).toContainText("kaydedildi");
    const changed = templateRow(`${tag} Kafe`, 7);
    expect(await importSheet(page.request, csvSheet(`${tag}-2.csv`, [rows[0] ?? "", changed]))).toMatchObject({
      success: true,
      successCount: 0,
      updatedCount: 1,
    });
    const shown = async () => (await (await page.request.get(`/api/businesses/${slug}`)).json()).phone;
    await expect.poll(shown, { timeout: PUBLIC_TIMEOUT_MS }).toContain("555 77 77");
    expect((await onlyOwn(page.request, `${tag} Kafe`)).phone).toContain("555 17 11");
  });

  test("a deleted business disappears for visitors and returns from the trash [admin 8.31]", async ({ page }) => {
    const tag = newTag();
    await importBusinesses(page, tag, ["Kahve"]);
    const { slug, name } = await onlyOwn(page.request, tag);
    await expectPublicStatus(page, slug, 200);
    await page.goto(`/admin/businesses?q=${tag}`);
    await page.getByRole("button", { name: `Sil: ${name}` }).click();
    const question = page.getByRole("dialog", { name: "İşletmeyi sil" });
    await expect(question).toContainText(`Are you sure you want to delete "${name}"?`);
    await question.getByRole("button", { name: "Sil" }).click();
    await expect(toast(page)).toContainText("Business Deleted");
    await expectPublicStatus(page, slug, 410);

    await page.getByText(/^Çöp Kutusu/).click();
    await page.getByRole("button", { name: `Geri al: ${name}` }).click();
    await expect(toast(page)).toContainText("geri alındı");
    await expectPublicStatus(page, slug, 200);
  });

  test("businesses are changed together, and merged into one that both addresses lead to", async ({ page }) => {
    const tag = newTag();
    await importBusinesses(page, tag, ["Kahve", "Kafe"]);
    const found = await findOwn(page.request, tag);
    await page.goto(`/admin/businesses?q=${tag}`);
    await page.getByText("Tümünü seç").click();
    await page.getByRole("button", { name: "Gizle" }).click();
    await expect(toast(page)).toContainText("2 işletme gizlendi");
    await page.getByText("Tümünü seç").click();
    await page.getByRole("button", { name: "Onayla" }).click();
    await expect(toast(page)).toContainText("2 işletme onaylandı");

    await page.getByText("Tümünü seç").click();
    await page.getByRole("link", { name: "Birleştir" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "İşletmeleri birleştir" })).toBeVisible();
    await page.getByRole("button", { name: "Birleştir" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Birleştir" }).click();
    await expect(page.getByRole("button", { name: "Kaydet", exact: true })).toBeVisible();
    const kept = await onlyOwn(page.request, tag);
    const gone = found.find(({ id }) => id !== kept.id);
    await expect
      .poll(async () => (await page.request.get(`/business/${gone?.slug}`, { maxRedirects: 0 })).status(), {
        timeout: PUBLIC_TIMEOUT_MS,
      })
      .toBe(301);
    expect((await page.request.get(`/business/${gone?.slug}`)).url()).toContain(`/business/${kept.slug}`);
  });

  test("no field that the keyboard reaches is below the bar of buttons", async ({ page }) => {
    await page.setViewportSize(SIZES.desktop);
    await page.goto("/admin/businesses/new");
    const fields = page.locator("main form :is(input, select, textarea):enabled");
    await fields.nth(20).waitFor();
    await fields.first().focus();
    const covered: string[] = [];
    for (let left = await fields.count(); left > 0; left--) {
      await page.keyboard.press("Tab");
      const below = await page.evaluate(() => {
        const field = document.activeElement;
        const foot = document.querySelector("form button[type=submit]")?.parentElement;
        if (field === null || !field.matches("input, select") || foot === null || foot === undefined) return undefined;
        return field.getBoundingClientRect().bottom > foot.getBoundingClientRect().top ? field.id : undefined;
      });
      if (below !== undefined) covered.push(below);
    }
    expect(covered).toEqual([]);
  });

  test("the header finds sections and businesses, and the bell lists finished imports", async ({ page }) => {
    const tag = newTag();
    await importBusinesses(page, tag, ["Kahve"]);
    await page.goto("/admin");
    const search = page.getByRole("combobox", { name: "İşletme veya bölüm ara" });
    await search.fill("site ay");
    await expect(page.getByRole("option", { name: /Site Ayarları/ })).toBeVisible();
    await search.fill(tag);
    await page.getByRole("option", { name: new RegExp(`${tag} Kahve`) }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${tag} Kahve` })).toBeVisible();

    await page.getByRole("button", { name: /^Bildirimler/ }).click();
    await expect(page.getByRole("link", { name: new RegExp(`${tag}.csv`) }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Bildirimler" })).toBeHidden();
  });

  for (const [device, size] of Object.entries(SIZES)) {
    test(`the business screens meet axe's rules in both colour schemes on a ${device}`, async ({ page }) => {
      test.slow();
      const [business] = await findOwn(page.request, "");
      await page.setViewportSize(size);
      for (const path of [
        ...["/admin/dashboard", "/admin/businesses", `/admin/businesses/${business?.id}`, "/admin-legacy"],
      ]) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await expectSoundInBothSchemes(page);
      }
    });
  }
});
