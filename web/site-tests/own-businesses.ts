import type { AdminListItem } from "@meridian/contracts/businesses/admin-businesses";
import { changeBusinesses, listAdminBusinesses } from "@meridian/contracts/businesses/admin-businesses-api";
import type { BatchUploadReport } from "@meridian/contracts/imports/import-report";
import { uploadExcelBatch } from "@meridian/contracts/imports/ingest-api";
import { firstOf } from "./directory.ts";
import type { HttpClient } from "./http-client.ts";

export const TEMPLATE_HEADERS =
  "name,address,phone,category,latitude,longitude,rating,reviewCount,place_id,country_code";
const MAX_PAGE_SIZE = 100;

/** A name that no other test has. */
export function newTag(word = "Iskele"): string {
  return `${word}${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;
}

/** A row of the template; the name is the place_id, too, with hyphens for spaces. */
export function templateRow(name: string, number: number, category = "Cafe"): string {
  const rating = (3 + (number % 20) / 10).toFixed(1);
  return `${name},"Deniz Sk. ${number}, Kadıköy, İstanbul, Türkiye",+90 216 555 ${10 + (number % 90)} 11,${category},40.99,29.02,${rating},${number + 2},${name.replaceAll(" ", "-")},TR`;
}

/** The form of an upload, with a CSV file of the template's columns. */
export function csvForm(
  fileName: string,
  rows: readonly string[],
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new Blob([`${[TEMPLATE_HEADERS, ...rows].join("\n")}\n`], { type: "text/csv" }), fileName);
  return form;
}

/** Imports rows and waits for the report. */
export function importRows(admin: HttpClient, fileName: string, rows: readonly string[]): Promise<BatchUploadReport> {
  return admin.read(uploadExcelBatch, uploadExcelBatch.path, { form: csvForm(fileName, rows) });
}

/** Imports "tag 01", "tag 02" and so on. */
export function importNumbered(admin: HttpClient, tag: string, count: number): Promise<BatchUploadReport> {
  const rows = Array.from({ length: count }, (_, index) =>
    templateRow(`${tag} ${String(index + 1).padStart(2, "0")}`, index + 1),
  );
  return importRows(admin, `${tag}.csv`, rows);
}

/** Businesses of the list, or with `&trash=true` of the trash, whose names contain a text. */
export async function findOwn(admin: HttpClient, text: string, query = ""): Promise<AdminListItem[]> {
  const filter = encodeURIComponent(text);
  const path = `${listAdminBusinesses.path}?filter=${filter}&limit=${MAX_PAGE_SIZE}${query}`;
  return (await admin.read(listAdminBusinesses, path)).businesses;
}

export async function ownBusiness(admin: HttpClient, name: string): Promise<AdminListItem> {
  return firstOf(await findOwn(admin, name));
}

/** Deletes what a test has made. */
export async function removeOwn(admin: HttpClient, text: string): Promise<void> {
  const ids = (await findOwn(admin, text)).map(({ id }) => id);
  if (ids.length === 0) return;
  await admin.read(changeBusinesses, changeBusinesses.path, { data: { ids, action: "delete" } });
}
