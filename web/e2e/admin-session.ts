import { expect, type Page } from "@playwright/test";

export const username = process.env.ADMIN_USERNAME ?? "admin";
const password = process.env.ADMIN_PASSWORD ?? "";

export async function logIn(page: Page): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Kullanıcı Adı").fill(username);
  await page.getByLabel("Şifre", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Giriş Yap" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hoş geldiniz" })).toBeVisible();
}

const LOGIN_TIMEOUT_MS = 60_000;

/** A session as the login makes it, for journeys that are not about the login. */
export async function beginSession(page: Page): Promise<void> {
  const answer = await page.request.post("/api/admin/login", {
    data: { username, password },
    timeout: LOGIN_TIMEOUT_MS,
  });
  expect(answer.status()).toBe(200);
  await page.addInitScript(() => window.localStorage.setItem("adminAuth", "true"));
}
