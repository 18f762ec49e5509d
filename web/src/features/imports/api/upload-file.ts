import { requestOf } from "@meridian/contracts/client/create-api-client";
import { uploadExcelBatch } from "@meridian/contracts/client/endpoints/ingest.gen";
import type { BatchUploadReport } from "@meridian/contracts/imports/import-report";
import { MESSAGE_LANGUAGE } from "../../../lib/api/message-language.ts";
import { connectionFailure, refusalOf, UploadFailure } from "../upload-failure.ts";
import { uploadTimeoutMs } from "../upload-timeout.ts";

export interface UploadRequest {
  file: File;
  batchSize: number;
  isDryRun: boolean;
  restoresDeleted: boolean;
  fileIndex: number;
  totalFiles: number;
  signal: AbortSignal;
  /** The share of the file sent so far, 0 to 1. */
  onSent: (share: number) => void;
}

/**
 * Uploads and imports one of several files in one request, and returns its report. Uses XMLHttpRequest because fetch reports no upload
 * progress. Rejects with UploadFailure. The import continues if the client gives up.
 */
export function uploadFile(upload: UploadRequest): Promise<BatchUploadReport> {
  const { file, batchSize, fileIndex, totalFiles, isDryRun, restoresDeleted, signal, onSent } = upload;
  const { method, url, body } = requestOf(uploadExcelBatch, {
    upload: {
      file,
      fields: {
        batchSize,
        fileIndex,
        totalFiles,
        isDryRun: String(isDryRun),
        restoresDeleted: String(restoresDeleted),
      },
    },
  });
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new UploadFailure("aborted"));
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    xhr.setRequestHeader("Accept", "application/json");
    xhr.setRequestHeader("Accept-Language", MESSAGE_LANGUAGE);
    xhr.timeout = uploadTimeoutMs(file);
    xhr.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    xhr.upload.onload = () => onSent(1);
    xhr.ontimeout = () => reject(new UploadFailure("timeout"));
    xhr.onerror = () => reject(connectionFailure());
    xhr.onabort = () => reject(new UploadFailure("aborted"));
    xhr.onload = () => {
      if (xhr.status < 200 || xhr.status > 299) return reject(failureOf(xhr, file.name));
      const report: BatchUploadReport = JSON.parse(xhr.responseText);
      resolve(report);
    };
    signal.addEventListener("abort", () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}

/** The server's own message, or else its raw response. */
function failureOf({ status, statusText, responseText }: XMLHttpRequest, fileName: string): UploadFailure {
  if (responseText.startsWith("{")) return refusalOf(status, responseText);
  return new UploadFailure("failed", `Upload failed for ${fileName}: ${responseText || statusText}`);
}
