import type { BodyOf } from "@meridian/shared/client/client-endpoint";
import * as api from "@meridian/shared/client/endpoints/ingest.gen";
import type { ImportPreview } from "@meridian/shared/contracts/import-preview";
import { call } from "../../../lib/api-client.ts";

/** Reads the start of a stored file. */
export function previewImport(request: BodyOf<typeof api.previewImport>, signal?: AbortSignal): Promise<ImportPreview> {
  return call(api.previewImport, { body: request, signal });
}
