import { requestOf } from "@meridian/contracts/client/create-api-client";
import { previewImport } from "@meridian/contracts/client/endpoints/ingest.gen";
import type { ImportPreview } from "@meridian/contracts/imports/import-preview";
import { MESSAGE_LANGUAGE } from "../../../lib/api/message-language.ts";
import { connectionFailure, refusalOf, UploadFailure } from "../upload-failure.ts";
import { uploadTimeoutMs } from "../upload-timeout.ts";

export interface StoreFileOptions {
  onProgress(bytesSent: number, bytesTotal: number): void;
  signal: AbortSignal;
}

/**
 * Stores a file in one multipart request without importing it. Uses XMLHttpRequest because fetch reports no upload progress. Rejects with
 * UploadFailure.
 */
export function storeFile(file: File, { onProgress, signal }: StoreFileOptions): Promise<{ fileId: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ fileId: string }>();
  if (signal.aborted) return Promise.reject(new UploadFailure("aborted"));
  const { method, url, body } = requestOf(previewImport, { upload: { file } });
  const xhr = new XMLHttpRequest();
  const abort = (): void => xhr.abort();
  xhr.open(method, url);
  xhr.setRequestHeader("Accept", "application/json");
  xhr.setRequestHeader("Accept-Language", MESSAGE_LANGUAGE);
  xhr.timeout = uploadTimeoutMs(file);
  // The form around the file counts too.
  xhr.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size), file.size);
  xhr.ontimeout = () => reject(new UploadFailure("timeout"));
  xhr.onerror = () => reject(connectionFailure());
  xhr.onabort = () => reject(new UploadFailure("aborted"));
  xhr.onload = () => {
    if (xhr.status < 200 || xhr.status > 299) return reject(refusalOf(xhr.status, xhr.responseText));
    const { fileId }: ImportPreview = JSON.parse(xhr.responseText);
    resolve({ fileId });
  };
  signal.addEventListener("abort", abort, { once: true });
  xhr.send(body);
  return promise.finally(() => signal.removeEventListener("abort", abort));
}
