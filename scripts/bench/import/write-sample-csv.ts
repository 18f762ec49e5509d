import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { SAMPLE_HEADERS, type SampleCell, sampleRows } from "./sample-rows.ts";

const CHUNK_ROWS = 200;

export async function writeSampleCsv(path: string, rows: number): Promise<void> {
  await pipeline(Readable.from(chunks(rows)), createWriteStream(path));
}

function* chunks(rows: number): Generator<string> {
  let chunk = `${SAMPLE_HEADERS.join(",")}\r\n`;
  let gathered = 0;
  for (const cells of sampleRows(rows)) {
    chunk += `${cells.map(toCsv).join(",")}\r\n`;
    if (++gathered % CHUNK_ROWS !== 0) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}

function toCsv(cell: SampleCell): string {
  if (cell === undefined) return "";
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
