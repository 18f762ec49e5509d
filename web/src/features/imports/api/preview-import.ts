import type { ColumnChoice } from "@meridian/shared/contracts/import-mapping";
import type { ImportPreview } from "@meridian/shared/contracts/import-preview";
import { requestJson } from "../../../lib/api-client.ts";

export interface PreviewRequest {
  fileId: string;
  fileName: string;
  /** In place of the saved mapping of the file's headers. */
  columnChoices?: readonly ColumnChoice[];
}

/** Reads the head of a file that the server has. */
export function previewImport(request: PreviewRequest, signal?: AbortSignal): Promise<ImportPreview> {
  return requestJson("/api/admin/imports/preview", { method: "POST", data: request, signal });
}
