import { open } from "node:fs/promises";

/** The first bytes of Microsoft's old container, which holds .xls, protected .xlsx and other documents. */
export const OLE_MAGIC = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

export interface OleStream {
  /** In lower case: the format ignores case. */
  name: string;
  /** Reads its first bytes, up to the end of the first contiguous part. */
  readStart(): Promise<Buffer>;
}

const HEADER_BYTES = 512;
const HEADER_FAT_ENTRIES = 109;
const ENTRY_BYTES = 128;
const SMALL_SECTOR_BYTES = 64;
const START_BYTES = 512;
const ROOT = 5;
const STREAM = 2;
/** More names than any workbook has; also ends cyclic chains. */
const MAX_DIRECTORY_BYTES = 2 * 1024 * 1024;
const MAX_SMALL_STREAMS_BYTES = 32 * 1024 * 1024;

/** Reads the container's list of streams and passes it to `use`. A damaged list ends early; nothing is thrown. */
export async function withOleStreams<T>(
  path: string,
  use: (streams: readonly OleStream[]) => T | Promise<T>,
): Promise<T> {
  const file = await open(path, "r");
  try {
    const read = async (position: number, length: number) => {
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await file.read(buffer, 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    return await use(await listStreams(read));
  } finally {
    await file.close();
  }
}

type Read = (position: number, length: number) => Promise<Buffer>;
type ReadChain = (sector: number, maxBytes: number) => Promise<Buffer>;

async function listStreams(read: Read): Promise<OleStream[]> {
  const header = await read(0, HEADER_BYTES);
  if (header.length < HEADER_BYTES) return [];
  const readChain = createChainReader(read, header);
  const directory = await readChain(header.readUInt32LE(48), MAX_DIRECTORY_BYTES);
  const smallLimit = header.readUInt32LE(56);
  const streams: OleStream[] = [];
  let rootSector: number | undefined;
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const entry = directory.subarray(at, at + ENTRY_BYTES);
    const sector = entry.readUInt32LE(116);
    if (entry[66] === ROOT) rootSector = sector;
    if (entry[66] !== STREAM) continue;
    const isSmall = entry.readUInt32LE(120) < smallLimit;
    const readStart = async () => {
      if (!isSmall) return await readChain(sector, START_BYTES);
      const offset = sector * SMALL_SECTOR_BYTES;
      if (rootSector === undefined || offset > MAX_SMALL_STREAMS_BYTES) return Buffer.alloc(0);
      return (await readChain(rootSector, offset + SMALL_SECTOR_BYTES)).subarray(offset);
    };
    streams.push({ name: nameOf(entry), readStart });
  }
  return streams;
}

function nameOf(entry: Buffer): string {
  const bytes = Math.min(64, Math.max(2, entry.readUInt16LE(64)));
  return entry.toString("utf16le", 0, bytes - 2).toLowerCase();
}

/** Follows the container's table of successor sectors. */
function createChainReader(read: Read, header: Buffer): ReadChain {
  const shift = Math.min(12, Math.max(7, header.readUInt16LE(30)));
  const sectorBytes = 2 ** shift;
  const numbersPerSector = sectorBytes / 4;
  const readSector = (sector: number) => read((sector + 1) * sectorBytes, sectorBytes);
  const numberAt = (buffer: Buffer, index: number) =>
    index * 4 + 4 <= buffer.length ? buffer.readUInt32LE(index * 4) : undefined;

  const tableSector = async (index: number): Promise<number | undefined> => {
    if (index < HEADER_FAT_ENTRIES) return header.readUInt32LE(76 + index * 4);
    let list: number | undefined = header.readUInt32LE(68);
    let left = index - HEADER_FAT_ENTRIES;
    while (list !== undefined && left >= numbersPerSector - 1) {
      list = numberAt(await readSector(list), numbersPerSector - 1);
      left -= numbersPerSector - 1;
    }
    return list === undefined ? undefined : numberAt(await readSector(list), left);
  };
  const next = async (sector: number): Promise<number | undefined> => {
    const table = await tableSector(Math.floor(sector / numbersPerSector));
    return table === undefined ? undefined : numberAt(await readSector(table), sector % numbersPerSector);
  };
  return async (start, maxBytes) => {
    const parts: Buffer[] = [];
    let length = 0;
    for (let sector: number | undefined = start; sector !== undefined && length < maxBytes; ) {
      const part = await readSector(sector);
      if (part.length === 0) break;
      parts.push(part);
      length += part.length;
      sector = await next(sector);
    }
    return Buffer.concat(parts);
  };
}
