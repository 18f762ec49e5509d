import type { KeyHash } from "@meridian/platform/hash64";
import type { RowKeys } from "../seen-rows.ts";

/**
 * What is remembered of a row: a byte of flags, its print, and the hashes of its keys. In a page, the length and text of its stamp follow.
 */
export interface RowPrint {
  print: KeyHash;
  keys: RowKeys;
  hasPlaceId: boolean;
}

export interface KnownPrint extends Omit<RowPrint, "print"> {
  record: Uint8Array;
  stamp: string;
}

const MAX_KEYS = 15;
const IS_BY_PLACE = 16;
const HAS_PLACE_ID = 32;
const IS_ABSENT = 64;
const NO_RECORD = Uint8Array.of(IS_ABSENT);
const HASH_BYTES = 8;
const RECORD_BYTES = 1 + HASH_BYTES;
const MAX_STAMP_CHARS = 255;

/** Undefined for a row with too many keys. */
export function encodePrint({ print, keys, hasPlaceId }: RowPrint): Uint8Array | undefined {
  const { hashes, isByPlace } = keys;
  if (hashes.length > MAX_KEYS) return undefined;
  const record = Buffer.allocUnsafe(RECORD_BYTES + hashes.length * HASH_BYTES);
  record[0] = hashes.length | (isByPlace ? IS_BY_PLACE : 0) | (hasPlaceId ? HAS_PLACE_ID : 0);
  writeHash(record, 1, print);
  let offset = RECORD_BYTES;
  for (const hash of hashes) {
    writeHash(record, offset, hash);
    offset += HASH_BYTES;
  }
  return record;
}

function writeHash(record: Buffer, offset: number, [high, low]: KeyHash): void {
  record.writeUInt32LE(high, offset);
  record.writeUInt32LE(low, offset + 4);
}

/** Records as one text of bytes, which threads exchange faster. */
export function packRecords(records: readonly (Uint8Array | undefined)[]): Uint8Array {
  return Buffer.concat(records.map((record) => record ?? NO_RECORD));
}

export function unpackRecords(bytes: Uint8Array): (Uint8Array | undefined)[] {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const records: (Uint8Array | undefined)[] = [];
  for (let offset = 0; offset < packed.length; ) {
    const isAbsent = packed[offset] === IS_ABSENT;
    const end = offset + (isAbsent ? 1 : recordBytesAt(packed, offset));
    records.push(isAbsent ? undefined : packed.subarray(offset, end));
    offset = end;
  }
  return records;
}

/** A page of the records that have a stamp. */
export function encodePage(
  rows: Iterable<{ record: Uint8Array | undefined; stamp: string | undefined }>,
): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  for (const { record, stamp } of rows) {
    if (record === undefined || stamp === undefined || stamp.length > MAX_STAMP_CHARS) continue;
    parts.push(record, Uint8Array.of(stamp.length), Buffer.from(stamp, "latin1"));
  }
  return parts.length === 0 ? undefined : Buffer.concat(parts);
}

export interface KnownPrints {
  addPage(page: Uint8Array): void;
  /** Of records with the same print, the one added first. */
  find(print: KeyHash): KnownPrint | undefined;
}

/** Keeps the pages as they are: a million rows take 55 MB, and their index up to 32. */
export function createKnownPrints(): KnownPrints {
  const pages: Buffer[] = [];
  let capacity = 1 << 12;
  let slots = new Float64Array(capacity);
  let size = 0;

  const locate = (place: number): [page: Buffer, offset: number] => {
    const page = pages[Math.floor(place / PAGE_SPAN) - 1] ?? NO_PAGE;
    return [page, place % PAGE_SPAN];
  };
  const slotOf = ([high, low]: KeyHash): number => {
    let slot = low & (capacity - 1);
    for (let place = slots[slot] ?? 0; place !== 0; place = slots[slot] ?? 0) {
      const [page, offset] = locate(place);
      if (page.readUInt32LE(offset + 1) === high && page.readUInt32LE(offset + 5) === low) break;
      slot = (slot + 1) & (capacity - 1);
    }
    return slot;
  };
  const grow = () => {
    const old = slots;
    capacity *= 2;
    slots = new Float64Array(capacity);
    for (const place of old) if (place !== 0) slots[slotOf(printAt(...locate(place)))] = place;
  };
  return {
    addPage(bytes) {
      const page = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      pages.push(page);
      for (let offset = 0; offset < page.length; ) {
        const slot = slotOf(printAt(page, offset));
        if (slots[slot] === 0) {
          slots[slot] = pages.length * PAGE_SPAN + offset;
          if (++size * 2 > capacity) grow();
        }
        const stampAt = offset + recordBytesAt(page, offset);
        offset = stampAt + 1 + page.readUInt8(stampAt);
      }
    },
    find(print) {
      const place = slots[slotOf(print)] ?? 0;
      return place === 0 ? undefined : decodeAt(...locate(place));
    },
  };
}

const NO_PAGE = Buffer.alloc(RECORD_BYTES);
/** More than the bytes of any page. */
const PAGE_SPAN = 2 ** 24;

function printAt(page: Buffer, offset: number): KeyHash {
  return [page.readUInt32LE(offset + 1), page.readUInt32LE(offset + 5)];
}

function recordBytesAt(page: Buffer, offset: number): number {
  return RECORD_BYTES + (page.readUInt8(offset) & MAX_KEYS) * HASH_BYTES;
}

function decodeAt(page: Buffer, offset: number): KnownPrint {
  const flags = page.readUInt8(offset);
  const hashes = Array.from({ length: flags & MAX_KEYS }, (_, index) =>
    printAt(page, offset + (index + 1) * HASH_BYTES),
  );
  const stampAt = offset + recordBytesAt(page, offset);
  return {
    record: page.subarray(offset, stampAt),
    keys: { hashes, isByPlace: (flags & IS_BY_PLACE) !== 0 },
    hasPlaceId: (flags & HAS_PLACE_ID) !== 0,
    stamp: page.toString("latin1", stampAt + 1, stampAt + 1 + page.readUInt8(stampAt)),
  };
}
