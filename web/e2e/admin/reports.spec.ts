import { expect } from "@playwright/test";
import { WORK_DONE } from "../admin-session.ts";
import { searchInVain } from "../own-data.ts";
import { expectSoundPage } from "../page-checks.ts";
import { test } from "../test.ts";

test("a synonym lets a search find what the other word finds, until it is removed", async ({ page }) => {
  test.slow();
  const word = `zzsyn${Date.now().toString(36).replace(/\d/g, "k")}`;
  await searchInVain(page, word);
  const found = async () => {
    const answer = await page.request.get(`/api/search?q=${word}`);
    return Number((await answer.json()).totalCount);
  };
  expect(await found()).toBe(0);

  const [first] = (await (await page.request.get("/api/businesses?page=1")).json()).businesses;
  const meaning = String(first.name).split(" ").slice(0, 3).join(" ").slice(0, 60);
  await page.goto("/admin/reports");
  await page.getByRole("button", { name: `Eş anlamlı ekle: ${word}` }).click();
  const dialog = page.getByRole("dialog", { name: "Eş anlamlı ekle" });
  await expect(dialog.getByLabel("Aranan terim")).toHaveValue(word);
  await expectSoundPage(page);
  await dialog.getByLabel("Bunu da bul").fill(meaning);
  await dialog.getByRole("button", { name: "Ekle", exact: true }).click();
  await expect(page.getByText("Eş anlamlı eklendi")).toBeVisible(WORK_DONE);
  await expect.poll(found, WORK_DONE).toBeGreaterThan(0);

  const row = page.getByRole("region", { name: "Eş anlamlılar: tablo" }).getByRole("row").filter({ hasText: word });
  await expect(row).toContainText(meaning, WORK_DONE);
  await row.getByRole("button", { name: /^Kaldır/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Kaldır", exact: true }).click();
  await expect(page.getByText("Eş anlamlı kaldırıldı")).toBeVisible(WORK_DONE);
  await expect(row).toHaveCount(0, WORK_DONE);
  await expect.poll(found, WORK_DONE).toBe(0);
});
