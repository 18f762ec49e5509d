import { requestOf } from "@meridian/contracts/client/create-api-client";
import { uploadExcel } from "@meridian/contracts/client/endpoints/ingest.gen";
import type { UploadReport } from "@meridian/contracts/imports/import-report";
import { MESSAGE_LANGUAGE } from "../../../lib/api/message-language.ts";
import { connectionFailure, refusalOf, UploadFailure } from "../upload-failure.ts";
import { uploadTimeoutMs } from "../upload-timeout.ts";

/**
 * Imports one spreadsheet in one request and returns its report. Rejects with UploadFailure; the import continues if the client gives up.
 */
export async function uploadSingle(file: File): Promise<UploadReport> {
  const request = requestOf(uploadExcel, { upload: { file } });
  const timeout = AbortSignal.timeout(uploadTimeoutMs(file));
  let answer: Response;
  try {
    answer = await fetch(request.url, {
      ...request,
      credentials: "include",
      headers: { accept: "application/json", "accept-language": MESSAGE_LANGUAGE },
      signal: timeout,
    });
  } catch (cause) {
    throw timeout.aborted ? new UploadFailure("timeout", undefined, { cause }) : connectionFailure({ cause });
  }
  if (!answer.ok) throw refusalOf(answer.status, await answer.text().catch(() => ""));
  const report: UploadReport = await answer.json();
  return report;
}
