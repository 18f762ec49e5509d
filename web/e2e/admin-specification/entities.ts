import type { AdminBusinessPage } from "@meridian/shared/contracts/admin-businesses";
import { deleteAllAnswerSchema } from "@meridian/shared/contracts/cleanup";
import { DIALOG_FIELDS, EXPORT_DATE_RANGES, OLDER_EXPORT_COLUMNS } from "@meridian/shared/contracts/export-fields";
import { batchUploadReportSchema } from "@meridian/shared/contracts/import-job";
import { expect } from "@playwright/test";
import { type AdminSite, adminRows } from "./admin-site.ts";
import { csvSheet, importSheet, onlyOwn, templateRow } from "./own-data.ts";

const keysOf = (value: unknown): string[] => Object.keys(value as object);
const has = (value: unknown, names: readonly string[]): void =>
  expect(keysOf(value)).toEqual(expect.arrayContaining([...names]));

async function firstReport({ json }: AdminSite): Promise<Record<string, unknown>> {
  const [report] = await json<Record<string, unknown>[]>("/api/admin/upload-reports");
  if (report === undefined) throw new Error("There is no upload report");
  return report;
}

const UPLOAD_REPORT = [
  ...["success", "message", "totalRows", "successCount", "skippedCount", "errorCount", "errors"],
  "skippedBusinesses",
];

export const entityRows = [
  adminRows(3, "Admin stats").http(
    "totalBusinesses, totalCategories, categories of {category, count}",
    async (site) => {
      const stats = await site.stats();
      has(stats, ["totalBusinesses", "totalCategories", "categories"]);
      has(stats.categories[0], ["category", "count"]);
    },
  ),
  adminRows(3, "Business of the list").http("the fields of the older reading", async ({ json, tag }) => {
    const [business] = (await json<AdminBusinessPage>(`/api/admin/businesses?filter=${tag}`)).businesses;
    has(business, [
      ...["id", "slug", "name", "category", "address", "rating", "reviewCount", "isApproved", "createdAt"],
    ]);
    expect(typeof business?.isApproved).toBe("boolean");
  }),
  adminRows(3, "Business in full").http("the fields of the newer reading", async (site) => {
    const { id } = await onlyOwn(site.request, `${site.tag} 01`);
    const business = await site.json<Record<string, unknown>>(`/api/admin/businesses/${id}`);
    has(business, [
      ...["id", "name", "slug", "category", "fullAddress", "countryCode", "phone", "latitude", "longitude"],
      ...["rating", "reviews", "verified", "placeId", "createdAt", "updatedAt"],
    ]);
    expect(business).toMatchObject({ placeId: `${site.tag}-01`, countryCode: "TR", reviews: 3 });
  }),
  adminRows(3, "Paged answer").http(
    "businesses with pagination {totalPages, total}, and total beside it",
    async ({ json, tag }) => {
      const page = await json<AdminBusinessPage>(`/api/admin/businesses?filter=${tag}%20`);
      has(page, ["businesses", "pagination", "total"]);
      expect(page.total).toBe(page.pagination.total);
      expect(page.pagination.totalPages).toBe(Math.ceil(page.total / 20));
    },
  ),
  adminRows(3, "Site settings").http(
    "head_tags, footer_tags, analytics_code, facebook_pixel, all text",
    async ({ json }) => {
      const settings = await json<Record<string, unknown>>("/api/admin/site-settings");
      for (const field of ["head_tags", "footer_tags", "analytics_code", "facebook_pixel"]) {
        expect(typeof settings[field], field).toBe("string");
      }
    },
  ),
  adminRows(3, "Login").http("{username, password} is answered with {success, message}", async ({ visitor }) => {
    const answer = await visitor.post("/api/admin/login", { data: { username: "nobody", password: "wrong" } });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toMatchObject({ success: false, message: "Geçersiz kullanıcı adı veya şifre" });
  }),
  adminRows(3, "Upload report (single file)").http(
    "figures, errors and names of duplicates",
    async ({ request, tag }) => {
      const file = csvSheet(`${tag}-sade.csv`, [
        templateRow(`${tag} sade 1`, 1),
        templateRow(`${tag} sade 1`, 1),
        templateRow("", 2),
      ]);
      const report = await importSheet(request, file, "/api/upload-excel");
      has(report, UPLOAD_REPORT);
      expect(report).toMatchObject({ success: true, totalRows: 3, successCount: 1, skippedCount: 1, errorCount: 1 });
      expect(report).toMatchObject({
        skippedBusinesses: [`${tag} sade 1`],
        errors: [expect.stringContaining("Satır 4")],
      });
    },
  ),
  adminRows(3, "Upload report (dashboard)").http("summary, results and duplicates", async (site) => {
    const report = await firstReport(site);
    has(report, ["success", "timestamp", "summary", "results", "duplicateAnalysis"]);
    has(report.summary, ["fileName", "fileSizeMB", "processingTimeSeconds", "totalRecords"]);
    has(report.results, ["updated", "skipped", "updateRate", "skipRate"]);
    has(report.duplicateAnalysis, [
      ...["excelDuplicateCount", "databaseDuplicateCount", "newPlaceIdCount", "uniquePlaceIds"],
      ...["totalDuplicateRecords", "duplicateRate"],
    ]);
  }),
  adminRows(3, "Upload result per file (batch)").http(
    "figures, columns of 23, duplicates",
    async ({ request, tag }) => {
      const rows = [templateRow(`${tag} 01`, 1), templateRow(`${tag} grup`, 2), templateRow(`${tag} grup`, 2)];
      const report = await importSheet(request, csvSheet(`${tag}-grup.csv`, rows));
      has(report, [...UPLOAD_REPORT, "columnExtraction", "duplicateAnalysis"]);
      expect(report).toMatchObject({
        columnExtraction: { extractedCount: 10, extractionRate: 43.5 },
        duplicateAnalysis: {
          ...{ totalRecords: 3, recordsWithPlaceId: 3, databaseDuplicateCount: 1, databaseDuplicateRate: 33.3 },
          ...{ newPlaceIdCount: 1, newPlaceIdRate: 33.3, excelDuplicateCount: 1 },
          excelDuplicateRecords: [`${tag} grup`],
        },
      });
      const { successful, missing } = batchUploadReportSchema.parse(report).columnExtraction;
      expect([successful.length, missing.length]).toEqual([10, 13]);
    },
  ),
  adminRows(3, "Upload template").http("begins with the ten columns, of 23 (decision 15)", async ({ request }) => {
    const text = await (await request.get("/api/admin/template.csv")).text();
    const columns = (text.replace("\uFEFF", "").split(/\r?\n/)[0] ?? "").split(",");
    expect(columns.slice(0, 10)).toEqual([
      ...["name", "address", "phone", "category", "latitude", "longitude", "rating", "reviewCount", "place_id"],
      "country_code",
    ]);
    expect(columns).toHaveLength(23);
  }),
  adminRows(3, "Export options").code("27 and 9 fields, eight date ranges", () => {
    expect(DIALOG_FIELDS).toHaveLength(27);
    expect(Object.keys(OLDER_EXPORT_COLUMNS)).toEqual([
      ...["name", "address", "phone", "category", "reviewCount", "rating", "placeId", "countryCode", "url"],
    ]);
    expect(EXPORT_DATE_RANGES).toHaveLength(8);
  }),
  adminRows(3, "Cleanup results").code("of delete-all: success and message", () => {
    has(deleteAllAnswerSchema.shape, ["success", "message"]);
  }),
];
