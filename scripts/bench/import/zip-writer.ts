import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";

interface WrittenEntry {
  name: Buffer;
  crc: number;
  packedBytes: number;
  bytes: number;
  offset: number;
}

const VERSION = 20;
const UTF8_AND_DESCRIPTOR = 0x0808;
const DEFLATE = 8;
const MS_DOS_DATE = 0x5a21;
/** Each chunk is compressed separately and ends with a flush; only the last ends the entry's deflate stream. */
const SYNC_FLUSH = 2;
const FINISH = 4;
const pack = promisify<Buffer, { finishFlush: number }, Buffer>(deflateRaw);

/** Writes a zip archive entry by entry, holding one chunk at a time. Below 4 GB (no zip64). */
export class ZipWriter {
  readonly #file: FileHandle;
  readonly #entries: WrittenEntry[] = [];
  #offset = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async add(name: string, chunks: Iterable<string>): Promise<void> {
    const entry: WrittenEntry = { name: Buffer.from(name), crc: 0, packedBytes: 0, bytes: 0, offset: this.#offset };
    await this.#write(localHeader(entry.name));
    for (const chunk of chunks) {
      const raw = Buffer.from(chunk);
      entry.crc = crc32(raw, entry.crc);
      entry.bytes += raw.length;
      entry.packedBytes += await this.#write(await pack(raw, { finishFlush: SYNC_FLUSH }));
    }
    entry.packedBytes += await this.#write(await pack(Buffer.alloc(0), { finishFlush: FINISH }));
    await this.#write(uint32(0x08074b50, entry.crc, entry.packedBytes, entry.bytes));
    this.#entries.push(entry);
  }

  async finish(): Promise<void> {
    const start = this.#offset;
    for (const entry of this.#entries) await this.#write(centralHeader(entry));
    const count = this.#entries.length;
    const bytes = this.#offset - start;
    await this.#write(Buffer.concat([uint32(0x06054b50), uint16(0, 0, count, count), uint32(bytes, start), uint16(0)]));
  }

  async #write(buffer: Buffer): Promise<number> {
    await this.#file.write(buffer);
    this.#offset += buffer.length;
    return buffer.length;
  }
}

/** The sizes follow the data. */
function localHeader(name: Buffer): Buffer {
  return Buffer.concat([
    uint32(0x04034b50),
    uint16(VERSION, UTF8_AND_DESCRIPTOR, DEFLATE, 0, MS_DOS_DATE),
    uint32(0, 0, 0),
    uint16(name.length, 0),
    name,
  ]);
}

function centralHeader({ name, crc, packedBytes, bytes, offset }: WrittenEntry): Buffer {
  return Buffer.concat([
    uint32(0x02014b50),
    uint16(VERSION, VERSION, UTF8_AND_DESCRIPTOR, DEFLATE, 0, MS_DOS_DATE),
    uint32(crc, packedBytes, bytes),
    uint16(name.length, 0, 0, 0, 0),
    uint32(0, offset),
    name,
  ]);
}

function uint16(...values: readonly number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer);
}

/** Little-endian, like every machine Node runs on. */
function uint32(...values: readonly number[]): Buffer {
  return Buffer.from(Uint32Array.from(values).buffer);
}
