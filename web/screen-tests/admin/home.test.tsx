import { getStats } from "@meridian/contracts/admin/admin-api";
import { listAudit } from "@meridian/contracts/admin/cleanup-api";
import { getSystemStatus } from "@meridian/contracts/admin/system";
import { HOUR_MS } from "@meridian/contracts/durations";
import { countHeldImports, listImports } from "@meridian/contracts/imports/ingest-api";
import { makeImportJob } from "@meridian/testing/imports/import-job-factory";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { figure, logIn } from "../admin-shell.ts";
import { answer, fail, holdAnswer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { textsOf } from "../shown-texts.ts";

const ENTRIES = [
  {
    ...{ id: "2", at: "2026-01-02T10:00:00.000Z", actor: "operator", action: "business.edited", subject: "b-1" },
    details: { name: "Kadıköy Kahve" },
  },
  {
    ...{ id: "1", at: "2026-01-01T10:00:00.000Z", actor: "ayşe", action: "session.opened", subject: null },
    details: null,
  },
];
const BY_SOURCE = {
  ...{ id: "3", at: "2026-01-03T10:00:00.000Z", actor: "Odalar", action: "source.businesses_settled", subject: "s-1" },
  details: { name: "Odalar", closed: 2 },
};
const IMPORT = makeImportJob({ fileName: "a.csv", finishedAt: null });

beforeEach(() => {
  logIn();
  answer(listAudit, { entries: ENTRIES, nextAfter: null });
});

async function openHome() {
  const view = await renderRoute("/admin");
  expect(await screen.findByRole("heading", { level: 1, name: "Hoş geldiniz" })).toBeTruthy();
  return view;
}

const activities = () => within(screen.getByRole("region", { name: "Son Aktiviteler" }));

it("a banner welcomes with the directory's size [admin 2.23]", async () => {
  await openHome();
  expect(await screen.findByText(/^Dizinde 1\.250 işletme ve 2 kategori var\./)).toBeTruthy();
});

it("Ana Sayfa is current on its own path [admin 2.18]", async () => {
  await openHome();
  const sidebar = within(screen.getByRole("navigation", { name: "Yönetim" }));
  expect(textsOf(sidebar.getAllByRole("link", { current: "page" }))).toEqual(["Ana Sayfa"]);
});

it("says how many imports wait for a decision, the latest or not", async () => {
  answer(countHeldImports, { heldCount: 12 });
  await openHome();
  const link = await screen.findByRole("link", { name: "İçe aktarmalara git" });
  expect(link.getAttribute("href")).toBe("/admin/upload");
  expect(link.parentElement?.textContent).toBe("Karar bekleyen içe aktarma: 12. İçe aktarmalara git");
});

it("four tiles show measured figures [admin 2.24]", async () => {
  const finishedAt = new Date(Date.now() - 2 * HOUR_MS).toISOString();
  answer(listImports, [
    { ...IMPORT, id: "i-2", isDryRun: true, finishedAt: new Date().toISOString() },
    { ...IMPORT, finishedAt },
  ]);
  await openHome();
  await waitFor(() =>
    expect(["Sistem Durumu", "Ülke Sayısı", "Son Güncelleme", "Ortalama Puan"].map(figure)).toEqual([
      ...["Aktif", "2", "2 saat önce", "4,3"],
    ]),
  );
});

it("the status tile names a process that does not answer", async () => {
  const figures = { uptimeSeconds: null, memoryBytes: null, cpuShare: null };
  answer(getSystemStatus, {
    ...{ measuredAt: "2026-01-01T12:00:00.000Z", isHealthy: false },
    processes: [
      { service: "gateway", isReached: true, ...figures },
      { service: "ingest", isReached: false, ...figures },
    ],
    requests: { perSecond: null, p95Ms: null, failureShare: null, windowSeconds: null },
    backup: null,
    machine: { cores: 1, cpuShare: null, memoryBytes: 1, memoryFreeBytes: 1, diskBytes: null, diskFreeBytes: null },
  });
  await openHome();
  expect(await screen.findByText("Yanıt vermiyor: İçe aktarma")).toBeTruthy();
  expect(figure("Sistem Durumu")).toBe("Sorun var");
});

it("a tile shows a dash while its figure is unknown [admin 2.25]", async () => {
  fail(getStats, 404);
  fail(listImports, 404);
  const { release } = holdAnswer(getSystemStatus, {
    ...{ measuredAt: "2026-01-01T12:00:00.000Z", isHealthy: true, processes: [] },
    requests: { perSecond: null, p95Ms: null, failureShare: null, windowSeconds: null },
    backup: null,
    machine: { cores: 1, cpuShare: null, memoryBytes: 1, memoryFreeBytes: 1, diskBytes: null, diskFreeBytes: null },
  });
  await openHome();
  expect(["Sistem Durumu", "Ülke Sayısı", "Son Güncelleme", "Ortalama Puan"].map(figure)).toEqual([
    ...["—", "—", "—", "—"],
  ]);
  release();
});

it("before the first import there is no last update", async () => {
  await openHome();
  expect(await screen.findByText("Henüz içe aktarma yok")).toBeTruthy();
  expect(figure("Son Güncelleme")).toBe("—");
});

it("cards lead to the sections, and that of the businesses shows the total [admin 2.26]", async () => {
  await openHome();
  const cards = within(screen.getByRole("region", { name: "Hızlı Erişim" }));
  expect(await cards.findByText("1.250")).toBeTruthy();
  expect(cards.getAllByRole("link").map((card) => card.getAttribute("href"))).toEqual([
    ...["/admin/dashboard", "/admin/businesses", "/admin/upload", "/admin/settings", "/admin/reports"],
    ...["/admin/sources", "/admin/matches", "/admin/categories", "/admin/inbox", "/admin/audit", "/admin/account"],
  ]);
  expect(cards.getByText("1.250").closest("a")?.getAttribute("href")).toBe("/admin/businesses");
});

it("Son Aktiviteler lists the latest actions of the audit log [admin 2.27]", async () => {
  await openHome();
  const [first, second] = await activities().findAllByRole("listitem");
  expect(first?.textContent).toMatch(/^İşletme düzenlendi.*operator · Kadıköy Kahve$/);
  expect(second?.textContent).toMatch(/^Oturum açıldı.*ayşe$/);
});

it("an action of a source names the source once", async () => {
  answer(listAudit, { entries: [BY_SOURCE], nextAfter: null });
  await openHome();
  const [first] = await activities().findAllByRole("listitem");
  expect(first?.textContent?.split("Odalar")).toHaveLength(2);
});
