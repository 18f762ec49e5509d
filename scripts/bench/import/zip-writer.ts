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
/** Each chunk is packed on its own and ends in a flush; only the last one ends the entry's deflate stream. */
const SYNC_FLUSH = 2;
const FINISH = 4;
const pack = promisify<Buffer, { finishFlush: number }, Buffer>(deflateRaw);

/** Writes a zip archive entry by entry, holding no more of one than a chunk. Without zip64: below 4 GB. */
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
    await this.#write(words([0x08074b50, 4], [entry.crc, 4], [entry.packedBytes, 4], [entry.bytes, 4]));
    this.#entries.push(entry);
  }

  async finish(): Promise<void> {
    const start = this.#offset;
    for (const entry of this.#entries) await this.#write(centralHeader(entry));
    const count = this.#entries.length;
    const bytes = this.#offset - start;
    await this.#write(words([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [bytes, 4], [start, 4], [0, 2]));
  }

  async #write(buffer: Buffer): Promise<number> {
    await this.#file.write(buffer);
    this.#offset += buffer.length;
    return buffer.length;
  }
}

function localHeader(name: Buffer): Buffer {
  const fixed = words(
    [0x04034b50, 4],
    [VERSION, 2],
    [UTF8_AND_DESCRIPTOR, 2],
    [DEFLATE, 2],
    [0, 2],
    [MS_DOS_DATE, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [name.length, 2],
    [0, 2],
  );
  return Buffer.concat([fixed, name]);
}

function centralHeader({ name, crc, packedBytes, bytes, offset }: WrittenEntry): Buffer {
  const fixed = words(
    [0x02014b50, 4],
    [VERSION, 2],
    [VERSION, 2],
    [UTF8_AND_DESCRIPTOR, 2],
    [DEFLATE, 2],
    [0, 2],
    [MS_DOS_DATE, 2],
    [crc, 4],
    [packedBytes, 4],
    [bytes, 4],
    [name.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [offset, 4],
  );
  return Buffer.concat([fixed, name]);
}

/** Little-endian numbers, each with its width in bytes. */
function words(...numbers: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(numbers.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of numbers) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
