import type { EndpointBody } from "@meridian/shared/contracts/endpoint";
import type { ImportJob } from "@meridian/shared/contracts/import-job";
import type { startImport as startImportEndpoint } from "@meridian/shared/contracts/ingest-api";
import { requestJson } from "../../../lib/api-client.ts";
import { importPath } from "./get-imports.ts";

export type StartImportRequest = EndpointBody<typeof startImportEndpoint>;

/** Queues the import, or the dry run, of a file that the server has. */
export function startImport(request: StartImportRequest): Promise<ImportJob> {
  return requestJson("/api/admin/imports", { method: "POST", data: request });
}

/** Asks an import to stop; what it has written stays. */
export function cancelImport(id: string): Promise<ImportJob> {
  return requestJson(importPath(id, "/cancel"), { method: "POST" });
}

/** Queues the file of an import that failed or was cancelled once more, as an import of its own. */
export function retryImport(id: string): Promise<ImportJob> {
  return requestJson(importPath(id, "/retry"), { method: "POST" });
}

/** Asks for an import to be taken back; answers before it is. */
export function undoImport(id: string): Promise<ImportJob> {
  return requestJson(importPath(id, "/undo"), { method: "POST" });
}

/** Imports the file of an earlier import or dry run for real, with the same columns. */
export function importAgain(job: ImportJob, restoresDeleted: boolean): Promise<ImportJob> {
  const { fileId, fileName, columnChoices } = job;
  return requestJson("/api/admin/imports", {
    method: "POST",
    data: {
      fileId,
      fileName,
      batchSize: job.batchSizeRows,
      isDryRun: false,
      restoresDeleted,
      ...(columnChoices === null ? {} : { columnChoices }),
    },
  });
}
