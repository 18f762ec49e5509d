import { type APIRequestContext, type BrowserContext, expect, type Page } from "@playwright/test";
import { TEST_ADMIN } from "../../scripts/checks/test-site.ts";

export const { ADMIN_USERNAME: username = TEST_ADMIN.username, ADMIN_PASSWORD: password = TEST_ADMIN.password } =
  process.env;

export async function logIn(page: Page): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Kullanıcı Adı").fill(username);
  await page.getByLabel("Şifre", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Giriş Yap" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hoş geldiniz" })).toBeVisible();
}

/** For work whose duration depends on the machine. */
export const WORK_DONE = { timeout: 60_000 };

/** Opens a screen and waits for its heading. */
export async function openScreen(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible(WORK_DONE);
}

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;
/** The cookies of this worker's last session. */
let lastCookies: Cookies = [];

/** Logs in without the form, reusing the session of an earlier journey while it is valid. */
export async function beginSession(page: Page): Promise<void> {
  await shareSession(page.context());
}

/** Like `beginSession`, for all pages of a context. */
export async function shareSession(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => window.localStorage.setItem("adminAuth", "true"));
  if (lastCookies.length > 0) {
    await context.addCookies(lastCookies);
    if ((await context.request.get("/api/admin/session")).ok()) return;
    await context.clearCookies();
  }
  await openSession(context.request);
  lastCookies = await context.cookies();
}

/** Logs in to a session of its own, for journeys that end it. */
export async function startOwnSession(page: Page): Promise<void> {
  await page.context().addInitScript(() => window.localStorage.setItem("adminAuth", "true"));
  await openSession(page.request);
}

async function openSession(request: APIRequestContext): Promise<void> {
  const answer = await request.post("/api/admin/login", { data: { username, password }, ...WORK_DONE });
  expect(answer.status()).toBe(200);
}
