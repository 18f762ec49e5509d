import { getDirectorySettings, saveDirectorySettings } from "@meridian/contracts/businesses/admin-businesses-api";
import { DEFAULT_REVIEW_THRESHOLDS } from "@meridian/contracts/imports/import-review";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectNotice } from "../../admin-shell.ts";
import { answer, fail } from "../../network.ts";
import { openUpload } from "./import-fixtures.ts";

it("shares that cannot be read say so, and are read again on request", async () => {
  const { user } = await openUpload();
  fail(getDirectorySettings, 403);
  await user.click(screen.getByRole("button", { name: "Oranları düzenle" }));
  const panel = await screen.findByRole("alert");
  expect(panel.textContent).toContain("Oranlar alınamadı");
  answer(getDirectorySettings, { isApprovedByDefault: false });
  await user.click(within(panel).getByRole("button", { name: "Tekrar dene" }));
  expect(await screen.findByLabelText("Bilinmeyen şehirler (%)")).toHaveProperty("value", "5");
});

it("an emptied share stays empty, and is not saved as 0", async () => {
  const { user } = await openUpload();
  answer(getDirectorySettings, { isApprovedByDefault: false });
  await user.click(screen.getByRole("button", { name: "Oranları düzenle" }));
  const changes = await screen.findByLabelText("Değişecek kayıtlı işletmeler (%)");
  await user.clear(changes);
  expect(changes).toHaveProperty("value", "");
  expect(changes).toHaveProperty("validity.valid", false);
});

it("a share above 100 is explained at its field, and saved once corrected", async () => {
  const { user } = await openUpload();
  answer(getDirectorySettings, { isApprovedByDefault: false });
  const saves = answer(saveDirectorySettings, { success: true, message: "" });
  await user.click(screen.getByRole("button", { name: "Oranları düzenle" }));
  const cities = await screen.findByLabelText("Bilinmeyen şehirler (%)");
  await user.clear(cities);
  await user.type(cities, "120");
  await user.click(screen.getByRole("button", { name: "Oranları kaydet" }));
  expect(await screen.findByText("0 ile 100 arasında bir sayı yazın.")).toBeTruthy();
  expect([document.activeElement, saves.length]).toEqual([cities, 0]);
  await user.clear(cities);
  await user.type(cities, "12");
  expect(screen.queryByText("0 ile 100 arasında bir sayı yazın.")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Oranları kaydet" }));
  await expectNotice("Ayarlar kaydedildi");
});

it("the shares that hold an import can be read and changed", async () => {
  const { user } = await openUpload();
  answer(getDirectorySettings, { isApprovedByDefault: false });
  const saves = answer(saveDirectorySettings, { success: true, message: "" });
  await user.click(screen.getByRole("button", { name: "Oranları düzenle" }));
  const changes = await screen.findByLabelText("Değişecek kayıtlı işletmeler (%)");
  expect(changes).toHaveProperty("value", "20");
  await user.clear(changes);
  await user.type(changes, "35");
  await user.click(screen.getByRole("button", { name: "Oranları kaydet" }));
  await expectNotice("Ayarlar kaydedildi");
  expect(saves).toMatchObject([
    { body: { isApprovedByDefault: false, review: { ...DEFAULT_REVIEW_THRESHOLDS, maxChangedPercent: 35 } } },
  ]);
});
