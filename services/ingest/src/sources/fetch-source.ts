import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { MAX_UPLOAD_BYTES } from "@meridian/contracts/imports/import-limits";
import type { ImportSource } from "@meridian/contracts/imports/import-source";
import { type AppError, isAppError } from "@meridian/platform/app-error";
import type { FileStore } from "@meridian/ports/file-store";
import type { StoredFile } from "@meridian/ports/imports/partial-files";
import type { Dispatcher } from "undici";
import { refusal, text } from "../messages/text.ts";
import { cleanFileName } from "../upload/clean-file-name.ts";
import { publicLookup, requirePublicHost } from "./public-addresses.ts";

export interface FetchOptions {
  files: Pick<FileStore, "save">;
  /** Host names, in lower case, whose addresses need not be public. */
  allowedHosts: ReadonlySet<string>;
  signal: AbortSignal;
  maxBytes?: number;
  limits?: Partial<FetchLimits>;
}

export interface FetchLimits {
  connectMs: number;
  /** Until the headers arrive. */
  answerMs: number;
  /** Without a byte of the body. */
  stallMs: number;
  wholeMs: number;
}

export type FetchedSource =
  | { isUnchanged: true }
  | ({ isUnchanged: false; file: StoredFile; fileName: string } & Pick<ImportSource, "etag" | "lastModified">);

const LIMITS: FetchLimits = { connectMs: 10_000, answerMs: 60_000, stallMs: 60_000, wholeMs: 30 * 60_000 };
const MEGABYTE = 1024 * 1024;
const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const TOO_MANY_REQUESTS = 429;
/** Others could not be sent back. */
const VALIDATOR = /^[\x21-\x7e][\x20-\x7e]{0,499}$/;

/**
 * Fetches a source into the file store, unless its server says that nothing changed. Throws AppError for the admin: invalid_input or
 * too_large if the address leads nowhere that may be fetched, unavailable if that may pass.
 */
export async function fetchSource(
  source: Pick<ImportSource, "url" | "name" | "etag" | "lastModified">,
  options: FetchOptions,
): Promise<FetchedSource> {
  const limits = { ...LIMITS, ...options.limits };
  // It takes 13 MB, which sites without sources are spared.
  const { Agent } = await import("undici");
  const agent = new Agent({
    connect: { lookup: publicLookup(options.allowedHosts), timeout: limits.connectMs },
    headersTimeout: limits.answerMs,
    bodyTimeout: limits.stallMs,
  });
  const late = AbortSignal.timeout(limits.wholeMs);
  const signal = AbortSignal.any([options.signal, late]);
  let url = new URL(source.url);
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      requirePublicHost(url, options.allowedHosts);
      const answer = await agent.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method: "GET",
        headers: headersFor(source),
        signal,
      });
      if (!REDIRECTS.has(answer.statusCode)) return await take(answer, url, source, options);
      await answer.body.dump();
      url = nextUrl(url, answer.headers.location);
    }
    throw refusal("invalid_input", text("source_too_many_redirects", { count: MAX_REDIRECTS }));
  } catch (error) {
    options.signal.throwIfAborted();
    throw meaningOf(error, { host: url.hostname, isLate: late.aborted });
  } finally {
    await agent.destroy();
  }
}

function headersFor({ etag, lastModified }: Pick<ImportSource, "etag" | "lastModified">): Record<string, string> {
  return {
    accept: "*/*",
    "accept-encoding": "gzip",
    "user-agent": "Meridian",
    ...(etag === null ? {} : { "if-none-match": etag }),
    ...(lastModified === null ? {} : { "if-modified-since": lastModified }),
  };
}

function nextUrl(from: URL, location: string | string[] | undefined): URL {
  const next = typeof location === "string" ? URL.parse(location, from) : null;
  if (next === null) throw refusal("unavailable", text("source_redirect_unreadable"));
  if (next.protocol !== "https:") throw refusal("invalid_input", text("source_redirect_insecure"));
  return next;
}

async function take(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  url: URL,
  source: Pick<ImportSource, "name">,
  { files, maxBytes = MAX_UPLOAD_BYTES }: FetchOptions,
): Promise<FetchedSource> {
  if (statusCode === 304) return { isUnchanged: true };
  if (statusCode !== 200) {
    const key = statusCode >= 500 || statusCode === TOO_MANY_REQUESTS ? "source_busy" : "source_refused";
    throw refusal("unavailable", text(key, { status: String(statusCode) }));
  }
  const fileName = fileNameOf(url, source.name);
  const tooLarge = refusal(
    "too_large",
    text("source_too_large", { fileName, megabytes: Math.floor(maxBytes / MEGABYTE) }),
  );
  if (Number(headers["content-length"] ?? 0) > maxBytes) throw tooLarge;
  const content = decoded(body, headers["content-encoding"]);
  const file = await files.save(content, { maxBytes }).catch((error: unknown) => {
    throw isAppError(error) && error.code === "too_large" ? tooLarge : error;
  });
  const { etag, "last-modified": lastModified } = headers;
  return { isUnchanged: false, file, fileName, etag: validatorOf(etag), lastModified: validatorOf(lastModified) };
}

function decoded(body: Readable, encoding: string | string[] | undefined): Readable {
  if (encoding === undefined || encoding === "identity") return body;
  if (encoding !== "gzip" && encoding !== "x-gzip") throw refusal("unavailable", text("source_encoded"));
  const plain = createGunzip();
  pipeline(body, plain, (error) => {
    if (error !== undefined && error !== null) plain.destroy(error);
  });
  return plain;
}

function validatorOf(value: string | string[] | undefined): string | null {
  return typeof value === "string" && VALIDATOR.test(value) ? value : null;
}

function fileNameOf({ pathname }: URL, name: string): string {
  const last = pathname.split("/").at(-1) ?? "";
  try {
    return cleanFileName(last === "" ? name : decodeURIComponent(last));
  } catch {
    return cleanFileName(last);
  }
}

/** What a failed connection or transfer means. */
function meaningOf(cause: unknown, { host, isLate }: { host: string; isLate: boolean }): AppError {
  const reason = rootOf(cause);
  if (isAppError(reason)) return reason;
  const code = reason instanceof Error && "code" in reason ? String(reason.code) : "";
  if (isLate || code.endsWith("TIMEOUT") || code === "ETIMEDOUT") {
    return refusal("unavailable", text("source_too_slow", { host }), { cause });
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return refusal("unavailable", text("source_host_unknown", { host }), { cause });
  }
  if (/^ERR_SSL|^EPROTO/.test(code)) return refusal("unavailable", text("source_not_https", { host, code }), { cause });
  if (/CERT|TLS|SELF_SIGNED|UNABLE_TO/.test(code)) {
    return refusal("unavailable", text("source_untrusted", { host, code }), { cause });
  }
  return refusal("unavailable", text("source_unreachable", { host }), { cause });
}

/** The first failure of several addresses, and what an error wraps. */
function rootOf(error: unknown): unknown {
  if (isAppError(error)) return error;
  if (error instanceof AggregateError) return rootOf(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}
