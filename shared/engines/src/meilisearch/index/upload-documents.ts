import { once } from "node:events";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { MeilisearchApiError } from "meilisearch";
import type { Dispatcher } from "undici";
import { z } from "zod";
import { workHeaders } from "../connection/work-headers.ts";

const LINES_PER_CHUNK = 500;
/** Even the fastest level shrinks document lines to a sixth. */
const GZIP_LEVEL = 1;

const enqueuedSchema = z.object({ taskUid: z.int() });
const refusalSchema = z.object({ message: z.string(), code: z.string(), type: z.string(), link: z.string() });

export interface UploadTarget {
  url: string;
  apiKey: string | undefined;
  dispatcher: Dispatcher;
  timeoutMs: number;
}

/** Documents as compressed lines: neither documents nor their text stay in memory. */
export interface DocumentLines {
  add(documents: Iterable<object>): Promise<void>;
  finish(): Promise<Uint8Array<ArrayBuffer>>;
}

export function createDocumentLines(): DocumentLines {
  const gzip = createGzip({ level: GZIP_LEVEL });
  const chunks: Buffer[] = [];
  gzip.on("data", (chunk: Buffer) => chunks.push(chunk));
  return {
    async add(documents) {
      for (const lines of linesOf(documents)) if (!gzip.write(lines)) await once(gzip, "drain");
    },
    async finish() {
      gzip.end();
      await finished(gzip);
      return Uint8Array.from(Buffer.concat(chunks));
    },
  };
}

/** Uploads compressed lines, which the client cannot send, and returns the indexing task. Rejections become the client's own errors. */
export async function uploadLines(target: UploadTarget, uid: string, lines: Uint8Array<ArrayBuffer>): Promise<number> {
  const base = target.url.endsWith("/") ? target.url : `${target.url}/`;
  const init = {
    method: "POST",
    headers: {
      "Content-Type": "application/x-ndjson",
      "Content-Encoding": "gzip",
      "Accept-Encoding": "identity",
      ...workHeaders(),
      ...(target.apiKey === undefined ? {} : { Authorization: `Bearer ${target.apiKey}` }),
    },
    body: lines,
    dispatcher: target.dispatcher,
    signal: AbortSignal.timeout(target.timeoutMs),
  };
  const response = await fetch(new URL(`indexes/${uid}/documents?primaryKey=id`, base), init);
  if (!response.ok) throw new MeilisearchApiError(response, refusalSchema.safeParse(await response.json()).data);
  return enqueuedSchema.parse(await response.json()).taskUid;
}

function* linesOf(documents: Iterable<object>): Generator<string> {
  let lines: string[] = [];
  for (const document of documents) {
    lines.push(JSON.stringify(document));
    if (lines.length < LINES_PER_CHUNK) continue;
    yield `${lines.join("\n")}\n`;
    lines = [];
  }
  if (lines.length > 0) yield `${lines.join("\n")}\n`;
}
