import { expect } from "@playwright/test";
import { logIn } from "../admin-session.ts";
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
