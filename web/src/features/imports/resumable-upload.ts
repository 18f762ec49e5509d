import { storeFile } from "./api/store-file.ts";
import { createUpload, fetchUploadState, sendPart, TusRefusal, type UploadState } from "./api/tus-calls.ts";
import { UploadFailure } from "./upload-failure.ts";

const MIN_PART_BYTES = 256 * 1024;
const FIRST_PART_BYTES = 1024 * 1024;
const MAX_PART_BYTES = 8 * 1024 * 1024;
/** The target duration of a part: worth a request, and short enough to show progress. */
const TARGET_PART_MS = 2000;
const STORAGE_PREFIX = "meridian.upload.";

export interface ResumableUploadOptions {
  /** Decreases only if the upload restarts because the server no longer has its data. */
  onProgress(bytesSent: number, bytesTotal: number): void;
  /** Aborts the upload; what was sent is kept for the next attempt. */
  signal: AbortSignal;
}

interface Upload extends ResumableUploadOptions {
  file: File;
  partSize: PartSize;
  path: string | undefined;
  /** The server's last known state; undefined if it must be queried first. */
  serverState: UploadState | undefined;
  /** Sends parts as POST, because something in between does not pass PATCH. */
  usesPost: boolean;
  /** How often the server lost the upload. */
  losses: number;
  /** The most bytes the server has acknowledged. */
  acknowledgedBytes: number;
  /** Consecutive failures without progress. */
  failures: number;
}

/** After this many consecutive failures without progress the upload fails; together about four minutes. */
const DELAYS_MS = [0, 500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000, 120_000];
const MAX_LOSSES = 3;
const SILENT_FAILURES = 4;
const CALL_TIMEOUT_MS = 30_000;
/** Enough for the smallest part at 4 kB/s; afterwards the server is asked how much arrived. */
const PART_TIMEOUT_MS = 60_000;
/** Statuses showing that the server, or something in between, does not support the method or call. */
const UNSUPPORTED: ReadonlySet<number> = new Set([404, 405, 501]);
const RETRYABLE: ReadonlySet<number> = new Set([408, 409, 423, 425, 429, 500, 502, 503, 504]);

/**
 * Stores a file on the server in parts, and resolves to the id that previews and imports name. It survives broken connections, server
 * restarts and a closed page: the same file chosen again resumes. If the server takes no parts, the file is sent in one multipart
 * request. Rejects with UploadFailure.
 */
export async function uploadResumably(file: File, options: ResumableUploadOptions): Promise<{ fileId: string }> {
  try {
    return await sendInParts(file, options);
  } catch (error) {
    if (!(error instanceof UploadFailure) || error.kind !== "unsupported") throw error;
    return storeFile(file, options);
  }
}

async function sendInParts(file: File, options: ResumableUploadOptions): Promise<{ fileId: string }> {
  const { onProgress, signal } = options;
  const path = rememberedUpload(file);
  const base = { onProgress, signal, file, path, serverState: undefined, usesPost: false };
  const upload: Upload = { ...base, partSize: createPartSize(), losses: 0, acknowledgedBytes: 0, failures: 0 };
  for (;;) {
    if (signal.aborted) throw new UploadFailure("aborted");
    try {
      const { bytesSent, fileId } = await takeStep(upload);
      if (fileId !== undefined) {
        forgetUpload(file);
        return { fileId };
      }
      if (bytesSent > upload.acknowledgedBytes) upload.failures = 0;
      upload.acknowledgedBytes = Math.max(bytesSent, upload.acknowledgedBytes);
    } catch (error) {
      const delayMs = DELAYS_MS[upload.failures++];
      recover(upload, error, delayMs === undefined);
      const askedMs = error instanceof TusRefusal ? (error.retryAfterMs ?? 0) : 0;
      await pause(Math.max(delayMs ?? 0, askedMs), signal);
    }
  }
}

/** The upload's next call: create it, query its state, or send a part. */
async function takeStep(upload: Upload): Promise<UploadState> {
  const { file, signal, onProgress, partSize, path, serverState, usesPost } = upload;
  const options = { signal, timeoutMs: CALL_TIMEOUT_MS };
  if (path === undefined) {
    upload.path = await createUpload(file, options);
    upload.serverState = { bytesSent: 0, fileId: undefined };
    upload.acknowledgedBytes = 0;
    rememberUpload(file, upload.path);
  } else if (serverState === undefined) {
    upload.serverState = await fetchUploadState(path, options);
  } else {
    const content = file.slice(serverState.bytesSent, serverState.bytesSent + partSize.bytes());
    const startedAt = performance.now();
    upload.serverState = undefined;
    upload.serverState = await sendPart(
      path,
      { content, offset: serverState.bytesSent, usesPost },
      { signal, timeoutMs: PART_TIMEOUT_MS },
    );
    partSize.sent(content.size, performance.now() - startedAt);
  }
  onProgress(upload.serverState.bytesSent, file.size);
  return upload.serverState;
}

/** Prepares another attempt, or throws the final failure. */
function recover(upload: Upload, error: unknown, isLast: boolean): void {
  upload.partSize.failed();
  if (error instanceof TusRefusal) {
    recoverFromRefusal(upload, error, isLast);
    return;
  }
  const mayPass = error instanceof UploadFailure && /^(timeout|network|unreachable)$/.test(error.kind);
  if (!mayPass || isLast) throw asFailure(error);
  // Something in between may drop unknown methods silently.
  if (upload.failures >= SILENT_FAILURES) upload.usesPost = true;
}

function recoverFromRefusal(upload: Upload, { status, failure }: TusRefusal, isLast: boolean): void {
  const wasSending = upload.path !== undefined && upload.serverState === undefined;
  const isForgotten = status === 410 || status === 404;
  if (upload.path !== undefined && isForgotten && upload.losses++ < MAX_LOSSES) {
    forgetUpload(upload.file);
    upload.path = undefined;
    upload.serverState = undefined;
    return;
  }
  if (UNSUPPORTED.has(status) && wasSending && !upload.usesPost) {
    upload.usesPost = true;
    return;
  }
  if (UNSUPPORTED.has(status)) throw new UploadFailure("unsupported", undefined, { cause: failure });
  if (!RETRYABLE.has(status) || isLast) throw failure;
}

function asFailure(error: unknown): UploadFailure {
  return error instanceof UploadFailure ? error : new UploadFailure("failed", undefined, { cause: error });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = (): void => {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    resolve();
  };
  const timer = setTimeout(end, ms);
  signal.addEventListener("abort", end, { once: true });
  return promise;
}

/** Chooses the next part's size from the observed throughput. */
interface PartSize {
  bytes(): number;
  /** Records a part's size and duration. */
  sent(bytes: number, durationMs: number): void;
  /** Records a part that did not arrive. */
  failed(): void;
}

function createPartSize(): PartSize {
  let bytes = FIRST_PART_BYTES;
  const set = (wanted: number): void => {
    bytes = Math.round(Math.min(MAX_PART_BYTES, Math.max(MIN_PART_BYTES, wanted)));
  };
  return {
    bytes: () => bytes,
    sent(sentBytes, durationMs) {
      const fitting = (sentBytes / Math.max(1, durationMs)) * TARGET_PART_MS;
      // The short last part of a file says little.
      if (sentBytes >= bytes || fitting < bytes) set(Math.min(fitting, bytes * 2));
    },
    failed: () => set(bytes / 2),
  };
}

/** Recognises the same file by the metadata browsers provide. */
function keyOf({ name, size, lastModified }: File): string {
  return `${STORAGE_PREFIX}${size}.${lastModified}.${name}`;
}

/** The path of this file's unfinished upload on this device. */
function rememberedUpload(file: File): string | undefined {
  return attempt(() => localStorage.getItem(keyOf(file)) ?? undefined);
}

function rememberUpload(file: File, path: string): void {
  attempt(() => localStorage.setItem(keyOf(file), path));
}

function forgetUpload(file: File): void {
  attempt(() => localStorage.removeItem(keyOf(file)));
}

/** Without storage, uploads are not remembered. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
