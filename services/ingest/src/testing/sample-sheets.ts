import { setTimeout as sleep } from "node:timers/promises";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { type UploadReport, uploadReportSchema } from "@meridian/contracts/imports/import-report";
import type { TestIngest } from "./start-test-ingest.ts";

export const CSV_HEADER = "name,address,phone,category,latitude,longitude,rating,reviewCount,place_id,country_code";

/** Rows `from` to `to` of an endless sheet, each a different business; `note` changes the content of all. */
export function sampleCsv(from: number, to: number, note = ""): string {
  const lines = [CSV_HEADER];
  for (let number = from; number <= to; number++) {
    const rating = 3 + (number % 20) / 10;
    lines.push(
      `Sample ${number} ${note},"${number} High Street, Bristol, BS1 4QA",,Cafe,51.45,-2.58,${rating.toFixed(1)},${number},place-${number},GB`,
    );
  }
  return `${lines.join("\n")}\n`;
}

export interface UploadOptions {
  fileName?: string;
  path?: string;
  fields?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** Posts a file the way the admin area does. */
export function upload(
  { url, cookie }: Pick<TestIngest, "url" | "cookie">,
  content: string | Uint8Array<ArrayBuffer>,
  options: UploadOptions = {},
): Promise<Response> {
  const { fileName = "businesses.csv", path = "/api/upload-excel", fields = {}, headers = {}, signal } = options;
  const body = new FormData();
  body.append("file", new Blob([content]), fileName);
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const init = { method: "POST", headers: { cookie, ...headers }, body };
  return fetch(`${url}${path}`, signal === undefined ? init : { ...init, signal });
}

export async function uploadForReport(
  ingest: Pick<TestIngest, "url" | "cookie">,
  content: string | Uint8Array<ArrayBuffer>,
  options: UploadOptions = {},
): Promise<UploadReport> {
  const answer = await upload(ingest, content, options);
  return uploadReportSchema.parse(await answer.json());
}

export function addsUp(report: UploadReport): boolean {
  const { totalRows, successCount, updatedCount, skippedCount, errorCount } = report;
  return successCount + updatedCount + skippedCount + errorCount === totalRows;
}

/** Polls until `find` returns something, for results of another process or a background loop. */
export async function eventually<T>(find: () => Promise<T | undefined>, timeoutMs = 150_000): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error("It did not happen in time");
    await sleep(20);
  }
}

export async function endedJob({ engines }: TestIngest, jobId: string): Promise<ImportJob> {
  return eventually(async () => {
    const job = await engines.importJobs.get(jobId);
    return job?.finishedAt == null ? undefined : job;
  });
}
