import { type APIRequestContext, expect, type Page, request as requests } from "@playwright/test";
import { password, username } from "./admin-session.ts";
import {
  collectComplaints,
  expectSoundInBothSchemes,
  expectSoundPage,
  layoutShift,
  untilHydrated,
} from "./page-checks.ts";
import { test } from "./test.ts";

const SETTINGS = "/api/admin/site-settings";

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel("Full Name*").fill("Zoë Şahin");
  await page.getByLabel("Email Address*").fill("zoe@example.org");
  await page.getByLabel("Subject*").fill("Opening a branch");
  await page.getByLabel("Message*").fill("Hello, we open a branch in Köln.");
}

async function logIn(baseURL: string | undefined): Promise<APIRequestContext> {
  const admin = await requests.newContext(baseURL === undefined ? {} : { baseURL });
  const answer = await admin.post("/api/admin/login", { data: { username, password } });
  expect(answer.status()).toBe(200);
  return admin;
}

test("the form is filled in and sent by the keyboard alone", async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto("/contact");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Send Message" }).press("Enter");
  await expect(page.getByLabel("Full Name*")).toBeFocused();
  await expectSoundInBothSchemes(page);
  for (const text of ["Zoë Şahin", "zoe@example.org", "Şahin & Co", "+49 221 123", "Opening a branch"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Hello, we open a branch in Köln.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Message Sent Successfully")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the form works without JavaScript, and its page shows the invalid fields", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto("/contact");
  await fillForm(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL(/\/contact\?outcome=sent$/);
  await expect(page.getByRole("status").filter({ hasText: "Message Sent Successfully" })).toBeVisible();
  await page.goto("/contact?problems=email.name");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await context.close();
});

test.describe("the admin's snippets", () => {
  let admin: APIRequestContext;
  let former: Record<string, string>;

  test.beforeAll(async ({ baseURL }) => {
    admin = await logIn(baseURL);
    former = await (await admin.get(SETTINGS)).json();
    const mark = (name: string) =>
      `<script data-mark="${name}">(window.ran = window.ran || []).push("${name}")</script>`;
    const data = {
      head_tags: `<meta name="snippet-check" content="1">${mark("head")}<script data-consent="preference">(window.ran = window.ran || []).push("chat")</script>`,
      analytics_code: mark("analytics"),
      facebook_pixel: `<div id="pixel-check">${mark("pixel")}</div>`,
      footer_tags: `<script src="https://scripts.example/first.js"></script>${mark("footer")}`,
    };
    expect((await admin.post(SETTINGS, { data })).status()).toBe(200);
  });
  test.afterAll(async () => {
    expect((await admin.post(SETTINGS, { data: former })).status()).toBe(200);
    // The worker's next journey would load these scripts, too.
    await expect.poll(async () => (await admin.get("/contact")).text()).not.toContain("snippet-check");
    await admin.dispose();
  });

  const ran = (page: Page) => page.evaluate(() => Reflect.get(window, "ran") as string[] | undefined);

  /** Gateways hear of the change within a second. */
  async function open(page: Page, path = "/contact"): Promise<void> {
    await page.route("https://scripts.example/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: '(window.ran = window.ran || []).push("first")' }),
    );
    await expect
      .poll(async () => (await (await page.request.get(SETTINGS)).json()).head_tags)
      .toContain("snippet-check");
    await page.goto(path);
    await untilHydrated(page);
  }

  test("run with the page's nonce in their place, and tracking only after consent [admin 2.80] [public 2.16]", async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await open(page);
    await expect.poll(() => ran(page)).toEqual(["head", "first", "footer"]);
    await expect(page.locator('head meta[name="snippet-check"]')).toHaveCount(1);
    const nonces = await page
      .locator("script[data-mark]")
      .evaluateAll((scripts) => scripts.map((script) => script instanceof HTMLScriptElement && script.nonce !== ""));
    expect(nonces).toEqual([true, true]);
    expect(await page.locator("body").evaluate((body) => body.lastElementChild?.getAttribute("data-mark"))).toBe(
      "footer",
    );
    await expect(page.locator("#pixel-check")).toHaveCount(0);

    const banner = page.getByRole("region", { name: "Cookies, if you agree" });
    await expect(banner).toBeVisible();
    await expectSoundPage(page);
    await banner.getByRole("button", { name: "Accept all" }).click();
    await expect(banner).toBeHidden();
    await expect.poll(async () => (await ran(page))?.slice(3)).toEqual(["chat", "analytics", "pixel"]);
    expect(await page.locator("body").evaluate((body) => body.firstElementChild?.id)).toBe("pixel-check");
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
    expect(complaints).toEqual([]);

    await page.reload();
    await untilHydrated(page);
    await expect.poll(async () => (await ran(page))?.length).toBe(6);
    await expect(banner).toHaveCount(0);
  });

  test("do not run without consent, which can be given by category and withdrawn", async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: "Only essential" }).click();
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => ran(page)).toEqual(["head", "first", "footer"]);

    const reopen = page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" });
    await reopen.click();
    const dialog = page.getByRole("dialog", { name: "Cookie settings" });
    await expect(dialog.getByLabel("Essential")).toBeDisabled();
    await dialog.getByLabel("Analytics").check({ force: true });
    await expectSoundPage(page);
    await dialog.getByRole("button", { name: "Save my choice" }).click();
    await expect.poll(async () => (await ran(page))?.slice(3)).toEqual(["analytics"]);

    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as a tracker does it
      document.cookie = "tracker=1; path=/";
    });
    await reopen.click();
    await dialog.getByLabel("Analytics").uncheck({ force: true });
    await Promise.all([page.waitForEvent("load"), dialog.getByRole("button", { name: "Save my choice" }).click()]);
    await untilHydrated(page);
    await expect.poll(() => ran(page)).toEqual(["head", "first", "footer"]);
    expect(await page.evaluate(() => document.cookie)).not.toContain("tracker");
  });

  test("never run in the admin area, nor anywhere once switched off", async ({ page }) => {
    await open(page, "/admin/login");
    await expect(page.getByRole("heading", { name: "Admin Paneli" })).toBeVisible();
    expect(await ran(page)).toBeUndefined();
    await admin.post(`${SETTINGS}/switch`, { data: { isEnabled: false } });
    await expect.poll(async () => (await (await page.request.get(SETTINGS)).json()).head_tags).toBe("");
    const isRead = page.waitForResponse(`**${SETTINGS}`);
    await page.goto("/contact");
    await isRead;
    await untilHydrated(page);
    await page.keyboard.press("Shift");
    await expect(page.getByRole("region", { name: /^Notifications/ })).toBeAttached();
    expect(await ran(page)).toBeUndefined();
    await admin.post(`${SETTINGS}/switch`, { data: { isEnabled: true } });
    // Otherwise the pages would have no snippets yet when they are taken away, and might get them afterwards.
    await open(page);
    await expect.poll(() => ran(page)).toEqual(["head", "first", "footer"]);
  });
});
