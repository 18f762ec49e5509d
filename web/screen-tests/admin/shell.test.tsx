import { getSession, getStats, logout } from "@meridian/contracts/admin/admin-api";
import { getSystemStatus } from "@meridian/contracts/admin/system";
import { listAdminBusinesses } from "@meridian/contracts/businesses/admin-businesses-api";
import { countMatches } from "@meridian/contracts/businesses/matches-api";
import { listInbox } from "@meridian/contracts/site/site-api";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { ADMIN_STATS, adminFlag, expectNotice, logIn } from "../admin-shell.ts";
import { answer, fail } from "../network.ts";
import { renderRoute } from "../render-route.tsx";

/** A screen of the shell that makes no calls of its own. */
const QUIET = "/admin/nowhere";

beforeEach(logIn);

const sidebar = () => within(screen.getByRole("navigation", { name: "Yönetim" }));
const header = () => within(screen.getAllByRole("banner")[0] ?? document.body);

async function openQuiet() {
  const view = await renderRoute(QUIET);
  expect(await screen.findByText("operator")).toBeTruthy();
  return view;
}

it("the sidebar lists the six sections in their order, then the further ones [admin 2.17]", async () => {
  await openQuiet();
  const links = sidebar().getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    ...["/admin", "/admin/dashboard", "/admin/businesses", "/admin/upload", "/admin/settings", "/admin/reports"],
    ...["/admin/sources", "/admin/matches", "/admin/categories", "/admin/inbox", "/admin/audit", "/admin/account"],
  ]);
  const labels = ["Ana Sayfa", "Dashboard", "İşletme Yönetimi", "Excel Yükleme", "Site Ayarları", "Raporlar"];
  for (const [index, label] of labels.entries()) expect(links[index]?.textContent).toContain(label);
});

it.each([
  [999, "999 karar bekleyen"],
  [1_000, "1.000+ karar bekleyen"],
])("of %i pairs to decide about, the sidebar says whether there are more", async (openCount, text) => {
  answer(countMatches, { openCount });
  await openQuiet();
  await waitFor(() => expect(sidebar().getByRole("link", { name: `Eşleşmeler ${text}` })).toBeTruthy());
});

it("Ana Sayfa is not current on the paths below it [admin 2.18]", async () => {
  await openQuiet();
  expect(sidebar().queryByRole("link", { current: "page" })).toBeNull();
});

it("sections and header precede the content, which the skip link leads to", async () => {
  await openQuiet();
  const main = screen.getByRole("main");
  expect(screen.getByRole("link", { name: "İçeriğe geç" }).getAttribute("href")).toBe(`#${main.id}`);
  expect(within(main).queryByRole("navigation", { name: "Yönetim" })).toBeNull();
  expect(within(main).queryByRole("combobox", { name: "İşletme veya bölüm ara" })).toBeNull();
  expect(within(main).getByRole("heading", { level: 1 })).toBeTruthy();
});

it("logging out drops the flag and goes to the login [admin 2.19]", async () => {
  const calls = answer(logout, { success: true, message: "ok" });
  const { user, path } = await openQuiet();
  await user.click(screen.getByRole("button", { name: "Çıkış Yap" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Admin Paneli" })).toBeTruthy();
  expect(path()).toBe("/admin/login");
  expect(adminFlag()).toBeNull();
  expect(calls).toHaveLength(1);
});

it("logging out of a dead session leads to the login", async () => {
  const { user, path } = await openQuiet();
  fail(logout, 401);
  await user.click(screen.getByRole("button", { name: "Çıkış Yap" }));
  await waitFor(() => expect(path()).toBe("/admin/login"));
});

it("a failed logout is reported, and the session stays", async () => {
  fail(logout, 404);
  const { user, path } = await openQuiet();
  await user.click(screen.getByRole("button", { name: "Çıkış Yap" }));
  await expectNotice("Çıkış yapılamadı");
  expect([path(), adminFlag()]).toEqual([QUIET, "true"]);
});

it("the header has a search box, a bell, a colour toggle and the badge Aktif [admin 2.20]", async () => {
  await openQuiet();
  expect(header().getByRole("combobox", { name: "İşletme veya bölüm ara" })).toBeTruthy();
  expect(header().getByRole("button", { name: "Bildirimler" })).toBeTruthy();
  expect(header().getByRole("button", { name: /renk/i })).toBeTruthy();
  expect(await header().findByText("Aktif")).toBeTruthy();
});

it("the badge names the site's problems", async () => {
  answer(getSystemStatus, {
    measuredAt: "2026-01-01T12:00:00.000Z",
    isHealthy: false,
    processes: [{ service: "ingest", isReached: false, uptimeSeconds: null, memoryBytes: null, cpuShare: null }],
    requests: { perSecond: null, p95Ms: null, failureShare: null, windowSeconds: null },
    backup: null,
    machine: { cores: 1, cpuShare: null, memoryBytes: 1, memoryFreeBytes: 1, diskBytes: null, diskFreeBytes: null },
  });
  await openQuiet();
  expect((await header().findByText("Sorun var")).getAttribute("title")).toBe("Yanıt vermiyor: İçe aktarma");
});

it("the badge reports a site that does not answer", async () => {
  fail(getSystemStatus, 404);
  await openQuiet();
  expect(await header().findByText("Bağlantı yok")).toBeTruthy();
});

it("the user block names the logged-in user [admin 2.21]", async () => {
  answer(getSession, {
    username: "ayşe",
    createdAt: "2026-01-01T08:00:00.000Z",
    expiresAt: "2026-01-01T20:00:00.000Z",
  });
  await renderRoute(QUIET);
  const block = await screen.findByRole("link", { name: /ayşe.*Yönetici/ });
  expect(block.getAttribute("href")).toBe("/admin/account");
});

it("the badge of the businesses is the directory's own count [admin 2.22]", async () => {
  answer(getStats, { ...ADMIN_STATS, totalBusinesses: 1_234_567 });
  await openQuiet();
  expect((await sidebar().findByText("1,2 Mn")).getAttribute("title")).toBe("1.234.567");
});

it("the bell counts what is new, and lists it with a link", async () => {
  answer(listInbox, {
    items: [
      {
        ...{ id: "1", kind: "message", state: "new", isSuspect: false, receivedAt: "2026-01-01T09:00:00.000Z" },
        ...{ changedAt: null, changedBy: null, mail: "off", mailAttempts: 0, company: null, phone: null },
        ...{ name: "Zoë", email: "zoe@example.org", subject: "Şube", message: "Merhaba" },
      },
    ],
    nextAfter: null,
    counts: { new: 1, read: 0, answered: 0, closed: 0 },
  });
  const { user } = await openQuiet();
  await user.click(await header().findByRole("button", { name: "Bildirimler, 1 yeni" }));
  const list = within(await screen.findByRole("dialog", { name: "Bildirimler" }));
  const entry = list.getByRole("link", { name: /Zoë mesaj gönderdi/ });
  expect(entry.getAttribute("href")).toBe("/admin/inbox");
});

it("the bell says that there is nothing new", async () => {
  const { user } = await openQuiet();
  await user.click(header().getByRole("button", { name: "Bildirimler" }));
  expect(await screen.findByText("Henüz bildirim yok.")).toBeTruthy();
});

it("the search box offers sections and businesses", async () => {
  const calls = answer(listAdminBusinesses, {
    businesses: [],
    total: 0,
    pagination: { totalPages: 0, total: 0 },
    currentPage: 1,
    isTotalExact: true,
  });
  const { user } = await openQuiet();
  await user.type(header().getByRole("combobox"), "rapor");
  expect(await screen.findByRole("option", { name: /Raporlar/ })).toBeTruthy();
  await waitFor(() => expect(calls.map(({ url }) => url)).toEqual(["/api/admin/businesses?filter=rapor&limit=6"]));
});
