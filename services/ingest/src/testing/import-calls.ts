import type { Business } from "@meridian/contracts/businesses/business";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { type BatchUploadReport, batchUploadReportSchema } from "@meridian/contracts/imports/import-report";
import { NO_REVIEW_THRESHOLDS } from "@meridian/contracts/imports/import-review";
import { problemSchema } from "@meridian/contracts/problem";
import type { DirectorySettingsStore } from "@meridian/ports/site/settings-store";
import { parse } from "csv-parse/sync";
import { eventually, upload } from "./sample-sheets.ts";
import type { TestIngest } from "./start-test-ingest.ts";

export interface ImportCallOptions {
  fileName?: string;
  batchSize?: number;
  isDryRun?: boolean;
}

/** The admin's import calls over HTTP. */
export interface ImportCalls {
  send(method: string, path: string, body?: unknown): Promise<Response>;
  /** Uploads a file by the specified call and waits for its report. */
  importFile(content: string | Uint8Array<ArrayBuffer>, options?: ImportCallOptions): Promise<BatchUploadReport>;
  /** Requests the undo of an import and waits for its end. */
  undo(jobId: string): Promise<ImportJob>;
  /** Status and message of a refused call. */
  refusal(method: string, path: string): Promise<[status: number, message: string]>;
  /** A CSV file as records, parsed like a spreadsheet program does. */
  download(path: string, language?: string): Promise<string[][]>;
}

export function callImports(ingest: TestIngest): ImportCalls {
  const send: ImportCalls["send"] = (method, path, body) => {
    const headers = { cookie: ingest.cookie, "content-type": "application/json" };
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    return fetch(`${ingest.url}${path}`, init);
  };
  return {
    send,
    async importFile(content, { fileName = "a.csv", batchSize = 500, isDryRun = false } = {}) {
      const fields = { batchSize: String(batchSize), isDryRun: String(isDryRun) };
      const answer = await upload(ingest, content, { path: "/api/upload-excel-batch", fields, fileName });
      return batchUploadReportSchema.parse(await answer.json());
    },
    async undo(jobId) {
      const answer = await send("POST", `/api/admin/imports/${jobId}/undo`);
      if (!answer.ok) throw new Error(await answer.text());
      return undoneJob(ingest, jobId);
    },
    async refusal(method, path) {
      const answer = await send(method, path);
      const { detail, message } = problemSchema.parse(await answer.json());
      return [answer.status, message ?? detail ?? ""];
    },
    async download(path, language = "tr") {
      const headers = { cookie: ingest.cookie, "accept-language": language };
      const answer = await fetch(`${ingest.url}${path}`, { headers });
      if (!answer.ok) throw new Error(await answer.text());
      return recordsOf(await answer.text());
    },
  };
}

export function undoneJob({ engines }: TestIngest, jobId: string): Promise<ImportJob> {
  return eventually(async () => {
    const job = await engines.importJobs.get(jobId);
    return job?.undo?.state === "done" ? job : undefined;
  });
}

export function recordsOf(csv: string): string[][] {
  return parse(csv, { bom: true });
}

/** The businesses of a small directory by the number in `place-<number>`, including deleted ones. */
export async function businessesByNumber({ engines }: TestIngest): Promise<Map<number, Business>> {
  const all = await engines.businesses.scan("", 1000);
  return new Map(all.map((business) => [Number(business.placeId?.slice("place-".length)), business]));
}

/** For tests of something else, whose files would be held because they change most known businesses. */
export function neverHold({ directorySettings }: { directorySettings: DirectorySettingsStore }): Promise<void> {
  return directorySettings.put({ isApprovedByDefault: true, review: NO_REVIEW_THRESHOLDS });
}
