import {
  CHUNK_MEDIA_TYPE,
  FILE_ID_HEADER,
  RESUMABLE_UPLOADS_PATH,
  TUS_VERSION,
} from "@meridian/contracts/imports/resumable-upload";
import { MESSAGE_LANGUAGE } from "../../../lib/api/message-language.ts";
import { connectionFailure, refusalOf, UploadFailure } from "../upload-failure.ts";

/** The progress of an upload. */
export interface UploadState {
  bytesSent: number;
  /** Set once the whole file is stored. */
  fileId: string | undefined;
}

export interface TusCallOptions {
  signal: AbortSignal;
  timeoutMs: number;
}

export interface PartToSend {
  content: Blob;
  offset: number;
  /** Sent as POST, for networks that block PATCH. */
  usesPost: boolean;
}

/** A non-2xx response. */
export class TusRefusal extends Error {
  override readonly name = "TusRefusal";
  readonly status: number;
  readonly retryAfterMs: number | undefined;
  /** The failure to report if it cannot be recovered. */
  readonly failure: UploadFailure;

  constructor(status: number, retryAfterMs: number | undefined, failure: UploadFailure) {
    super(failure.message, { cause: failure });
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.failure = failure;
  }
}

/** Creates an upload and returns its path. Like the other calls it rejects with TusRefusal, or with UploadFailure without a response. */
export async function createUpload(file: File, options: TusCallOptions): Promise<string> {
  const bytes = new TextEncoder().encode(file.name);
  const metadata = `filename ${btoa(String.fromCharCode(...bytes))}`;
  const headers = { "Upload-Length": String(file.size), "Upload-Metadata": metadata };
  const answer = await call("POST", RESUMABLE_UPLOADS_PATH, { headers }, options);
  const location = answer.headers.get("location");
  // A response to POST without a location comes from another program.
  if (location === null) throw new UploadFailure("unsupported");
  return new URL(location, "https://this.site").pathname;
}

export async function fetchUploadState(path: string, options: TusCallOptions): Promise<UploadState> {
  return uploadStateOf(await call("HEAD", path, {}, options));
}

export async function sendPart(path: string, part: PartToSend, options: TusCallOptions): Promise<UploadState> {
  const { content, offset, usesPost } = part;
  const headers = {
    "Content-Type": CHUNK_MEDIA_TYPE,
    "Upload-Offset": String(offset),
    ...(usesPost ? { "X-HTTP-Method-Override": "PATCH" } : {}),
  };
  return uploadStateOf(await call(usesPost ? "POST" : "PATCH", path, { headers, body: content }, options));
}

function uploadStateOf({ headers }: Response): UploadState {
  const offset = headers.get("upload-offset");
  if (offset === null || !/^\d+$/.test(offset)) throw new UploadFailure("unsupported");
  return { bytesSent: Number(offset), fileId: headers.get(FILE_ID_HEADER) ?? undefined };
}

async function call(
  method: string,
  path: string,
  { headers, body }: { headers?: Record<string, string>; body?: Blob },
  { signal, timeoutMs }: TusCallOptions,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "include",
      headers: { "Tus-Resumable": TUS_VERSION, "Accept-Language": MESSAGE_LANGUAGE, ...headers },
      signal: AbortSignal.any([timeout, signal]),
      ...(body === undefined ? {} : { body }),
    });
  } catch (cause) {
    if (signal.aborted) throw new UploadFailure("aborted", undefined, { cause });
    throw timeout.aborted ? new UploadFailure("timeout", undefined, { cause }) : connectionFailure({ cause });
  }
  if (response.ok) return response;
  const text = await response.text().catch(() => "");
  throw new TusRefusal(response.status, retryAfterOf(response), refusalOf(response.status, text));
}

function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
