import { getStats, logout } from "@meridian/contracts/admin/admin-api";
import { listSiteSettings, saveSiteSettings } from "@meridian/contracts/site/site-api";
import { NO_ORIGINS } from "@meridian/contracts/site/site-settings";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { ADMIN_STATS, expectNotice, figure, logIn } from "../../admin-shell.ts";
import { answer, fail, holdAnswer } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";
import { textsOf } from "../../shown-texts.ts";
import { answerCombined } from "./combined-answers.ts";

const CODES = {
  head_tags: "<!-- saved -->",
  footer_tags: "",
  analytics_code: "",
  facebook_pixel: "",
  origins: NO_ORIGINS,
};

beforeEach(() => {
  logIn();
  answerCombined();
});

async function openCombined() {
  const view = await renderRoute("/admin-legacy");
  expect(await screen.findByRole("heading", { name: "Danger Zone" })).toBeTruthy();
  return view;
}

/** The same with the tab of the settings chosen. */
async function openCodes() {
  answer(listSiteSettings, {
    versions: [{ ...CODES, version: 1, isEnabled: true, savedAt: null, savedBy: null }],
    isAllowed: true,
  });
  const view = await openCombined();
  await view.user.click(screen.getByRole("tab", { name: "Site Ayarları" }));
  return { ...view, head: await screen.findByLabelText<HTMLTextAreaElement>("Head Tag Kodları") };
}

it("the header has Home and Logout [admin 2.11]", async () => {
  await openCombined();
  const header = within(screen.getAllByRole("banner")[0] ?? document.body);
  expect(header.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  expect(header.getByRole("button", { name: "Logout" })).toBeTruthy();
});

it("a failed logout is reported, and the screen stays", async () => {
  fail(logout, 404);
  const { user } = await openCombined();
  await user.click(screen.getByRole("button", { name: "Logout" }));
  await expectNotice("Çıkış yapılamadı");
  expect(screen.getByRole("heading", { name: "Danger Zone" })).toBeTruthy();
});

it("Sistem Durumu and two cards count the businesses and categories [admin 2.12]", async () => {
  await openCombined();
  expect((await screen.findByText("Sistem Durumu")).parentElement?.textContent).toBe(
    "Sistem Durumu: 1.250 işletme ve 2 farklı kategori yüklü.",
  );
  expect([figure("Toplam İşletme"), figure("Kategori Sayısı")]).toEqual(["1.250", "2"]);
});

it("the cards show a dash until the figures have loaded", async () => {
  const { release } = holdAnswer(getStats, ADMIN_STATS);
  await openCombined();
  expect([figure("Toplam İşletme"), figure("Kategori Sayısı")]).toEqual(["—", "—"]);
  release();
  expect(await screen.findByText("1.250")).toBeTruthy();
});

it("Sistem Durumu is left out for an empty directory [admin 2.13]", async () => {
  answer(getStats, { ...ADMIN_STATS, totalBusinesses: 0, totalCategories: 0 });
  await openCombined();
  expect(await screen.findAllByText("0")).toHaveLength(2);
  expect(screen.queryByText("Sistem Durumu")).toBeNull();
});

it("Excel Import & Export has a file chooser, an upload and an export [admin 2.14]", async () => {
  await openCombined();
  const card = within(screen.getByRole("region", { name: "Excel Import & Export" }));
  expect(card.getByLabelText<HTMLInputElement>("Dosya seç").type).toBe("file");
  expect(card.getByRole("button", { name: "İçe aktar" })).toBeTruthy();
  expect(card.getByRole("button", { name: "CSV Dışa Aktar" })).toBeTruthy();
});

it("Danger Zone deletes all, deletes test data and fixes slugs [admin 2.15]", async () => {
  await openCombined();
  const zone = within(screen.getByRole("region", { name: "Danger Zone" }));
  expect(textsOf(zone.getAllByRole("button"))).toEqual(
    expect.arrayContaining(["Tüm işletmeleri sil", "Test verilerini sil", "URL'leri düzelt"]),
  );
});

it("of the two tabs İşletme Yönetimi comes first, then Site Ayarları [admin 2.16] [admin 4.16]", async () => {
  answer(listSiteSettings, { versions: [], isAllowed: true });
  const { user } = await openCombined();
  const tabs = screen.getAllByRole("tab");
  expect(textsOf(tabs)).toEqual(["İşletme Yönetimi", "Site Ayarları"]);
  expect(tabs.map((tab) => tab.getAttribute("aria-selected"))).toEqual(["true", "false"]);
  expect(await screen.findByRole("search", { name: "İşletmelerde ara" })).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Site Ayarları" }));
  expect(await screen.findByLabelText("Head Tag Kodları")).toBeTruthy();
  expect(screen.queryByRole("search", { name: "İşletmelerde ara" })).toBeNull();
});

it("the pixel is called Body Tag Kodları, and analytics has no field [admin 2.71]", async () => {
  await openCodes();
  const form = within(screen.getByRole("form", { name: "Site kodları" }));
  expect(form.getAllByRole("textbox")).toHaveLength(3);
  expect(form.getByLabelText("Body Tag Kodları")).toBeTruthy();
  expect(form.queryByLabelText("Analytics Kodu")).toBeNull();
});

it("codes that cannot be saved are reported in this screen's words, and stay [admin 8.15]", async () => {
  const { user, head } = await openCodes();
  fail(saveSiteSettings, 409, { code: "conflict", detail: "Sunucunun sözü" });
  await user.clear(head);
  await user.type(head, "new");
  await user.click(screen.getByRole("button", { name: "Kaydet" }));
  await expectNotice("Site ayarları güncellenirken hata oluştu.", "Sunucunun sözü");
  expect(head.value).toBe("new");
});

it("unsaved codes survive a visit to the businesses", async () => {
  const { user, head } = await openCodes();
  await user.type(head, "new");
  await user.click(screen.getByRole("tab", { name: "İşletme Yönetimi" }));
  await waitFor(() => expect(screen.queryByRole("form", { name: "Site kodları" })).toBeNull());
  await user.click(screen.getByRole("tab", { name: "Site Ayarları" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>("Head Tag Kodları").value).toBe("<!-- saved -->new");
});
