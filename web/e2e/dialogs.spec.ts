import { expect, type Locator, type Page } from "@playwright/test";
import { collectComplaints, expectSoundPage, SIZES, untilHydrated } from "./page-checks.ts";
import { test } from "./test.ts";

/** More than there are in any dialog of visitors. */
const MANY_TABS = 60;

const searchButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Search businesses" }).filter({ visible: true });

async function expectFocusWithin(dialog: Locator): Promise<void> {
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Whether screen readers reach what is behind a dialog; the keyboard and the pointer are kept from it as well. */
async function expectReach(page: Page, isWithin: boolean): Promise<void> {
  const behind = page.locator("header");
  if (isWithin) await expect(behind).not.toHaveAttribute("aria-hidden");
  else await expect(behind).toHaveAttribute("aria-hidden", "true");
}

test.describe("a dialog", () => {
  test.use({ viewport: SIZES.phone });

  test("takes the focus, keeps it, and returns it", async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto("/");
    await untilHydrated(page);
    await searchButton(page).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Search" });
    const field = dialog.getByRole("combobox").first();
    await expect(field).toBeFocused();
    await expectReach(page, false);
    await expectSoundPage(page);

    await field.press("Shift+Tab");
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(dialog.getByRole("button", { name: "Search" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    for (let tab = 0; tab < MANY_TABS; tab++) {
      await page.keyboard.press("Tab");
      await expectFocusWithin(dialog);
    }

    await field.fill("zzzzqq");
    await expect(dialog.getByRole("option", { name: /zzzzqq/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
    await expectReach(page, true);
    expect(complaints).toEqual([]);
  });

  test("opens repeatedly, and its field keeps letters typed right after opening", async ({ page }) => {
    await page.goto("/");
    await untilHydrated(page);
    const dialog = page.getByRole("dialog", { name: "Search" });
    const field = dialog.getByRole("combobox").first();
    // Its script comes with the first interaction.
    await searchButton(page).press("Enter");
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
    for (const word of ["pizza", "hotel"]) {
      await searchButton(page).press("Enter");
      await page.keyboard.type(word);
      await expect(field).toHaveValue(word);
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
      await expect(searchButton(page)).toBeFocused();
    }
  });
});

test.describe("a side dialog", () => {
  test.use({ viewport: { width: 1100, height: 800 } });

  test("closes on a press outside, but not when a press only ends there", async ({ page }) => {
    await page.goto("/search?q=restaurant");
    await untilHydrated(page);
    const opener = page.getByRole("button", { name: /^Filters/ });
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Filters" });
    await expect(dialog.getByRole("link", { name: "Verified" })).toBeVisible();

    await dialog.getByRole("heading", { name: "Filters" }).hover();
    await page.mouse.down();
    await page.mouse.move(900, 400);
    await page.mouse.up();
    await expect(dialog).toBeVisible();

    const address = page.url();
    await page.mouse.click(900, 400);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(page.url(), "nothing behind the dialog was pressed").toBe(address);
  });

  test("makes the page behind it inert while the results change", async ({ page }) => {
    await page.goto("/search?q=restaurant");
    await untilHydrated(page);
    await page.getByRole("button", { name: /^Filters/ }).click();
    const dialog = page.getByRole("dialog", { name: "Filters" });
    await dialog.getByRole("link", { name: "Has a website" }).click();
    await expect(page).toHaveURL(/has=website/);
    await expect(page.getByRole("list", { name: "Filters in use", includeHidden: true })).toBeAttached();
    await expectReach(page, false);
    for (let tab = 0; tab < MANY_TABS; tab++) {
      await page.keyboard.press("Tab");
      await expectFocusWithin(dialog);
    }
    await dialog.getByRole("button", { name: /^Show / }).click();
    await expectReach(page, true);
    await page.getByRole("link", { name: "Remove filter: Has a website" }).click();
    await expect(page).not.toHaveURL(/has=/);
  });
});
