import type { BodyOf } from "@meridian/contracts/client/client-endpoint";
import * as api from "@meridian/contracts/client/endpoints/ingest.gen";
import type { ImportPreview } from "@meridian/contracts/imports/import-preview";
import { call } from "../../../lib/api/api-client.ts";

/** Reads the start of a stored file. */
export function previewImport(request: BodyOf<typeof api.previewImport>, signal?: AbortSignal): Promise<ImportPreview> {
  return call(api.previewImport, { body: request, signal });
}
