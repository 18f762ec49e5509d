import { createReadStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import type { KeyedText } from "@meridian/contracts/stored-text";
import { AppError } from "@meridian/platform/app-error";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { refusal, text } from "../messages/text.ts";

const MAX_ZIP_ENTRIES = 10_000;
const MAX_UNPACKED_BYTES = 4 * 1024 ** 3;
/** An entry may decompress to this size at any ratio; above it, the ratio must stay below `MAX_RATIO`. */
const UNCHECKED_RATIO_BYTES = 100 * 1024 ** 2;
const MAX_RATIO = 200;
const INFLATE_CHUNK_BYTES = 128 * 1024;
const STORED = 0;
const DEFLATED = 8;

export interface ZipLimits {
  maxUnpackedBytes: number;
  uncheckedRatioBytes: number;
}

const LIMITS: ZipLimits = { maxUnpackedBytes: MAX_UNPACKED_BYTES, uncheckedRatioBytes: UNCHECKED_RATIO_BYTES };

/** The parts of a zip file, by case-insensitive names without a leading slash. */
export interface ZipPackage {
  /** As written in the file. */
  names: readonly string[];
  has(name: string): boolean;
  /** The size a part claims to decompress to. */
  sizeOf(name: string): number;
  compressedSizeOf(name: string): number;
  /**
   * A part's content, decompressed on demand and checked against its size and CRC at the end. Throws invalid_input if it is damaged,
   * too_large if it exceeds the limits.
   */
  read(name: string, onCompressedBytes?: (count: number) => void): AsyncIterable<Buffer>;
  close(): void;
}

/** Opens a zip file by its central directory. Throws invalid_input if the file is damaged or truncated. */
export async function openZipPackage(path: string, limits: ZipLimits = LIMITS): Promise<ZipPackage> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false }).catch(
    (cause: unknown) => {
      throw damaged(text("zip_cut_off"), cause);
    },
  );
  try {
    const entries = await listEntries(zip);
    return createPackage({ path, zip, entries, limits });
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ZIP_ENTRIES) throw refusal("too_large", text("zip_too_many_parts"));
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const key = partKey(nameOf(entry));
      if (!entries.has(key)) entries.set(key, entry);
    }
  } catch (cause) {
    throw damaged(text("zip_list_unreadable"), cause);
  }
  return entries;
}

interface OpenedZip {
  path: string;
  zip: ZipFile;
  entries: ReadonlyMap<string, Entry>;
  limits: ZipLimits;
}

function createPackage({ path, zip, entries, limits }: OpenedZip): ZipPackage {
  let unpackedBytes = 0;
  const unpackedByPart = new Map<Entry, number>();
  /** A part that is read again decompresses to the same size. */
  const countUnpacked = (entry: Entry, size: number) => {
    const known = unpackedByPart.get(entry) ?? 0;
    if (size <= known) return;
    unpackedByPart.set(entry, size);
    unpackedBytes += size - known;
    if (unpackedBytes > limits.maxUnpackedBytes) throw refusal("too_large", text("unpacks_too_large"));
  };
  return {
    names: [...entries.values()].map(nameOf),
    sizeOf: (name) => entries.get(partKey(name))?.uncompressedSize ?? 0,
    has: (name) => entries.has(partKey(name)),
    compressedSizeOf: (name) => entries.get(partKey(name))?.compressedSize ?? 0,
    read: (name, onCompressedBytes) => {
      const entry = entries.get(partKey(name));
      if (entry === undefined) throw damaged(text("part_missing", { part: name }));
      return readEntry({ path, zip, entry, name, limits, countUnpacked, onCompressedBytes });
    },
    close: () => zip.close(),
  };
}

interface EntryReading {
  path: string;
  zip: ZipFile;
  entry: Entry;
  name: string;
  limits: ZipLimits;
  countUnpacked: (entry: Entry, size: number) => void;
  onCompressedBytes: ((count: number) => void) | undefined;
}

async function* readEntry(reading: EntryReading): AsyncGenerator<Buffer> {
  const { entry, name, limits, countUnpacked } = reading;
  let size = 0;
  let crc = 0;
  try {
    for await (const chunk of await openContent(reading)) {
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.length;
      countUnpacked(entry, size);
      if (size > limits.uncheckedRatioBytes && size > entry.compressedSize * MAX_RATIO) {
        throw refusal("too_large", text("part_unpacks_too_large", { part: name }));
      }
      crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : damaged(text("part_unpackable", { part: name }), error);
  }
  if (size !== entry.uncompressedSize) throw damaged(text("part_cut_off", { part: name }));
  if (crc !== entry.crc32) throw damaged(text("part_checksum", { part: name }));
}

async function openContent({ path, zip, entry, name, onCompressedBytes }: EntryReading): Promise<Readable> {
  if (entry.isEncrypted()) throw refusal("invalid_input", text("password_protected"));
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw damaged(text("part_method", { part: name }));
  }
  const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const end = start + entry.compressedSize - 1;
  // yauzl's own stream crashes the process if it is abandoned while one read waits for another.
  const raw = entry.compressedSize === 0 ? Readable.from([]) : createReadStream(path, { start, end });
  if (onCompressedBytes !== undefined) raw.on("data", (chunk: Buffer) => onCompressedBytes(chunk.length));
  if (entry.compressionMethod === STORED) return raw;
  return pipeline(raw, createInflateRaw({ chunkSize: INFLATE_CHUNK_BYTES }), () => undefined);
}

/** The error for a damaged workbook; `what` ends the sentence. */
export function damaged(what: KeyedText, cause?: unknown): AppError {
  return refusal("invalid_input", text("workbook_damaged", { what }), { cause });
}

function nameOf(entry: Entry): string {
  return entry.fileNameRaw.toString("utf8").replaceAll("\\", "/").replace(/^\/+/, "");
}

function partKey(name: string): string {
  return name.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
}
