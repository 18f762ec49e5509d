import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";

const CHUNK_BYTES = 256 * 1024;

/** Bytes that can be read from the start any number of times, wherever they are stored. */
export interface ByteSource {
  /** The total length. */
  sizeBytes: number;
  open(): AsyncIterable<Buffer>;
}

export async function openFileSource(path: string): Promise<ByteSource> {
  const { size: sizeBytes } = await stat(path);
  return { sizeBytes, open: () => createReadStream(path, { highWaterMark: CHUNK_BYTES }) };
}

/** The first bytes of a stream, at most `maxBytes`. */
export async function readStart(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
