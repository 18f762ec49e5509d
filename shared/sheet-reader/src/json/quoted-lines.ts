import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { refusal, text } from "../messages/text.ts";
import { MAX_RECORD_BYTES } from "../sheet-limits.ts";
import { readStart } from "../text/byte-source.ts";
import type { TextSource } from "../text/text-source.ts";

/** A line that is a text holding an object: what a writer of NDJSON makes of records it was given as JSON. */
const QUOTED_OBJECT = /^(?:\xef\xbb\xbf)?\s*"\s*\{\s*\\"/;
const SAMPLE_BYTES = 200;
const NEW_LINE = 0x0a;

export function isQuotedObject(start: Buffer): boolean {
  return QUOTED_OBJECT.test(start.toString("latin1", 0, SAMPLE_BYTES));
}

/** The text with the objects that its lines hold as texts. Lines that are no text stay as they are. */
export async function withoutQuotes<Source extends TextSource>(source: Source): Promise<Source> {
  if (!isQuotedObject(await readStart(source.open(), SAMPLE_BYTES))) return source;
  return { ...source, open: (onBytes) => unquotedLines(source.open(onBytes)) };
}

async function* unquotedLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const input = Readable.from(ofShortLines(chunks));
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield Buffer.from(`${textOf(line)}\n`);
  }
}

/** Throws AppError at a line that would fill the memory. */
async function* ofShortLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let row = 1;
  let bytes = 0;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(NEW_LINE);
    bytes = end < 0 ? bytes + chunk.length : chunk.length - end;
    if (bytes > MAX_RECORD_BYTES) throw refusal("too_large", text("json_record_too_long", { row: String(row) }));
    if (end >= 0) row += chunk.filter((byte) => byte === NEW_LINE).length;
    yield chunk;
  }
}

function textOf(line: string): string {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "string" ? value : line;
  } catch {
    return line;
  }
}
