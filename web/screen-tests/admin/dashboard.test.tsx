import { getStats } from "@meridian/contracts/admin/admin-api";
import { listAudit } from "@meridian/contracts/admin/cleanup-api";
import { getTrendReport } from "@meridian/contracts/admin/reports-api";
import { getSystemStatus } from "@meridian/contracts/admin/system";
import type { DashboardReport } from "@meridian/contracts/imports/import-report";
import { listUploadReports } from "@meridian/contracts/imports/ingest-api";
import { listSources, type ShownSource } from "@meridian/contracts/imports/sources-api";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { ADMIN_STATS, figure, logIn } from "../admin-shell.ts";
import { answer, fail, holdAnswer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { textsOf } from "../shown-texts.ts";

const TILES = ["Toplam İşletme", "Aktif Kategoriler", "Günlük Ziyaretçi", "Sistem Performansı"];

function reportOf(fileName: string): DashboardReport {
  return {
    success: true,
    isCancelled: false,
    isHeld: false,
    warning: null,
    timestamp: "2026-01-01T10:00:00.000Z",
    summary: { fileName, fileSizeMB: 1.5, processingTimeSeconds: 2, totalRecords: 1_000 },
    results: { updated: 100, skipped: 50, updateRate: 10, skipRate: 5 },
    duplicateAnalysis: {
      ...{ excelDuplicateCount: 3, databaseDuplicateCount: 4, newPlaceIdCount: 850, uniquePlaceIds: 997 },
      ...{ totalDuplicateRecords: 7, duplicateRate: 0.7 },
    },
    jobId: fileName,
  };
}

beforeEach(() => {
  logIn();
  answer(listAudit, { entries: [], nextAfter: null });
  answer(listUploadReports, []);
  answer(getTrendReport, {
    days: [
      {
        ...{ day: "2026-01-01", visits: 1_042, views: 3_000, searches: 7 },
        ...{ businesses: 1_200, imports: 0, created: 0, updated: 0 },
      },
    ],
  });
});

async function openDashboard() {
  const view = await renderRoute("/admin/dashboard");
  expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeTruthy();
  return view;
}

const region = (name: string) => within(screen.getByRole("region", { name }));

it("is headed Dashboard with a line on the system's statistics [admin 2.28]", async () => {
  await openDashboard();
  expect(screen.getByText("Sistem istatistikleri ve genel durum")).toBeTruthy();
});

it("Dashboard is current on its own path [admin 2.18]", async () => {
  await openDashboard();
  const sidebar = within(screen.getByRole("navigation", { name: "Yönetim" }));
  expect(textsOf(sidebar.getAllByRole("link", { current: "page" }))).toEqual(["Dashboard"]);
});

it("four cards show measured figures [admin 2.29]", async () => {
  await openDashboard();
  await waitFor(() => expect(TILES.map(figure)).toEqual(["1.250", "2", "1.042", "12 ms"]));
});

it("the first three upload reports are listed by file [admin 2.30] [admin 9.14]", async () => {
  answer(listUploadReports, ["a.csv", "b.xlsx", "c.xls", "d.csv"].map(reportOf));
  await openDashboard();
  const reports = region("Son içe aktarma raporları");
  await waitFor(() => expect(reports.getAllByRole("listitem")).toHaveLength(3));
  const files = reports.getAllByRole("listitem").map((item) => within(item).getByRole("link").textContent);
  expect(files).toEqual(["a.csv", "b.xlsx", "c.xls"]);
  expect(reports.getAllByRole("listitem")[0]?.textContent).toContain("100 (%10)");
});

it("a report of an import that waits for a decision says so", async () => {
  answer(listUploadReports, [{ ...reportOf("a.csv"), isHeld: true }]);
  await openDashboard();
  const [report] = await region("Son içe aktarma raporları").findAllByRole("listitem");
  expect(report?.textContent).toContain("a.csvKarar bekliyor");
});

it("there is no list of reports without reports [admin 2.31]", async () => {
  await openDashboard();
  await waitFor(() => expect(screen.queryByText("Son içe aktarma raporları")).toBeNull());
});

it("the eight largest categories have bars in proportion to the first [admin 2.33] [admin 9.13]", async () => {
  const categories = Array.from({ length: 9 }, (_, index) => ({
    category: `Category ${index + 1}`,
    count: 1_000 - index * 100,
    slug: `category-${index + 1}`,
  }));
  answer(getStats, { ...ADMIN_STATS, categories });
  await openDashboard();
  const items = await region("En Büyük Kategoriler").findAllByRole("listitem");
  expect(items.map((item) => within(item).getByRole("link").textContent)).toEqual(
    categories.slice(0, 8).map(({ category }) => category),
  );
  expect(items[1]?.textContent).toContain("900");
  const widths = items.map((item) => Number(item.querySelector("rect")?.getAttribute("width")));
  expect(widths.map(Math.round)).toEqual([100, 90, 80, 70, 60, 50, 40, 30]);
});

it("a directory without categories says so", async () => {
  answer(getStats, { ...ADMIN_STATS, categories: [] });
  await openDashboard();
  expect(await region("En Büyük Kategoriler").findByText("Henüz kategori yok.")).toBeTruthy();
});

it("the latest activities are listed [admin 2.34]", async () => {
  answer(listAudit, {
    entries: [
      {
        ...{ id: "1", at: "2026-01-01T10:00:00.000Z", actor: "operator", action: "cache.cleared" },
        ...{ subject: null, details: null },
      },
    ],
    nextAfter: null,
  });
  await openDashboard();
  expect(await region("Son Aktiviteler").findByText("Cache temizlendi")).toBeTruthy();
});

it("the system panel shows measured CPU, memory, disk, requests, last backup and uptime [admin 2.35]", async () => {
  answer(getSystemStatus, {
    measuredAt: "2026-01-01T12:00:00.000Z",
    isHealthy: true,
    processes: [
      { service: "gateway", isReached: true, uptimeSeconds: 7_500, memoryBytes: 1_000_000_000, cpuShare: 0.5 },
      { service: "admin", isReached: true, uptimeSeconds: 3_700, memoryBytes: 1_000_000_000, cpuShare: 0.5 },
    ],
    requests: { perSecond: 1.5, p95Ms: 12, failureShare: 0.01, windowSeconds: 60 },
    backup: { lastAt: "2026-01-01T09:00:00.000Z" },
    machine: {
      ...{ cores: 2, cpuShare: 0.25, memoryBytes: 8_000_000_000, memoryFreeBytes: 2_000_000_000 },
      ...{ diskBytes: 100_000_000_000, diskFreeBytes: 60_000_000_000 },
    },
  });
  await openDashboard();
  const panel = screen.getByRole("region", { name: "Sistem Performansı" });
  await waitFor(() => expect(panel.textContent).toContain("CPU%25Site %50 · Makine 2 çekirdek"));
  expect(panel.textContent).toContain("Bellek%75Site 1,9 GB · Makine 5,6 GB / 7,5 GB");
  expect(panel.textContent).toContain("Disk%40");
  expect(["İstek hızı", "Yanıt süresi (p95)", "Başarısız yanıt", "Son yedek", "Çalışma süresi"].map(figure)).toEqual([
    ...["1,5 /sn", "12 ms", "%1", "3 sa 0 dk önce", "1 sa 1 dk"],
  ]);
  expect(within(panel).getAllByRole("row")).toHaveLength(3);
});

it("failed measurements can be retried", async () => {
  fail(getSystemStatus, 404);
  const { user } = await openDashboard();
  expect(await region("Sistem Performansı").findByText("Performans verileri alınamadı")).toBeTruthy();
  const calls = fail(getSystemStatus, 404);
  await user.click(region("Sistem Performansı").getByRole("button", { name: "Tekrar dene" }));
  await waitFor(() => expect(calls).toHaveLength(1));
});

it("a card shows a dash instead of an invented figure, and the figures can be retried [admin 2.36] [admin 9.15]", async () => {
  fail(getStats, 404);
  const { user } = await openDashboard();
  expect(await screen.findByText("İstatistikler yüklenemedi")).toBeTruthy();
  expect(["Toplam İşletme", "Aktif Kategoriler"].map(figure)).toEqual(["—", "—"]);
  expect(screen.queryByRole("heading", { name: "En Büyük Kategoriler" })).toBeNull();
  answer(getStats, ADMIN_STATS);
  await user.click(screen.getByRole("button", { name: "Tekrar dene" }));
  await waitFor(() => expect(figure("Toplam İşletme")).toBe("1.250"));
});

it("while loading, cards show dashes and the reports keep their place", async () => {
  const { release } = holdAnswer(getStats, ADMIN_STATS);
  const reports = holdAnswer(listUploadReports, []);
  await openDashboard();
  expect(figure("Toplam İşletme")).toBe("—");
  expect(screen.getByRole("heading", { name: "Son içe aktarma raporları" })).toBeTruthy();
  release();
  reports.release();
  await waitFor(() => expect(figure("Toplam İşletme")).toBe("1.250"));
});

it("names failing sources and those that await a decision, and no others", async () => {
  const source = (name: string, lastOutcome: ShownSource["lastOutcome"]): ShownSource => ({
    ...{
      id: name.padEnd(20, "0"),
      name,
      url: "https://example.org/",
      profileSignature: null,
      everyHours: 24,
      startsAt: null,
    },
    ...{ gatePercent: 5, isEnabled: true, createdAt: "2026-01-01T10:00:00.000Z", createdBy: "operator", lastOutcome },
    ...{
      lastRunAt: null,
      lastFailure: null,
      lastJobId: null,
      unlisted: { absent: 0, asked: 0, kept: 0, closed: 0 },
      isRunRequested: false,
      failures: 0,
    },
    nextRunAt: "2999-01-01T10:00:00.000Z",
  });
  const failed = ["a", "b", "c", "d"].map((name) => source(name, "failed"));
  answer(listSources, { sources: [...failed, source("e", "held"), source("f", "imported")] });
  await openDashboard();
  const link = await screen.findByRole("link", { name: "Kaynaklara git" });
  expect(link.getAttribute("href")).toBe("/admin/sources");
  expect(link.parentElement?.textContent).toBe(
    "Alınamayan kaynaklar: a, b, c ve 1 kaynak daha. Karar bekleyen kaynaklar: e. Kaynaklara git",
  );
});
