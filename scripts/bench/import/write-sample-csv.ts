import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { csvCell } from "../../demo/write-business-csv.ts";
import { type Sample, sampleHeaders, sampleRows } from "./sample-rows.ts";

const CHUNK_ROWS = 200;

export async function writeSampleCsv(path: string, sample: Sample): Promise<void> {
  await pipeline(Readable.from(chunks(sample)), createWriteStream(path));
}

function* chunks(sample: Sample): Generator<string> {
  let chunk = `${sampleHeaders(sample).join(",")}\r\n`;
  let gathered = 0;
  for (const cells of sampleRows(sample)) {
    chunk += `${cells.map(csvCell).join(",")}\r\n`;
    if (++gathered % CHUNK_ROWS !== 0) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}
