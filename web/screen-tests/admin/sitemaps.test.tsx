import { clearCache } from "@meridian/contracts/businesses/admin-businesses-api";
import { getSitemapStatus } from "@meridian/contracts/site/site-api";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { expectNotice } from "../admin-shell.ts";
import { answer, holdAnswer } from "../network.ts";
import { textsOf } from "../shown-texts.ts";
import { openSettings, SITEMAPS } from "./settings-answers.ts";

const panel = () => within(screen.getByRole("region", { name: "Sitemap" }));

async function openPanel() {
  const view = await openSettings();
  await panel().findAllByRole("listitem");
  return view;
}

it("six files are listed, each to copy and to open [admin 2.75]", async () => {
  await openPanel();
  const items = panel().getAllByRole("listitem");
  expect(items.map((item) => within(item).getByRole("link").getAttribute("href"))).toEqual([
    ...["/sitemap.xml", "/sitemaps/main.xml", "/sitemaps/categories.xml", "/sitemaps/countries.xml"],
    ...["/sitemaps/cities.xml", "/sitemaps/businesses/page-1.xml"],
  ]);
  for (const item of items) expect(within(item).getByRole("button", { name: /kopyala$/ })).toBeTruthy();
});

it("countries and cities are counted, not invented [admin 9.11]", async () => {
  await openPanel();
  const texts = textsOf(panel().getAllByRole("listitem"));
  expect(texts[3]).toContain("Ülkeler · 1.234 kayıt");
  expect(texts[4]).toContain("Şehirler · 56 kayıt");
});

it("a file that is not built yet is marked as pending", async () => {
  await openPanel();
  expect(panel().getAllByRole("listitem")[5]?.textContent).toContain("İşletmeler (1. sayfa) · hazırlanıyor");
});

it("a copied address is complete, and a notice says so [admin 2.77]", async () => {
  const { user } = await openPanel();
  await user.click(panel().getByRole("button", { name: "Ülkeler adresini kopyala" }));
  await expectNotice("Bağlantı kopyalandı", "https://meridian.example/sitemaps/countries.xml");
  expect(await navigator.clipboard.readText()).toBe("https://meridian.example/sitemaps/countries.xml");
});

it("a guide leads through a search console in five steps [admin 2.78]", async () => {
  await openPanel();
  const guide = within(screen.getByRole("region", { name: "Search Console rehberi" }));
  expect(guide.getAllByRole("listitem")).toHaveLength(5);
  expect(guide.getByText("sitemap.xml")).toBeTruthy();
});

it("before the first build nothing is counted", async () => {
  await openSettings({
    answerSitemaps: () =>
      answer(getSitemapStatus, { ...SITEMAPS, origin: null, builtAt: null, fileCount: 0, files: [] }),
  });
  expect(await panel().findByText("hazırlanıyor")).toBeTruthy();
  expect(panel().getAllByText(/· hazırlanıyor$/)).toHaveLength(6);
});

describe("a cleared cache", () => {
  // The reload waits on a clock that is thrown away: jsdom cannot reload a page.
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));

  it.each(["Cache Temizle", "Sitemap Yenile"])(
    "%s sends no body and announces the reload [admin 2.79] [admin 8.34]",
    async (name) => {
      const { calls, release } = holdAnswer(clearCache, { success: true, message: "ok" });
      const { user } = await openPanel();
      await user.click(screen.getByRole("button", { name }));
      const busy = name === "Cache Temizle" ? "Temizleniyor..." : "Yenileniyor...";
      expect((await screen.findByRole<HTMLButtonElement>("button", { name: busy })).disabled).toBe(true);
      release();
      await expectNotice("Cache temizlendi", "Sayfa 2 saniye içinde yenilenecek.");
      expect(calls.map(({ body }) => body)).toEqual([undefined]);
    },
  );
});
