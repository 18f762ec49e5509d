import type { AdminBusinessPage } from "@meridian/shared/contracts/admin-businesses";
import { expect } from "@playwright/test";
import { changedParams } from "../../src/features/admin-businesses/list-params.ts";
import { formatWhole } from "../../src/lib/turkish-format.ts";
import { pageWindow } from "../../src/ui/page-window.ts";
import { failWith, hold } from "../specification/browsing.ts";
import { adminRows, figure, openOwnList, openScreen, WORK_DONE } from "./admin-site.ts";

const TITLE = "İşletme Yönetimi";
const list = adminRows(2, "Business list");
const card = adminRows(2, "Business card");

export const businessScreens = [
  list.screen(
    "four counters: total, approved as counted (decision 3), on this page, categories",
    async (page, site) => {
      await openScreen(page, "/admin/businesses", TITLE);
      const { totalBusinesses, approvedBusinesses, totalCategories } = await site.stats();
      await expect(figure(page, "Toplam İşletme")).toHaveText(formatWhole(totalBusinesses), WORK_DONE);
      await expect(figure(page, "Onaylı")).toHaveText(formatWhole(approvedBusinesses));
      await expect(figure(page, "Bu Sayfada")).toHaveText("20");
      await expect(figure(page, "Kategori")).toHaveText(formatWhole(totalCategories));
    },
  ),
  list.screen("the search box finds by name", async (page, site) => {
    await openScreen(page, "/admin/businesses", TITLE);
    await page.getByLabel("İşletme adı", { exact: true }).fill(`${site.tag} 07`);
    const found = page.getByRole("list", { name: "İşletmeler", exact: true }).getByRole("heading", { level: 2 });
    await expect(found).toHaveText([`${site.tag} 07`], WORK_DONE);
  }),
  list.screen("the category filter has All and the first 20, and finds any other", async (page, site) => {
    const names = await site.json<string[]>("/api/admin/categories");
    await openScreen(page, "/admin/businesses", TITLE);
    const filter = page.getByLabel("Kategori", { exact: true });
    const first = ["All", ...names.slice(0, 20)];
    await expect(filter.getByRole("option")).toHaveText(
      names.length > 20 ? [...first, "Başka kategori ara…"] : first,
      WORK_DONE,
    );
    await filter.selectOption({ index: 1 });
    await expect(page).toHaveURL(
      new RegExp(`category=${encodeURIComponent(names[0] ?? "").replaceAll("%20", "(%20|\\+)")}`),
    );
    const chips = page.getByRole("list", { name: "İşletmeler", exact: true }).getByRole("listitem");
    await expect(chips.first()).toContainText(names[0] ?? "", WORK_DONE);
  }),
  list.screen("opens the export dialog", async (page) => {
    await openScreen(page, "/admin/businesses", TITLE);
    await page.getByRole("button", { name: "CSV Dışa Aktar" }).click();
    await expect(page.getByRole("dialog", { name: "CSV Dışa Aktar" })).toBeVisible();
  }),
  list.screen(
    "sorts by name, rating, review count, date; the active key turns, another begins ascending",
    async (page, site) => {
      const own = await openOwnList(page, site);
      const names = own.getByRole("heading", { level: 2 });
      await expect(names.first()).toHaveText(`${site.tag} 01`);
      const keys = page.getByRole("group", { name: "Sıralama" }).getByRole("button");
      await expect(keys).toHaveText(["İsim, artan", "Puan", "Yorum", "Tarih"]);
      await keys.first().click();
      await expect(names.first()).toHaveText(`${site.tag} 25`, WORK_DONE);
      await expect(page).toHaveURL(/sortOrder=desc/);
      await keys.nth(2).click();
      await expect(keys.nth(2)).toHaveText("Yorum, artan");
      await expect(names.first()).toHaveText(`${site.tag} 01`, WORK_DONE);
      await expect(page).toHaveURL(/sortBy=reviewCount/);
    },
  ),
  list.screen("previous, next and five pages around the current one, 20 a page", async (page, site) => {
    await openScreen(page, "/admin/businesses?page=6", TITLE);
    const pages = page.getByRole("navigation", { name: "İşletme sayfaları" }).getByRole("button");
    await expect(pages).toHaveText(
      ["Önceki sayfa", "Sayfa 4", "Sayfa 5", "Sayfa 6", "Sayfa 7", "Sayfa 8", "Sonraki sayfa"],
      WORK_DONE,
    );
    await expect(page.getByRole("list", { name: "İşletmeler", exact: true }).getByRole("listitem")).toHaveCount(20);
    expect(pageWindow(6, 10)).toEqual([4, 5, 6, 7, 8]);
    const own = await openOwnList(page, site);
    await pages.getByText("Sonraki").click();
    await expect(own.getByRole("listitem")).toHaveCount(5, WORK_DONE);
    await expect(pages.last()).toBeDisabled();
  }),
  list.screen("says what is missing when nothing is found, and clears the filters", async (page) => {
    await openScreen(page, "/admin/businesses?q=qqzzxxqqzz", TITLE);
    await expect(page.getByText("İşletme bulunamadı")).toBeVisible(WORK_DONE);
    await page.getByRole("button", { name: "Filtreleri temizle" }).click();
    await expect(page.getByRole("list", { name: "İşletmeler", exact: true })).toBeVisible(WORK_DONE);
  }),
  list.screen("five rows stand in for the businesses while they load", async (page) => {
    const release = await hold(page, /\/api\/admin\/businesses/);
    await openScreen(page, "/admin/businesses", TITLE);
    await expect(page.getByRole("status", { name: "İşletmeler yükleniyor" }).locator("> *")).toHaveCount(5);
    release();
    await expect(page.getByRole("list", { name: "İşletmeler", exact: true })).toBeVisible(WORK_DONE);
  }),
  list.screen("a failure is headed Error Loading Businesses", async (page) => {
    await failWith(page, /\/api\/admin\/businesses/, 404);
    await openScreen(page, "/admin/businesses", TITLE);
    await expect(page.getByText("Error Loading Businesses")).toBeVisible(WORK_DONE);
  }),
  list.screen("the page is the first again when the search or the category changes", async (page, site) => {
    await openOwnList(page, site, "&page=2");
    await page.getByLabel("Kategori", { exact: true }).selectOption({ index: 1 });
    await expect(page).not.toHaveURL(/page=2/, WORK_DONE);
    await openOwnList(page, site, "&page=2");
    await page.getByLabel("İşletme adı", { exact: true }).fill(`${site.tag} 1`);
    await expect(page).not.toHaveURL(/page=2/, WORK_DONE);
    expect(changedParams({ page: "4", sortBy: "rating" }, { q: "a" })).toEqual(
      expect.objectContaining({ page: undefined, sortBy: "rating", q: "a" }),
    );
  }),
  card.screen(
    "shows name, category, full address, phone, rating with review count, id and slug",
    async (page, site) => {
      const own = await openOwnList(page, site);
      const path = `/api/admin/businesses?filter=${encodeURIComponent(`${site.tag} 03`)}`;
      const [business] = (await site.json<AdminBusinessPage>(path)).businesses;
      const row = own.getByRole("listitem").filter({ hasText: `${site.tag} 03` });
      const words = ["Cafe", business?.fullAddress, business?.phone, "3,3", "(5 yorum)", business?.id, business?.slug];
      expect(words).not.toContain(undefined);
      for (const text of words) await expect(row).toContainText(text ?? "");
    },
  ),
  card.screen("a verified business has its badge", async (page, site) => {
    const { businesses } = await site.json<AdminBusinessPage>("/api/admin/businesses?limit=100");
    const verified = businesses.find((business) => business.verified);
    await openScreen(page, `/admin/businesses?q=${encodeURIComponent(verified?.name ?? "")}`, TITLE);
    const row = page.getByRole("listitem").filter({ hasText: verified?.id ?? "no such business" });
    await expect(row.getByTitle("Doğrulanmış")).toBeVisible(WORK_DONE);
  }),
  card.screen("its approval reads Approved, in green, or Approve; beside it stands Sil", async (page, site) => {
    const own = await openOwnList(page, site);
    const row = own.getByRole("listitem").filter({ hasText: `${site.tag} 04` });
    const approved = row.getByRole("button", { name: `Approved: ${site.tag} 04` });
    await expect(approved).toHaveText("Approved");
    const [red = 0, green = 0] = await approved.evaluate((button) =>
      (getComputedStyle(button).color.match(/[\d.]+/g) ?? []).map(Number),
    );
    expect(green).toBeGreaterThan(red);
    await expect(row.getByRole("button", { name: `Sil: ${site.tag} 04` })).toBeVisible();
    await approved.click();
    const pending = row.getByRole("button", { name: `Approve: ${site.tag} 04` });
    await expect(pending).toHaveText("Approve", WORK_DONE);
    await pending.click();
    await expect(approved).toBeVisible(WORK_DONE);
  }),
];
