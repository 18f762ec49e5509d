import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { beginSession } from "./admin-session.ts";
import { importSheet, onlyOwn, removeOwn } from "./own-data.ts";
import {
  collectComplaints,
  expectSoundInBothSchemes,
  expectSoundPage,
  SIZES,
  sidewaysOverflow,
  untilHydrated,
} from "./page-checks.ts";
import { test } from "./test.ts";

interface Business {
  id: string;
  slug: string;
  name: string;
  phone: string | null;
}
interface Related {
  sameCategoryInCity: Business[];
  nearby: Business[];
}

async function featured(request: APIRequestContext): Promise<Business[]> {
  return (await request.get("/api/featured-businesses")).json();
}

async function first(request: APIRequestContext): Promise<Business> {
  const [business] = await featured(request);
  if (business === undefined) throw new Error("The site has no featured business");
  return (await request.get(`/api/businesses/${business.slug}`)).json();
}

/** A featured business with others nearby. */
async function withNeighbours(request: APIRequestContext): Promise<{ slug: string; related: Related }> {
  for (const { slug } of await featured(request)) {
    const related: Related = await (await request.get(`/api/businesses/${slug}/related`)).json();
    if (related.nearby.length > 0) return { slug, related };
  }
  throw new Error("No featured business has others nearby");
}

async function openBusiness(page: Page, { slug }: { slug: string }): Promise<void> {
  await page.goto(`/business/${slug}`);
  await untilHydrated(page);
}

test.describe("a report", () => {
  test.use({ viewport: SIZES.phone, contextOptions: { reducedMotion: "reduce" } });

  test("is filled in and sent by the keyboard alone, and arrives in the inbox", async ({ page, request }) => {
    const complaints = collectComplaints(page);
    const business = await first(request);
    await openBusiness(page, business);
    const button = page.getByRole("button", { name: "Report a problem" });
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Report a problem" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Send report" }).press("Enter");
    await expect(dialog.getByRole("radio", { name: /^Wrong hours/ })).toBeFocused();
    await expectSoundInBothSchemes(page);

    const text = `It moved to number 7. ${Date.now()}`;
    await dialog.getByRole("radio", { name: /^Something else/ }).press("Space");
    // At the speed of a person: the server takes a form that is filled within two seconds for a program's.
    await dialog.getByLabel("What is it?").pressSequentially(text, { delay: 70 });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Report sent")).toBeVisible();
    expect(complaints).toEqual([]);

    await beginSession(page);
    const inbox: { items: { message: string | null; reason: string; business: { slug: string } }[] } = await (
      await page.request.get("/api/admin/inbox?kind=report&limit=20")
    ).json();
    expect(inbox.items.find(({ message }) => message === text)).toMatchObject({
      reason: "other",
      business: { slug: business.slug },
    });
  });
});

test("a saved place is listed without a network", async ({ page, context, request }) => {
  const business = await first(request);
  await page.goto("/saved");
  await untilHydrated(page);
  await expect(page.getByText("No saved places yet")).toBeVisible();
  await openBusiness(page, business);
  const save = page.getByRole("button", { name: /^Save/ });
  const chunkLoaded = page.waitForLoadState("networkidle");
  await save.press("Enter");
  await expect(save).toHaveText("Saved, press to remove");
  await chunkLoaded;
  await context.setOffline(true);
  await page.getByRole("link", { name: "Saved places" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved places" })).toBeVisible();
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: business.name });
  await expect(card.getByRole("link", { name: business.name, exact: true })).toHaveAttribute(
    "href",
    `/business/${business.slug}`,
  );
  await context.setOffline(false);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText("1 place.")).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("button", { name: `Remove ${business.name}` }).click();
  await expect(page.getByText("No saved places yet")).toBeVisible();
});

test("the contact card downloads as a vCard file", async ({ page, request }) => {
  const business = await first(request);
  await page.goto(`/business/${business.slug}`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Add to contacts/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${business.slug}.vcf`);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n[\s\S]*\r\nEND:VCARD\r\n$/);
  expect(text.replaceAll("\r\n ", "")).toContain(`FN:${business.name.replace(/[\\,;]/g, "\\$&")}\r\n`);
});

test("a printed page has the facts on white, and no controls", async ({ page, request }) => {
  const { slug } = await withNeighbours(request);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await openBusiness(page, { slug });
  for (const title of ["Opening Hours", "Contact Information", "Business Details", "About This Business"]) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  await expect(page.getByText(new RegExp(`/business/${slug}$`))).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Nearby" })).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByText("Get Directions").first()).toBeHidden();
  const brightness = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    if (context === null) return 0;
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return Math.min(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
  expect(brightness).toBeGreaterThan(240);
});

test.describe("on a phone", () => {
  test.use({ viewport: SIZES.phone, hasTouch: true });

  test("Call Now and Get Directions stay on the screen while the page scrolls", async ({ page, request }) => {
    const business = await first(request);
    await openBusiness(page, business);
    const call = page.getByRole("link", { name: "Call Now" });
    await expect(call).toHaveCount(1);
    for (const heading of ["Opening Hours", "Location & Map"]) {
      await page.getByRole("heading", { name: heading }).scrollIntoViewIfNeeded();
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("link", { name: /^Get Directions/ })).toBeInViewport({ ratio: 1 });
    }
    await expect(call).toHaveAttribute("href", /^tel:\+?\d+$/);
  });
});

test("without JavaScript, buttons that need it are hidden and the contact card still downloads", async ({
  browser,
  baseURL,
  request,
}) => {
  const { slug } = await first(request);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/business/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const name of ["Share", "Save", "Report a problem"]) {
    await expect(page.getByRole("button", { name })).toBeHidden();
  }
  await expect(page.getByRole("link", { name: /^Add to contacts/ })).toBeVisible();
  await context.close();
});

test("without JavaScript a dead photo leaves its drawing as it is", async ({ browser, baseURL, page }) => {
  await beginSession(page);
  const rows = "name,category,address,country_code,place_id,photo\nDead Photo Deli,Cafe,Main St 1,US,dead-photo,";
  const buffer = Buffer.from(`${rows}https://photos.example/dead.jpg\n`);
  await importSheet(page.request, { name: "dead-photo.csv", mimeType: "text/csv", buffer });
  const { slug } = await onlyOwn(page.request, "Dead Photo Deli");
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  await context.route("https://photos.example/**", (route) => route.abort());
  const visitor = await context.newPage();
  await visitor.goto(`/business/${slug}`);
  const photo = visitor.getByRole("main").locator('img[src^="https://photos.example/"]');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const box = visitor.getByRole("main").locator("div:has(> img)");
  const shown = await box.screenshot();
  await photo.evaluate((image: HTMLImageElement) => {
    image.style.visibility = "hidden";
  });
  expect(shown.equals(await box.screenshot())).toBe(true);
  await context.close();
  await removeOwn(page.request, "Dead Photo Deli");
});

test("a street without spaces wraps on a phone, and a business without phone or position ends above the footer", async ({
  page,
}) => {
  await beginSession(page);
  const rows = `name,category,address,country_code,place_id\nLong Street Deli,Cafe,${"Taumatawhaka".repeat(6)} 1,US,long-street\n`;
  await importSheet(page.request, { name: "long-street.csv", mimeType: "text/csv", buffer: Buffer.from(rows) });
  const { slug } = await onlyOwn(page.request, "Long Street Deli");
  await page.setViewportSize(SIZES.phone);
  await openBusiness(page, { slug });
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  const home = await page.getByRole("main").getByRole("link", { name: "Back to Home" }).boundingBox();
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect((footer?.y ?? 0) - (home?.y ?? 0) - (home?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await removeOwn(page.request, "Long Street Deli");
});
