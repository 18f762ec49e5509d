import type { IncomingMessage } from "node:http";
import { MAX_UPLOAD_BYTES } from "@meridian/contracts/imports/import-limits";
import { type AppError, isAppError } from "@meridian/platform/app-error";
import type { FileStore } from "@meridian/ports/file-store";
import type { StoredFile } from "@meridian/ports/imports/partial-files";
import createBusboy, { type Busboy } from "busboy";
import { refusal, text } from "../messages/text.ts";
import { cleanFileName } from "./clean-file-name.ts";

/** A completely received form: its one stored file, and its text fields. */
export interface ReceivedUpload {
  fileName: string;
  file: StoredFile;
  fields: Readonly<Record<string, string>>;
}

export interface ReceiveOptions {
  files: Pick<FileStore, "save" | "remove">;
  maxBytes?: number;
  /** Aborted when the process stops; incomplete forms are then refused. */
  stopSignal?: AbortSignal;
}

const FILE_FIELD = "file";
/** The maximum that boundaries, headers and text fields add to the file's size. */
const FORM_OVERHEAD_BYTES = 1024 * 1024;
/** The maximum time without a byte. */
const STALL_MS = 60_000;
const FORM_LIMITS = { fieldNameSize: 100, fieldSize: 1000, fields: 20, files: 2, parts: 22, headerPairs: 20 };

interface Form {
  fields: Record<string, string>;
  fileName: string | undefined;
  saving: Promise<StoredFile> | undefined;
}

/**
 * Streams a multipart form into the file store; the file may precede or follow the text fields. Stores nothing if the form is malformed or
 * too large, or its sender leaves. The rest of the request stays unread, so that it can be answered.
 */
export async function receiveUpload(req: IncomingMessage, options: ReceiveOptions): Promise<ReceivedUpload> {
  const parser = openParser(req);
  const form: Form = { fields: {}, fileName: undefined, saving: undefined };
  try {
    await readForm(req, parser, form, options);
    const file = await form.saving;
    if (file === undefined || form.fileName === undefined)
      throw refusal("invalid_input", text("no_file_chosen", { field: FILE_FIELD }));
    return { fileName: form.fileName, file, fields: form.fields };
  } catch (error) {
    req.unpipe(parser);
    parser.destroy();
    const kept = await form.saving?.catch(() => undefined);
    if (kept !== undefined) await options.files.remove(kept.id);
    throw error;
  }
}

function openParser(req: IncomingMessage): Busboy {
  if (!/^multipart\/form-data\b/i.test(req.headers["content-type"] ?? "")) {
    throw refusal("unsupported_media", text("not_multipart"));
  }
  try {
    return createBusboy({ headers: req.headers, defParamCharset: "utf8", limits: FORM_LIMITS });
  } catch (cause) {
    throw refusal("invalid_input", text("form_unreadable"), { cause });
  }
}

function readForm(req: IncomingMessage, parser: Busboy, form: Form, options: ReceiveOptions): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const cutOff = (cause?: unknown): void => reject(cutOffError(cause));
  const onClose = (): void => {
    if (!req.complete) cutOff();
  };
  const onStop = (): void => reject(refusal("unavailable", text("server_restarting")));
  if (options.stopSignal?.aborted) onStop();
  options.stopSignal?.addEventListener("abort", onStop, { once: true });
  const stall = setTimeout(cutOff, STALL_MS);
  const onData = (): unknown => stall.refresh();
  const tooMany = (): void => reject(refusal("invalid_input", text("form_too_many_parts")));

  parser.on("file", (name, stream, { filename }) => {
    stream.on("error", () => undefined);
    const refusal = refusalOf(name, filename, req, form, options);
    if (refusal !== undefined) {
      stream.resume();
      return reject(refusal);
    }
    if (filename === undefined || filename === "") return void stream.resume();
    form.fileName = cleanFileName(filename);
    form.saving = options.files.save(stream, { maxBytes: options.maxBytes ?? MAX_UPLOAD_BYTES });
    form.saving.catch((error) => reject(withFileName(error, form.fileName, parser)));
  });
  parser.on("field", (name, value) => {
    form.fields[name] = value;
  });
  parser.on("filesLimit", tooMany).on("fieldsLimit", tooMany).on("partsLimit", tooMany);
  parser.on("error", cutOff);
  parser.once("close", resolve);
  req.once("close", onClose).on("data", onData);
  req.pipe(parser);
  return promise.finally(() => {
    clearTimeout(stall);
    options.stopSignal?.removeEventListener("abort", onStop);
    req.off("close", onClose).off("data", onData);
  });
}

function refusalOf(
  name: string,
  fileName: string | undefined,
  req: IncomingMessage,
  form: Form,
  { maxBytes = MAX_UPLOAD_BYTES }: ReceiveOptions,
): AppError | undefined {
  if (name !== FILE_FIELD) return refusal("invalid_input", text("wrong_file_field", { field: FILE_FIELD }));
  if (form.saving !== undefined) return refusal("invalid_input", text("one_file_at_a_time"));
  const announcedBytes = Number(req.headers["content-length"] ?? 0);
  if (announcedBytes > maxBytes + FORM_OVERHEAD_BYTES) return tooLargeFile(fileName ?? "");
  return undefined;
}

/** If the form breaks off, its own error says more than the store's, and follows shortly. */
function withFileName(error: unknown, fileName: string | undefined, parser: Busboy): unknown {
  if (isAppError(error) && error.code === "too_large") return tooLargeFile(fileName ?? "");
  if (parser.destroyed || parser.errored !== null) return cutOffError();
  return error;
}

function tooLargeFile(fileName: string): AppError {
  return refusal("too_large", text("file_too_large", { fileName: cleanFileName(fileName) }));
}

function cutOffError(cause?: unknown): AppError {
  return refusal("invalid_input", text("upload_cut_off"), { cause });
}
