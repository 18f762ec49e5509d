import type { DirectorySettings } from "@meridian/contracts/businesses/admin-businesses";
import type { BodyOf } from "@meridian/contracts/client/client-endpoint";
import * as directory from "@meridian/contracts/client/endpoints/admin-businesses.gen";
import * as api from "@meridian/contracts/client/endpoints/ingest.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import { BATCH_SIZES_ROWS } from "@meridian/contracts/imports/import-limits";
import type { ImportPreview } from "@meridian/contracts/imports/import-preview";
import { call } from "../../../lib/api/api-client.ts";
import { endpointQuery } from "../../../lib/api/query-client.ts";
import { choicesOf, requestOf } from "../upload-queue.ts";

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

/** Imports the file of an earlier import or dry run, with the same choices. */
export function importAgain(
  { fileId, fileName, batchSizeRows, ...job }: ShownImportJob,
  restoresDeleted: boolean,
): Promise<ShownImportJob> {
  return startImport({
    fileId,
    fileName,
    batchSize: BATCH_SIZES_ROWS.find((size) => size === batchSizeRows),
    isDryRun: false,
    restoresDeleted,
    ...requestOf(choicesOf(job)),
  });
}

/** Reads the start of a stored file. */
export function previewImport(request: BodyOf<typeof api.previewImport>, signal?: AbortSignal): Promise<ImportPreview> {
  return call(api.previewImport, { body: request, signal });
}

export type ImportDecision = BodyOf<typeof api.decideImport>;

export const directorySettingsQuery = { ...endpointQuery(urlOf(directory.getDirectorySettings)), staleTime: 0 };

/** Decides about a held import; answers with the import that follows. */
export function decideImport(id: string, decision: ImportDecision): Promise<ShownImportJob> {
  return call(api.decideImport, { params: { id }, body: decision });
}

export function saveDirectorySettings(settings: DirectorySettings): Promise<unknown> {
  return call(directory.saveDirectorySettings, { body: settings });
}
