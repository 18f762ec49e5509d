import { expect } from "@playwright/test";
import { newTag, templateRow } from "../../site-tests/own-businesses.ts";
import { beginSession } from "../admin-session.ts";
import { csvSheet, importSheet, onlyOwn } from "../own-data.ts";
import { untilHydrated } from "../page-checks.ts";
import { test } from "../test.ts";

test("an order of sources outlives the page and is in the log; a business names the file of its values", async ({
  page,
}) => {
  await beginSession(page);
  await page.goto("/admin/sources");
  await untilHydrated(page);
  const order = page.getByRole("region", { name: "Kaynak önceliği" });
  await order.getByRole("button", { name: "Sırayı düzenle" }).click();
  await expect(order.getByText("Henüz bir sıra yok")).toBeVisible();
  await order.getByRole("button", { name: "Sırayı kaydet" }).click();
  await expect(page.getByText("Sıra kaydedildi")).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await order.getByRole("button", { name: "Sırayı düzenle" }).click();
  await order.getByRole("button", { name: "Sırayı kaldır" }).click();
  await expect(page.getByText("Sıra kaldırıldı")).toBeVisible();
  await page.goto("/admin/audit");
  await expect(page.getByText("Kaynak önceliği değiştirildi").first()).toBeVisible();

  const tag = newTag();
  await importSheet(page.request, csvSheet(`${tag}.csv`, [templateRow(`${tag} Kahve`, 1)]));
  const { id } = await onlyOwn(page.request, tag);
  await page.goto(`/admin/businesses/${id}`);
  await untilHydrated(page);
  await page.getByText("Bilgilerin kaynağı").click();
  await expect(page.getByRole("term").filter({ hasText: `${tag}.csv` })).toBeVisible();
});
