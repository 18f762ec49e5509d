import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { TEMPLATE_HEADERS } from "../site-tests/own-businesses.ts";
import { beginSession, WORK_DONE } from "./admin-session.ts";

/** For imports, whose duration depends on the machine. */
const IMPORT_TIMEOUT_MS = 90_000;
const MAX_PAGE_SIZE = 100;

/** A file as a form or a file chooser takes it. */
export interface Sheet {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The figures of an import's answer. */
export interface ImportAnswer {
  success: boolean;
  message: string;
  totalRows: number;
  successCount: number;
  updatedCount: number;
  skippedCount: number;
  errorCount: number;
  jobId: string;
}

export interface OwnBusiness {
  id: string;
  slug: string;
  name: string;
  category: string | null;
  phone: string | null;
  isApproved: boolean;
  revision: number;
}

export function csvSheet(name: string, rows: readonly string[]): Sheet {
  return { name, mimeType: "text/csv", buffer: Buffer.from(`${[TEMPLATE_HEADERS, ...rows].join("\n")}\n`) };
}

/** Imports a sheet in one call and answers with its report. */
export async function importSheet(
  request: APIRequestContext,
  file: Sheet,
  path = "/api/upload-excel-batch",
): Promise<ImportAnswer> {
  const answer = await request.post(path, { multipart: { file }, timeout: IMPORT_TIMEOUT_MS });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** The businesses whose names have a text, of the list or of the trash. */
export async function findOwn(request: APIRequestContext, text: string, query = ""): Promise<OwnBusiness[]> {
  const filter = encodeURIComponent(text);
  const answer = await request.get(`/api/admin/businesses?filter=${filter}&limit=${MAX_PAGE_SIZE}${query}`);
  expect(answer.status()).toBe(200);
  const { businesses }: { businesses: OwnBusiness[] } = await answer.json();
  return businesses;
}

export async function onlyOwn(request: APIRequestContext, name: string): Promise<OwnBusiness> {
  const found = await findOwn(request, name);
  const [business] = found;
  if (business === undefined || found.length > 1) throw new Error(`${found.length} businesses are called ${name}`);
  return business;
}

/** Takes away what a test has made. */
export async function removeOwn(request: APIRequestContext, text: string): Promise<void> {
  const ids = (await findOwn(request, text)).map(({ id }) => id);
  if (ids.length === 0) return;
  const answer = await request.post("/api/admin/businesses/bulk", { data: { ids, action: "delete" } });
  expect(answer.status()).toBe(200);
}

/** Searches for what no business has, and logs in once the reports list it. */
export async function searchInVain(page: Page, word: string): Promise<void> {
  // A visit is counted once the page has loaded; leaving it earlier would lose the count.
  const counted = page.waitForResponse((response) => response.url().endsWith("/api/visits"));
  await page.goto(`/search?q=${word}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(word);
  await counted;
  await beginSession(page);
  const day = new Date().toISOString().slice(0, 10);
  const report = async () => (await page.request.get(`/api/admin/reports/behaviour?from=${day}&to=${day}`)).text();
  await expect.poll(report, WORK_DONE).toContain(word);
}
