import { expect } from "@playwright/test";
import { untilHydrated } from "../page-checks.ts";
import { hold } from "./browsing.ts";
import { type Row, rowsOf } from "./row.ts";

const category = rowsOf(2, "Category page");

export const placeScreens: readonly Row[] = [
  category.screen("Loading category data... while loading", async (page, site) => {
    const { slug } = await site.category();
    await page.goto("/categories");
    await untilHydrated(page);
    const release = await hold(page, `**/api/categories/${slug}?*`);
    await page.locator(`a[href="/categories/${slug}"]`).first().click();
    await expect(page.getByText("Loading category data...")).toBeAttached({ timeout: 30_000 });
    release();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Businesses", { timeout: 30_000 });
  }),
];
