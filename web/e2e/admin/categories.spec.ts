import { expect, type Locator } from "@playwright/test";
import { beginSession, WORK_DONE } from "../admin-session.ts";
import { expectSoundPage } from "../page-checks.ts";
import { test } from "../test.ts";

test("an administrator renames a category for every visitor, and takes it back", async ({ page }) => {
  test.slow();
  const name = `Zz ${Date.now().toString(36)}`;
  const names = async () =>
    (await (await page.request.get("/api/categories")).json()).map(({ category }: { category: string }) => category);
  await beginSession(page);
  await page.goto("/admin/categories");
  const rename = page
    .getByRole("region", { name: "Etiketler" })
    .getByRole("button", { name: /^Yeniden adlandır/ })
    .first();
  await rename.click(WORK_DONE);
  const dialog = page.getByRole("dialog", { name: "Kategoriyi yeniden adlandır" });
  await expectSoundPage(page);
  await dialog.getByLabel("Yeni ad").fill(name);
  await dialog.getByRole("button", { name: "Yeniden adlandır" }).click();
  await expect(page.getByText("Karar kaydedildi")).toBeVisible(WORK_DONE);
  await expect.poll(names, WORK_DONE).toContain(name);

  const history = page.getByRole("region", { name: "Karar geçmişi" });
  await history.getByRole("button", { name: new RegExp(`^Geri al: .*${name}`) }).click(WORK_DONE);
  await page.getByRole("dialog", { name: "Kararı geri al" }).getByRole("button", { name: "Geri al" }).click();
  await expect(page.getByText("Karar geri alındı")).toBeVisible(WORK_DONE);
  await expect.poll(names, WORK_DONE).not.toContain(name);
});

test("what a dialog's field finds is whole inside the dialog, and the field stays where it is", async ({ page }) => {
  await beginSession(page);
  await page.goto("/admin/categories");
  const move = page.getByRole("region", { name: "Etiketler" }).getByRole("button", { name: /^Taşı/ });
  await move.first().click(WORK_DONE);
  const dialog = page.getByRole("dialog", { name: "Etiketi başka türe taşı" });
  const field = dialog.getByRole("combobox", { name: "Tür" });
  // The dialog slides in.
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const place = await boxOf(field);
  await field.fill("restaurant");
  const list = dialog.getByRole("listbox");
  await expect(list.getByRole("option").nth(3)).toBeVisible(WORK_DONE);
  const [inner, outer] = [await boxOf(list.locator("..")), await boxOf(dialog)];
  expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height);
  expect(inner.height).toBeGreaterThan(150);
  expect((await boxOf(field)).y).toBeCloseTo(place.y, 0);
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("The element is not shown");
  return box;
}
