import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { logIn, username } from "./admin-session.ts";
import { test } from "./test.ts";

/** A small file in the columns of the template; the tag keeps tests apart from each other. */
function csvOf(tag: string, rows: number): string {
  const lines = ["name,address,phone,category,latitude,longitude,rating,reviewCount,place_id,country_code"];
  for (let row = 1; row <= rows; row++) {
    lines.push(
      `${tag} Kahve ${row},"Deniz Sk. ${row}, Kadıköy, İstanbul, Türkiye",+90 216 555 01 0${row % 10},Cafe,40.99,29.02,4.${row % 10},${row * 3},${tag}-${row},TR`,
    );
  }
  return lines.join("\n");
}

test.describe("the admin area", () => {
  test("sends whoever is not logged in to the login", async ({ page }) => {
    await page.goto("/admin/upload");
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole("heading", { level: 1, name: "Admin Paneli" })).toBeVisible();
    await expect(page.getByText("Güvenli Giriş")).toBeVisible();
    await expect(page.getByRole("button", { name: "Giriş Yap" })).toBeDisabled();
  });

  test("a flag without a session opens nothing", async ({ page }) => {
    await page.goto("/admin/login");
    await page.evaluate(() => window.localStorage.setItem("adminAuth", "true"));
    await page.goto("/admin/upload");
    await expect(page).toHaveURL(/\/admin\/login$/);
  });

  test("tells a wrong password and keeps what was typed", async ({ page }) => {
    await page.goto("/admin/login");
    await page.getByLabel("Kullanıcı Adı").fill(username);
    await page.getByLabel("Şifre", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Giriş Yap" }).click();
    await expect(page.getByText("Geçersiz kullanıcı adı veya şifre")).toBeVisible();
    await expect(page.getByLabel("Kullanıcı Adı")).toHaveValue(username);
  });

  test("imports a file, reports true figures, and adds nothing the second time", async ({ page }) => {
    const tag = `Fener${Date.now()}`;
    const file = { name: `${tag}.csv`, mimeType: "text/csv", buffer: Buffer.from(csvOf(tag, 12)) };
    await logIn(page);
    await page.getByRole("link", { name: "Excel Yükleme" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Excel Yükleme" })).toBeVisible();

    for (const [created, skipped] of [
      ["12", "0"],
      ["0", "12"],
    ]) {
      await page.locator("input[type=file]").setInputFiles(file);
      await page.getByRole("button", { name: "Yüklemeyi Başlat" }).click();
      const report = page.locator("section", { has: page.getByRole("heading", { name: "Sonuçlar" }) });
      await expect(report.getByRole("heading", { name: file.name })).toBeVisible({ timeout: 30_000 });
      await expect(
        report.locator("div", { has: page.getByText("Yeni Eklenen", { exact: true }) }).last(),
      ).toContainText(created ?? "");
      await expect(report.locator("div", { has: page.getByText("Atlanan", { exact: true }) }).last()).toContainText(
        skipped ?? "",
      );
    }
    await expect(page.getByRole("row", { name: new RegExp(file.name) }).first()).toContainText("Başarılı");

    await expect(async () => {
      await page.goto(`/search?q=${tag}`);
      await expect(page.getByRole("link", { name: `${tag} Kahve 1`, exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
  });

  test("refuses what is no spreadsheet with its name, and what is too large before it is sent", async ({ page }) => {
    await logIn(page);
    await page.goto("/admin/upload");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: Buffer.from("x") });
    await expect(page.getByText("Geçersiz dosya türü")).toBeVisible();
    await expect(page.getByRole("button", { name: "Yüklemeyi Başlat" })).toBeDisabled();
  });

  test("logging out ends the session", async ({ page }) => {
    await logIn(page);
    await page.getByRole("button", { name: "Çıkış Yap" }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    const answer = await page.request.get("/api/admin/session");
    expect(answer.status()).toBe(401);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`has nothing that axe objects to in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto("/admin/login");
      await page.getByLabel("Kullanıcı Adı").waitFor();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await logIn(page);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.goto("/admin/upload");
      await page.getByRole("heading", { name: "Son aktarımlar" }).waitFor();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
});
