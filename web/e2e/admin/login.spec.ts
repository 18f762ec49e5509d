import { expect } from "@playwright/test";
import { newTag, templateRow } from "../../site-tests/own-businesses.ts";
import { logIn } from "../admin-session.ts";
import { csvSheet } from "../own-data.ts";
import { test } from "../test.ts";

test("a login sends its cookie, survives a reload and ends with the logout [admin 4.2] [admin 4.3] [admin 7.1]", async ({
  page,
}) => {
  const flag = () => page.evaluate(() => window.localStorage.getItem("adminAuth"));
  const request = page.waitForRequest("**/api/admin/stats");
  await logIn(page);
  expect(await (await request).headerValue("cookie")).toContain("session");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Hoş geldiniz" })).toBeVisible();
  expect(await flag()).toBe("true");
  await page.getByRole("button", { name: "Çıkış Yap" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await flag()).toBeNull();
  expect((await page.request.get("/api/admin/session")).status()).toBe(401);
});

test("imports a file, reports true figures, and adds nothing the second time", async ({ page }) => {
  const tag = newTag("Fener");
  const rows = Array.from({ length: 12 }, (_, index) => templateRow(`${tag} Kahve ${index + 1}`, index + 1));
  const file = csvSheet(`${tag}.csv`, rows);
  await logIn(page);
  await page.getByRole("link", { name: "Excel Yükleme" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Excel Yükleme" })).toBeVisible();

  for (const [created, skipped] of [
    ["12", "0"],
    ["0", "12"],
  ] as const) {
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "İçe aktarmayı başlat" }).click();
    const report = page.locator("section", { has: page.getByRole("heading", { name: "Sonuçlar" }) });
    await expect(report.getByRole("heading", { name: file.name })).toBeVisible({ timeout: 30_000 });
    const figure = (name: string) => report.locator("div", { has: page.getByText(name, { exact: true }) }).last();
    await expect(figure("Yeni Eklenen")).toContainText(created);
    await expect(figure("Atlanan")).toContainText(skipped);
  }
  await expect(page.getByRole("row", { name: new RegExp(file.name) }).first()).toContainText("Başarılı");

  await expect(async () => {
    await page.goto(`/search?q=${tag}`);
    await expect(page.getByRole("link", { name: `${tag} Kahve 1`, exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
});
