import { expect, type Page } from "@playwright/test";
import { expectSoundInBothSchemes, SIZES, untilHydrated } from "./page-checks.ts";
import { test } from "./test.ts";

/** From now on the directory answers this page nothing, until the function that is returned lets it. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route("**/api/**", (route) => route.abort("connectionrefused"));
  return () => page.unroute("**/api/**");
}

/** The number of skeletons on the page. */
async function placeholders(page: Page): Promise<number> {
  return page
    .locator("main *")
    .evaluateAll((all) => all.filter((e) => getComputedStyle(e).animationName === "pulse").length);
}

test.describe("while the directory is unreachable", () => {
  test.use({ viewport: SIZES.phone, contextOptions: { reducedMotion: "reduce" } });

  test("a failed search is accessible, keeps no placeholders, and recovers", async ({ page }) => {
    await page.goto("/search?q=restaurant");
    await untilHydrated(page);
    const letIn = await cutOff(page);
    await page.getByRole("link", { name: "Rating", exact: true }).click();
    const failure = page.getByRole("alert").filter({ hasText: "The search does not answer" });
    await expect(failure).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("restaurant");
    expect(await placeholders(page), "places kept for what does not come").toBe(0);
    await expectSoundInBothSchemes(page);
    await letIn();
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("list", { name: "Results" }).getByRole("listitem").first()).toBeVisible();
    await expect(failure).toBeHidden();
  });

  test("a business that fails to load is accessible, and recovers", async ({ page }) => {
    await page.goto("/");
    await untilHydrated(page);
    const card = page.locator('main a[href^="/business/"]').first();
    const path = await card.getAttribute("href");
    const letIn = await cutOff(page);
    await card.click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("We cannot reach the directory", { timeout: 30_000 });
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page).toHaveTitle("We cannot reach the directory – Meridian");
    await expect(page.getByRole("banner")).toBeVisible();
    await expectSoundInBothSchemes(page);
    await letIn();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading).not.toHaveText("We cannot reach the directory");
    await expect(page).not.toHaveTitle(/reach/);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
