import { ApiError } from "@meridian/contracts/client/api-error";
import { requestOf } from "@meridian/contracts/client/create-api-client";
import { exportSelectedFields } from "@meridian/contracts/client/endpoints/export.gen";
import { MESSAGE_LANGUAGE } from "../../../lib/api/message-language.ts";
import { type ExportChoices, type ExportVariant, exportUrl } from "../export-choices.ts";

/** How much is collected before it is passed to the browser, which may store it on disk. */
const MERGE_BYTES = 16 * 1024 * 1024;
const NOTE_EVERY_MS = 200;
const QUOTE = 0x22;
const LINE_FEED = 0x0a;

export interface ExportProgress {
  bytes: number;
  /** For a CSV file; undefined for a workbook. */
  rows: number | undefined;
}

export interface ExportRequest {
  variant: ExportVariant;
  choices: ExportChoices;
  timeZone: string;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

/** Downloads an export, reporting progress. A broken connection rejects: a partial file never looks complete. */
export async function downloadExport(request: ExportRequest): Promise<{ file: Blob; fileName: string }> {
  const response = await ask(request);
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  const type = response.headers.get("content-type") ?? "";
  const file = response.body === null ? new Blob() : await readAll(response.body, request);
  return { file: new Blob([file], { type }), fileName: fileNameOf(response.headers.get("content-disposition")) };
}

function ask({ variant, choices, timeZone, signal }: ExportRequest): Promise<Response> {
  const headers = { "accept-language": MESSAGE_LANGUAGE };
  if (variant === "full") return fetch(exportUrl(choices, timeZone), { credentials: "include", headers, signal });
  const { fields, countryCode, format } = choices;
  const request = requestOf(exportSelectedFields, { body: { selectedFields: [...fields], countryCode, format } });
  return fetch(request.url, {
    ...request,
    credentials: "include",
    headers: { ...request.headers, ...headers },
    signal,
  });
}

async function readAll(stream: ReadableStream<Uint8Array>, { choices, onProgress }: ExportRequest): Promise<Blob> {
  const counter = choices.format === "csv" ? createRowCounter() : undefined;
  let parts: BlobPart[] = [];
  let bytes = 0;
  let loose = 0;
  let notedAt = 0;
  const note = () => onProgress({ bytes, rows: counter?.rows });
  const reader = stream.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    const piece = new Uint8Array(step.value);
    counter?.add(piece);
    parts.push(piece);
    bytes += piece.length;
    loose += piece.length;
    if (loose >= MERGE_BYTES) {
      parts = [new Blob(parts)];
      loose = 0;
    }
    if (performance.now() - notedAt >= NOTE_EVERY_MS) {
      notedAt = performance.now();
      note();
    }
  }
  note();
  return new Blob(parts);
}

function fileNameOf(disposition: string | null): string {
  return /filename="?([^";]+)"?/.exec(disposition ?? "")?.[1] ?? "businesses.csv";
}

interface RowCounter {
  add(bytes: Uint8Array): void;
  /** Rows so far, without the header. */
  readonly rows: number;
}

/** Counts the rows of a CSV file as it arrives in arbitrary chunks, ignoring line breaks in quotes. */
export function createRowCounter(): RowCounter {
  let lines = 0;
  let isQuoted = false;
  return {
    add(bytes) {
      for (const byte of bytes) {
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === LINE_FEED && !isQuoted) lines += 1;
      }
    },
    get rows() {
      return Math.max(0, lines - 1);
    },
  };
}
