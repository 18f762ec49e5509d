import type { BatchUploadReport } from "@meridian/shared/contracts/import-job";

const MB = 1024 * 1024;
const LARGE_FILE_BYTES = 100 * MB;
const TIMEOUT_MS = 5 * 60_000;
const LARGE_FILE_TIMEOUT_MS = 10 * 60_000;

const TIMED_OUT = "Dosya yükleme timeout oldu. Dosya çok büyük olabilir.";
const NETWORK_FAILED = "Ağ hatası. İnternet bağlantınızı kontrol edin.";
const UNREACHABLE = "Sunucuya bağlanılamadı. Lütfen tekrar deneyin.";
const FAILED = "Dosya yükleme sırasında bir hata oluştu.";

export interface UploadRequest {
  file: File;
  batchSize: number;
  fileIndex: number;
  totalFiles: number;
  signal: AbortSignal;
  /** Share of the file that has left this device, 0 to 1. */
  onSent: (share: number) => void;
}

/** A file that could not be imported; `message` is for the admin. */
export class UploadError extends Error {
  override readonly name = "UploadError";
  readonly isUnauthenticated: boolean;

  constructor(message: string, isUnauthenticated = false) {
    super(message);
    this.isUnauthenticated = isUnauthenticated;
  }
}

/**
 * Uploads one file and waits for its report. Not by fetch, which cannot tell how much of a body is sent.
 * Rejects with UploadError. The import goes on when this side gives up waiting.
 */
export function uploadFile(upload: UploadRequest): Promise<BatchUploadReport> {
  const { file, signal, onSent } = upload;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open("POST", "/api/upload-excel-batch");
    xhr.setRequestHeader("Accept", "application/json");
    xhr.timeout = file.size > LARGE_FILE_BYTES ? LARGE_FILE_TIMEOUT_MS : TIMEOUT_MS;
    xhr.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    xhr.upload.onload = () => onSent(1);
    xhr.ontimeout = () => reject(new UploadError(TIMED_OUT));
    xhr.onerror = () => reject(new UploadError(navigator.onLine ? UNREACHABLE : NETWORK_FAILED));
    xhr.onabort = () => reject(new UploadError(FAILED));
    xhr.onload = () => {
      try {
        resolve(readAnswer(xhr, file.name));
      } catch (error) {
        reject(error);
      }
    };
    signal.addEventListener("abort", () => xhr.abort(), { once: true });
    xhr.send(formOf(upload));
  });
}

/** The fields stand before the file, so that the server knows them when the file begins. */
function formOf({ file, batchSize, fileIndex, totalFiles }: UploadRequest): FormData {
  const form = new FormData();
  form.append("batchSize", String(batchSize));
  form.append("fileIndex", String(fileIndex));
  form.append("totalFiles", String(totalFiles));
  form.append("file", file);
  return form;
}

function readAnswer(xhr: XMLHttpRequest, fileName: string): BatchUploadReport {
  if (xhr.status >= 200 && xhr.status < 300) {
    const report: BatchUploadReport = JSON.parse(xhr.responseText);
    return report;
  }
  const message = messageOf(xhr.responseText) ?? `Upload failed for ${fileName}: ${xhr.responseText || xhr.statusText}`;
  throw new UploadError(message, xhr.status === 401);
}

function messageOf(body: string): string | undefined {
  try {
    const answer: { message?: unknown } = JSON.parse(body);
    return typeof answer.message === "string" ? answer.message : undefined;
  } catch {
    return undefined;
  }
}
