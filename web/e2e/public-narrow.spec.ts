import { expect } from "@playwright/test";
import { publicScreens } from "../../scripts/screenshots/screens.ts";
import { sidewaysOverflow, untilHydrated } from "./page-checks.ts";
import { test } from "./test.ts";

/** The narrowest phone, which must fit a page without scrolling to the side. */
test.use({ viewport: { width: 320, height: 568 } });

test("no screen overflows sideways", async ({ page, site }) => {
  for (const { path } of await publicScreens(site.url)) {
    await page.goto(path);
    expect([path, await sidewaysOverflow(page)]).toEqual([path, 0]);
  }
});

test("with text of twice the size no screen overflows sideways, and the header stays as low", async ({
  page,
  site,
}) => {
  test.slow();
  for (const { path } of await publicScreens(site.url)) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expect.poll(() => sidewaysOverflow(page), { message: path }).toBe(0);
    expect([path, await page.getByRole("banner").evaluate(({ clientHeight }) => clientHeight)]).toEqual([path, 64]);
  }
});

test("a focused card is not hidden behind the floating button", async ({ page }) => {
  await page.goto("/categories/hotel");
  await untilHydrated(page);
  const floating = await page.getByRole("link", { name: "Show map" }).boundingBox();
  const links = page.getByRole("list", { name: "Results" }).getByRole("link");
  await links.first().focus();
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press("Tab");
    const foot = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
    expect(foot).toBeLessThanOrEqual(floating?.y ?? 0);
  }
});
