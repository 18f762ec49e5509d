import type { AdminBusinessPage } from "@meridian/shared/contracts/admin-businesses";
import type { SiteSettings } from "@meridian/shared/contracts/site-settings";
import { type APIResponse, expect } from "@playwright/test";
import { beginOwnSession, password, username } from "../admin-session.ts";
import { type AdminSite, adminRows, openScreen, WORK_DONE } from "./admin-site.ts";
import { csvSheet, findOwn, importSheet, onlyOwn, templateRow } from "./own-data.ts";

const EXPORT_NAME = /^attachment; filename="?businesses_TR_1kategoriler_all_\d{8}-\d{6}\.csv"?$/;

interface Result {
  success: boolean;
  message: string;
}

async function resultOf<T = Result>(asked: Promise<APIResponse>): Promise<T> {
  const answer = await asked;
  expect(answer.status(), await answer.text()).toBe(200);
  const result: T = await answer.json();
  return result;
}

async function ownBusiness({ request, tag }: AdminSite, name: string) {
  await importSheet(request, csvSheet(`${tag} ${name}.csv`, [templateRow(`${tag} ${name}`, 1)]));
  return onlyOwn(request, `${tag} ${name}`);
}

const list = adminRows(7, "GET /api/admin/businesses");
const exports = adminRows(7, "GET /api/admin/export-csv");

export const callRows = [
  adminRows(7, "All calls").screen("send cookies, and JSON with its content type", async (_page, site) => {
    const visitor = await site.visitorPage();
    await openScreen(visitor, "/admin/login", "Admin Paneli");
    await visitor.getByLabel("Kullanıcı Adı").fill("nobody");
    await visitor.getByLabel("Şifre", { exact: true }).fill("wrong");
    const asked = visitor.waitForRequest("**/api/admin/login");
    await visitor.getByRole("button", { name: "Giriş Yap" }).click();
    expect(await (await asked).headerValue("content-type")).toBe("application/json");
    expect((await asked).postDataJSON()).toEqual({ username: "nobody", password: "wrong" });
    const own = await site.visitorPage();
    await beginOwnSession(own);
    const stats = own.waitForRequest("**/api/admin/stats");
    await openScreen(own, "/admin/reports", "Raporlar");
    expect(await (await stats).headerValue("cookie")).toContain("session");
  }),
  adminRows(7, "POST /api/admin/login").http("{success, message}, kept by no cache", async (site) => {
    const { request } = await site.visitorPage();
    const answer = await request.post("/api/admin/login", { data: { username, password } });
    expect(await answer.json()).toEqual({ success: true, message: expect.any(String) });
    expect(answer.headers()["cache-control"]).toBe("no-store");
    expect(answer.headers()["set-cookie"]).toMatch(/HttpOnly/);
  }),
  adminRows(7, "GET /api/admin/stats").http("totals and categories, of what there is", async (site) => {
    const { totalBusinesses, approvedBusinesses, pendingBusinesses, categories } = await site.stats();
    expect(approvedBusinesses + pendingBusinesses).toBe(totalBusinesses);
    const { total } = await site.json<AdminBusinessPage>("/api/admin/businesses?limit=1");
    expect(total).toBe(totalBusinesses);
    const counts = categories.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((left, right) => right - left));
  }),
  adminRows(7, "GET /api/admin/upload-reports").http("a list, the newest first", async ({ json }) => {
    const reports = await json<{ timestamp: string }[]>("/api/admin/upload-reports");
    const times = reports.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted().reverse());
  }),
  list.http("page, limit, filter, category, sortBy and sortOrder", async ({ json, tag }) => {
    const query = `filter=${tag}%20&category=Cafe&sortBy=name&sortOrder=desc&page=2&limit=5`;
    const { businesses, currentPage, pagination } = await json<AdminBusinessPage>(`/api/admin/businesses?${query}`);
    expect([businesses.length, currentPage]).toEqual([5, 2]);
    expect(pagination.totalPages).toBe(Math.ceil(pagination.total / 5));
    for (const { name, category } of businesses) expect([name.startsWith(tag), category]).toEqual([true, "Cafe"]);
    const none = await json<AdminBusinessPage>(`/api/admin/businesses?filter=${tag}&category=Hotel`);
    expect(none.total).toBe(0);
  }),
  list.http("page and size alone, as the older screen asks", async ({ json }) => {
    const { businesses } = await json<AdminBusinessPage>("/api/admin/businesses?page=2&size=20");
    expect(businesses).toHaveLength(20);
  }),
  adminRows(7, "GET /api/admin/categories").http("names", async ({ json }) => {
    const names = await json<string[]>("/api/admin/categories");
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(typeof name).toBe("string");
  }),
  adminRows(7, "GET /api/admin/country-codes").http("codes", async ({ json }) => {
    const codes = await json<string[]>("/api/admin/country-codes");
    expect(codes).toContain("TR");
    for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/);
  }),
  adminRows(7, "GET /api/admin/site-settings").http("the four fields, to anybody (decision 9)", async ({ visitor }) => {
    const settings = await resultOf<SiteSettings>(visitor.get("/api/admin/site-settings"));
    expect(Object.keys(settings).toSorted()).toEqual([
      ...["analytics_code", "facebook_pixel", "footer_tags", "head_tags"],
    ]);
  }),
  adminRows(7, "POST /api/admin/site-settings").http("JSON of the four fields", async ({ request, json, tag }) => {
    const before = await json<SiteSettings>("/api/admin/site-settings");
    const footer = async () => (await json<SiteSettings>("/api/admin/site-settings")).footer_tags;
    const changed = { ...before, footer_tags: `${before.footer_tags}<!-- ${tag} -->` };
    await resultOf(request.post("/api/admin/site-settings", { data: changed }));
    await expect.poll(footer, WORK_DONE).toBe(changed.footer_tags);
    await resultOf(request.post("/api/admin/site-settings", { data: before }));
    await expect.poll(footer, WORK_DONE).toBe(before.footer_tags);
  }),
  adminRows(7, "POST /api/admin/clear-cache").http("without a body", async ({ request }) => {
    expect(await resultOf(request.post("/api/admin/clear-cache"))).toMatchObject({ success: true });
  }),
  adminRows(7, "DELETE /api/businesses/{id}").http("takes one away", async (site) => {
    const { id } = await ownBusiness(site, "silinen");
    expect(await resultOf(site.request.delete(`/api/businesses/${id}`))).toMatchObject({ success: true });
    expect(await findOwn(site.request, `${site.tag} silinen`)).toEqual([]);
  }),
  adminRows(7, "POST /api/admin/businesses/{id}/toggle-approval").http(
    "no body, {success, isApproved}",
    async (site) => {
      const { id } = await onlyOwn(site.request, `${site.tag} 10`);
      const path = `/api/admin/businesses/${id}/toggle-approval`;
      for (const isApproved of [false, true]) {
        expect(await resultOf(site.request.post(path))).toMatchObject({ success: true, isApproved });
      }
    },
  ),
  adminRows(7, "DELETE /api/admin/businesses").http(
    "touches nothing without the typed word and the password",
    async (site) => {
      const before = await site.stats();
      for (const data of [
        undefined,
        {},
        { confirmation: "delete", password },
        { confirmation: "DELETE", password: "" },
      ]) {
        const answer = await site.request.delete("/api/admin/businesses", data === undefined ? {} : { data });
        expect(answer.status()).toBe(400);
        expect(await answer.json()).toMatchObject({ success: false, message: expect.any(String) });
      }
      expect((await site.stats()).totalBusinesses).toBe(before.totalBusinesses);
    },
  ),
  adminRows(7, "DELETE /api/admin/test-data").http(
    "{success, deletedCount, message}; only Test Business goes",
    async (site) => {
      const { request, tag } = site;
      const names = [`Test Business ${tag}`, `Test Businesses ${tag}`];
      await importSheet(
        request,
        csvSheet(
          `${tag}-test.csv`,
          names.map((name, index) => templateRow(name, index)),
        ),
      );
      // A busy machine answers before the work has ended.
      expect(await resultOf(request.delete("/api/admin/test-data"))).toMatchObject({
        ...{ success: true, message: expect.any(String), deletedCount: expect.any(Number) },
      });
      await expect
        .poll(async () => (await findOwn(request, tag)).filter(({ name }) => names.includes(name)), WORK_DONE)
        .toEqual([expect.objectContaining({ name: names[1] })]);
    },
  ),
  adminRows(7, "POST /api/admin/fix-slugs").http(
    "{success, successCount, checkpointEnabled, totalProcessed, message}",
    async (site) => {
      expect(await resultOf(site.request.post("/api/admin/fix-slugs"))).toMatchObject({
        ...{ success: true, checkpointEnabled: true, message: expect.any(String) },
        ...{ successCount: expect.any(Number), totalProcessed: expect.any(Number) },
      });
    },
  ),
  adminRows(7, "POST /api/upload-excel").http("multipart, field file, JSON", async ({ request, tag }) => {
    const file = csvSheet(`${tag}-tek.csv`, [templateRow(`${tag} tekil`, 1)]);
    expect(await importSheet(request, file, "/api/upload-excel")).toMatchObject({ success: true, totalRows: 1 });
    const multipart = { other: file };
    expect((await request.post("/api/upload-excel", { multipart })).status()).toBe(400);
  }),
  adminRows(7, "POST /api/upload-excel-batch").http(
    "file, batchSize, fileIndex, totalFiles",
    async ({ request, tag }) => {
      const file = csvSheet(`${tag}-toplu.csv`, [templateRow(`${tag} toplu`, 1)]);
      const fields = { batchSize: "100", fileIndex: "0", totalFiles: "2" };
      const options = { multipart: { ...fields, file }, timeout: 90_000 };
      expect(await resultOf(request.post("/api/upload-excel-batch", options))).toMatchObject({ success: true });
      const odd = { multipart: { ...fields, batchSize: "7", file } };
      expect((await request.post("/api/upload-excel-batch", odd)).status()).toBe(400);
    },
  ),
  adminRows(7, "POST /api/export-csv").http(
    "{selectedFields, countryCode}, as businesses_export_{date}.csv",
    async (site) => {
      const data = { selectedFields: ["name", "reviewCount", "placeId"], countryCode: "TR" };
      const answer = await site.request.post("/api/export-csv", { data });
      expect(answer.headers()["content-type"]).toContain("text/csv");
      const name = /^attachment; filename="?businesses_export_\d{4}-\d{2}-\d{2}\.csv"?$/;
      expect(answer.headers()["content-disposition"]).toMatch(name);
      const lines = (await answer.text()).replace("\uFEFF", "").split("\r\n");
      expect(lines[0]).toBe("name,reviewCount,placeId");
      expect(lines).toContain(`${site.tag} 01,3,${site.tag}-01`);
    },
  ),
  exports.http("fields, countryCode, categories, dateRange; its name tells them", async (site) => {
    const query = "fields=name,reviews,country_code&countryCode=TR&categories=Cafe&dateRange=all";
    const answer = await site.request.get(`/api/admin/export-csv?${query}`);
    expect(answer.headers()["content-disposition"]).toMatch(EXPORT_NAME);
    const lines = (await answer.text()).replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(lines[0]).toBe("name,reviews,country_code");
    expect(lines).toContain(`${site.tag} 02,4,TR`);
    for (const line of lines.slice(1)) expect(line).toMatch(/,TR$/);
  }),
  exports.http("startDate and endDate bound a custom range", async ({ request, tag }) => {
    const rowsOf = async (startDate: string, endDate: string): Promise<string> => {
      const query = `fields=name&dateRange=custom&startDate=${startDate}&endDate=${endDate}`;
      return (await request.get(`/api/admin/export-csv?${query}`)).text();
    };
    const today = new Date().toISOString().slice(0, "2026-05-01".length);
    expect(await rowsOf("2020-01-01", "2020-12-31")).not.toContain(tag);
    expect(await rowsOf("2020-01-01", `${Number(today.slice(0, 4)) + 1}-01-01`)).toContain(`${tag} 01`);
    const answer = await request.get("/api/admin/export-csv?fields=name&dateRange=custom&startDate=2020-01-01");
    expect(answer.status()).toBe(400);
  }),
];
