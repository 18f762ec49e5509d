import { expect, type Page } from "@playwright/test";
import { beginSession } from "./admin-session.ts";
import { csvSheet, importSheet, templateRow } from "./admin-specification/own-data.ts";
import { COLOR_SCHEMES, expectSoundPage, SIZES } from "./page-checks.ts";
import { test } from "./test.ts";

/** A change reaches the public pages within seconds; a busy machine takes longer. */
const PUBLIC_TIMEOUT_MS = 60_000;
const IMPORT_TIMEOUT_MS = 60_000;

/** A name that no other test has. */
function newTag(): string {
  return `Liman${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;
}

/** Imports businesses called "<tag> <word>"; answers when they are in the directory. */
async function importBusinesses(page: Page, tag: string, words: readonly string[]): Promise<void> {
  const header = "name,address,phone,category,latitude,longitude,rating,reviewCount,place_id,country_code";
  const rows = words.map(
    (word, index) =>
      `${tag} ${word},"Deniz Sk. ${index + 1}, Kadıköy, İstanbul, Türkiye",+90 216 555 01 0${index},Cafe,40.99,29.02,4.${index + 1},${index + 3},${tag}-${word},TR`,
  );
  const answer = await page.request.post("/api/upload-excel-batch", {
    multipart: {
      batchSize: "500",
      file: { name: `${tag}.csv`, mimeType: "text/csv", buffer: Buffer.from([header, ...rows].join("\n")) },
    },
    timeout: IMPORT_TIMEOUT_MS,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

interface Found {
  id: string;
  slug: string;
  name: string;
  phone: string | null;
  revision: number;
}

async function findBusinesses(page: Page, tag: string, query = ""): Promise<Found[]> {
  const answer = await page.request.get(`/api/admin/businesses?filter=${encodeURIComponent(tag)}${query}`);
  expect(answer.status()).toBe(200);
  const { businesses }: { businesses: Found[] } = await answer.json();
  return businesses;
}

async function onlyBusiness(page: Page, tag: string): Promise<Found> {
  const [business] = await findBusinesses(page, tag);
  if (business === undefined) throw new Error(`No business is called ${tag}`);
  return business;
}

async function expectPublicStatus(page: Page, slug: string, status: number): Promise<void> {
  const statusOf = async () => (await page.request.get(`/api/businesses/${slug}`)).status();
  await expect.poll(statusOf, { timeout: PUBLIC_TIMEOUT_MS }).toBe(status);
}

const toast = (page: Page) => page.getByRole("region", { name: /Bildirimler/ });

test.describe("the administrator's businesses", () => {
  test.beforeEach(async ({ page }) => beginSession(page));

  test("an approval taken back hides a business from visitors, and given again shows it", async ({ page }) => {
    const tag = newTag();
    await importBusinesses(page, tag, ["Kahve"]);
    const { slug, name } = await onlyBusiness(page, tag);
    await expectPublicStatus(page, slug, 200);

    await page.goto("/admin/businesses");
    await page.getByLabel("İşletme adı", { exact: true }).fill(tag);
    await expect(page).toHaveURL(new RegExp(`q=${tag}`));
    await page.getByRole("button", { name: `Approved: ${name}` }).click();
    await expect(page.getByRole("button", { name: `Approve: ${name}` })).toBeVisible();
    await expectPublicStatus(page, slug, 404);

    await page.getByRole("button", { name: `Approve: ${name}` }).click();
    await expect(page.getByRole("button", { name: `Approved: ${name}` })).toBeVisible();
    await expectPublicStatus(page, slug, 200);
  });

  test("an edit names what is wrong beside its field, is locked, and stands before an older version", async ({
    page,
  }) => {
    const tag = newTag();
    await importBusinesses(page, tag, ["Kahve"]);
    const { id, slug } = await onlyBusiness(page, tag);
    await page.goto(`/admin/businesses/${id}`);
    const website = page.getByLabel("Web sitesi", { exact: true });
    await website.fill("kahve");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(website).toHaveAttribute("aria-invalid", "true");
    await expect(website).toBeFocused();

    await website.fill("https://kahve.example.org/");
    await expect(page.getByRole("button", { name: "Web sitesi alanını kilitle" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    const { revision } = await onlyBusiness(page, tag);
    const other = await page.request.patch(`/api/admin/businesses/${id}`, {
      data: { revision, fields: { phone: "+90 216 555 09 09" } },
    });
    expect(other.status(), await other.text()).toBe(200);
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("Siz düzenlerken bu işletme değişti")).toBeVisible();
    await expect(page.getByRole("row", { name: /Web sitesi/ })).toContainText("https://kahve.example.org/");
    await page.getByRole("button", { name: "Benim değişikliklerimi kaydet" }).click();
    await expect(toast(page)).toContainText("kaydedildi");
    await expect
      .poll(async () => (await (await page.request.get(`/api/businesses/${slug}`)).json()).website, {
        timeout: PUBLIC_TIMEOUT_MS,
      })
      .toBe("https://kahve.example.org/");
  });

  test("an approval shows within seconds, and an edit outlives the import of its file", async ({ page }) => {
    const tag = newTag();
    const rows = [templateRow(`${tag} Kahve`, 1), templateRow(`${tag} Kafe`, 2)];
    const sheet = csvSheet(`${tag}.csv`, rows);
    await importSheet(page.request, sheet);
    const { id, slug } = await onlyBusiness(page, `${tag} Kahve`);
    await page.request.post(`/api/admin/businesses/${id}/toggle-approval`);
    await expectPublicStatus(page, slug, 404);
    await page.request.post(`/api/admin/businesses/${id}/toggle-approval`);
    const approvedAt = performance.now();
    await expectPublicStatus(page, slug, 200);
    const description = `${Math.round(performance.now() - approvedAt)} ms`;
    test.info().annotations.push({ type: "public after its approval", description });

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
    expect((await onlyBusiness(page, `${tag} Kafe`)).phone).toContain("555 17 11");
  });

  test("a deleted business is gone for visitors, waits in the trash, and comes back as it was", async ({ page }) => {
    const tag = newTag();
    await importBusinesses(page, tag, ["Kahve"]);
    const { slug, name } = await onlyBusiness(page, tag);
    await expectPublicStatus(page, slug, 200);
    await page.goto(`/admin/businesses?q=${tag}`);
    await page.getByRole("button", { name: `Sil: ${name}` }).click();
    const question = page.getByRole("dialog", { name: "İşletmeyi sil" });
    await expect(question).toContainText(`Are you sure you want to delete "${name}"?`);
    await question.getByRole("button", { name: "Sil" }).click();
    await expect(toast(page)).toContainText("Business Deleted");
    await expectPublicStatus(page, slug, 410);

    await page.getByRole("button", { name: /^Çöp Kutusu/ }).click();
    await page.getByRole("button", { name: `Geri al: ${name}` }).click();
    await expect(toast(page)).toContainText("geri alındı");
    await expectPublicStatus(page, slug, 200);
  });

  test("several are changed together, and two become one whose old address leads to it", async ({ page }) => {
    const tag = newTag();
    await importBusinesses(page, tag, ["Kahve", "Kafe"]);
    const found = await findBusinesses(page, tag);
    await page.goto(`/admin/businesses?q=${tag}`);
    await page.getByLabel("Tümünü seç").check();
    await page.getByRole("button", { name: "Gizle" }).click();
    await expect(toast(page)).toContainText("2 işletmenin onayı kaldırıldı");
    await page.getByLabel("Tümünü seç").check();
    await page.getByRole("button", { name: "Onayla" }).click();
    await expect(toast(page)).toContainText("2 işletme onaylandı");

    await page.getByLabel("Tümünü seç").check();
    await page.getByRole("link", { name: "Birleştir" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "İşletmeleri birleştir" })).toBeVisible();
    await page.getByRole("button", { name: "Birleştir" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Birleştir" }).click();
    await expect(page.getByRole("button", { name: "Kaydet", exact: true })).toBeVisible();
    const kept = await onlyBusiness(page, tag);
    const gone = found.find(({ id }) => id !== kept.id);
    await expect
      .poll(async () => (await page.request.get(`/business/${gone?.slug}`, { maxRedirects: 0 })).status(), {
        timeout: PUBLIC_TIMEOUT_MS,
      })
      .toBe(301);
    expect((await page.request.get(`/business/${gone?.slug}`)).url()).toContain(`/business/${kept.slug}`);
  });

  test("the header finds sections and businesses, and the bell tells of imports that ended", async ({ page }) => {
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

  for (const colorScheme of COLOR_SCHEMES) {
    for (const [device, size] of Object.entries(SIZES)) {
      test(`has nothing that axe objects to in ${colorScheme} mode on a ${device}`, async ({ page }) => {
        test.slow();
        const { id } = await anyBusiness(page);
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        for (const path of ["/admin/dashboard", "/admin/businesses", `/admin/businesses/${id}`, "/admin-legacy"]) {
          await page.goto(path);
          await page.getByRole("heading", { level: 1 }).waitFor();
          await expectSoundPage(page);
        }
      });
    }
  }
});

async function anyBusiness(page: Page): Promise<Found> {
  const answer = await page.request.get("/api/admin/businesses?limit=1");
  const { businesses }: { businesses: Found[] } = await answer.json();
  const [business] = businesses;
  if (business === undefined) throw new Error("The directory is empty");
  return business;
}

test("the combined screen asks for a login of its own, and shows everything behind it", async ({ page }) => {
  await page.goto("/admin-legacy");
  await expect(page.getByRole("button", { name: "Login" })).toBeDisabled();
  await page.getByLabel("Username").fill("nobody");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Invalid Login")).toBeVisible();

  await beginSession(page);
  await page.goto("/admin-legacy");
  await expect(page.getByText("Sistem Durumu")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Excel Import & Export" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Danger Zone" })).toBeVisible();
  await page.getByRole("button", { name: "Site Ayarları" }).click();
  await expect(page.getByLabel("Body Tag Kodları")).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
});
