import type { BodyOf } from "@meridian/contracts/client/client-endpoint";
import * as api from "@meridian/contracts/client/endpoints/ingest.gen";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import { BATCH_SIZES_ROWS } from "@meridian/contracts/imports/import-limits";
import { call } from "../../../lib/api/api-client.ts";

export type StartImportRequest = BodyOf<typeof api.startImport>;

/** Queues an import or dry run of a stored file. */
export function startImport(request: StartImportRequest): Promise<ShownImportJob> {
  return call(api.startImport, { body: request });
}

/** Asks an import to stop; what it has written stays. */
export function cancelImport(id: string): Promise<ShownImportJob> {
  return call(api.cancelImport, { params: { id } });
}

/** Queues the file of a failed or cancelled import again, as a new import. */
export function retryImport(id: string): Promise<ShownImportJob> {
  return call(api.retryImport, { params: { id } });
}

/** Requests an undo; answers before it is done. */
export function undoImport(id: string): Promise<ShownImportJob> {
  return call(api.undoImport, { params: { id } });
}

/** Imports the file of an earlier import or dry run, with the same columns. */
export function importAgain(
  { fileId, fileName, columnChoices, batchSizeRows }: ShownImportJob,
  restoresDeleted: boolean,
): Promise<ShownImportJob> {
  return startImport({
    fileId,
    fileName,
    batchSize: BATCH_SIZES_ROWS.find((size) => size === batchSizeRows),
    isDryRun: false,
    restoresDeleted,
    columnChoices: columnChoices ?? undefined,
  });
}
