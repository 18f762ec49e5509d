import { type ImportPreview, importPreviewSchema } from "@meridian/contracts/imports/import-preview";
import { type UploadReport, uploadReportSchema } from "@meridian/contracts/imports/import-report";
import { callImports } from "./import-calls.ts";
import { upload } from "./sample-sheets.ts";
import type { TestIngest } from "./start-test-ingest.ts";

export const PREVIEW = "/api/admin/imports/preview";
const MAX_IMPORTS = 100;

/** The calls by which an administrator uploads lists that have one name or kind as a whole. */
export interface ListCalls {
  /** The report of an upload. */
  report(content: string, fileName: string, fields?: Record<string, string>): Promise<UploadReport>;
  preview(body: unknown): Promise<ImportPreview>;
  /** Undoes every import, for the next test. */
  undoAll(): Promise<void>;
}

export function callLists(ingest: () => TestIngest): ListCalls {
  return {
    async report(content, fileName, fields = {}) {
      const answer = await upload(ingest(), content, { path: "/api/upload-excel", fields, fileName });
      return uploadReportSchema.parse(await answer.json());
    },
    async preview(body) {
      return importPreviewSchema.parse(await (await callImports(ingest()).send("POST", PREVIEW, body)).json());
    },
    async undoAll() {
      const { undo } = callImports(ingest());
      for (const job of await ingest().engines.importJobs.list(MAX_IMPORTS))
        if (job.undo === null) await undo(job.id).catch(() => undefined);
    },
  };
}
