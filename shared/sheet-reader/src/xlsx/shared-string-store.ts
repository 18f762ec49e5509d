import { closeSync, readSync, writeSync } from "node:fs";
import { openUnnamedFile } from "../scratch-file.ts";

/** Small, since cells may request spilled texts in any order, and each miss reads a block. */
const BLOCK_BYTES = 64 * 1024;
/** Above this much text, all blocks except those in use move to a file. */
const MAX_MEMORY_BYTES = 12 * 1024 * 1024;
/** Cells repeat the same few texts row after row. */
const RECENT_TEXTS = 8192;
/** Texts per group. Only the position of the first is stored; the others are found by their lengths. */
const GROUP_TEXTS = 16;
/** Bits of a length per byte; the highest bit says that another byte follows. */
const LENGTH_BITS = 7;
const MORE = 1 << LENGTH_BITS;

export interface SharedStringStoreOptions {
  /** The spill file is created beside this path if there is room for uploads, otherwise in the system's folder. */
  besidePath: string;
  maxMemoryBytes?: number;
}

/** Texts by index, stored as UTF-8 after their lengths: millions of texts, spilled to a file, take half a byte of memory each. */
export interface SharedStringStore {
  readonly size: number;
  append(text: string): void;
  get(index: number): string | undefined;
  close(): void;
}

export function createSharedStringStore(options: SharedStringStoreOptions): SharedStringStore {
  const maxBlocks = Math.max(2, Math.floor((options.maxMemoryBytes ?? MAX_MEMORY_BYTES) / BLOCK_BYTES));
  const bytes = createSpillingBytes(maxBlocks, options.besidePath);
  const recent = new Array<string | undefined>(RECENT_TEXTS);
  const recentIndex = new Int32Array(RECENT_TEXTS).fill(-1);
  let groupStarts = new Float64Array(1024);
  let size = 0;

  const noteGroup = (): void => {
    const group = size / GROUP_TEXTS;
    if (group === groupStarts.length) {
      const grown = new Float64Array(group * 2);
      grown.set(groupStarts);
      groupStarts = grown;
    }
    groupStarts[group] = bytes.length;
  };
  const read = (index: number): string => {
    bytes.seek(groupStarts[Math.floor(index / GROUP_TEXTS)] ?? 0);
    for (let before = index % GROUP_TEXTS; before > 0; before--) bytes.skip(readLength(bytes));
    return bytes.readText(readLength(bytes));
  };
  return {
    get size() {
      return size;
    },
    append: (text) => {
      if (size % GROUP_TEXTS === 0) noteGroup();
      const content = Buffer.from(text, "utf8");
      bytes.append(encodeLength(content.length));
      bytes.append(content);
      size++;
    },
    get: (index) => {
      if (!Number.isInteger(index) || index < 0 || index >= size) return undefined;
      const slot = index % RECENT_TEXTS;
      if (recentIndex[slot] === index) return recent[slot];
      const text = read(index);
      recent[slot] = text;
      recentIndex[slot] = index;
      return text;
    },
    close: () => bytes.close(),
  };
}

function encodeLength(length: number): Buffer {
  const written: number[] = [];
  let rest = length;
  for (; rest >= MORE; rest = Math.floor(rest / MORE)) written.push((rest % MORE) + MORE);
  written.push(rest);
  return Buffer.from(written);
}

function readLength(bytes: { readByte(): number }): number {
  let length = 0;
  for (let factor = 1; ; factor *= MORE) {
    const byte = bytes.readByte();
    length += (byte % MORE) * factor;
    if (byte < MORE) return length;
  }
}

/** A growing sequence of bytes in blocks, read at a moving position; full blocks above `maxBlocks` are in a file and loaded on demand. */
function createSpillingBytes(maxBlocks: number, besidePath: string) {
  const inMemory = new Map<number, Buffer>();
  let length = 0;
  let spillFile: number | undefined;
  let spilledBlocks = 0;
  let position = 0;
  let current: Buffer = Buffer.alloc(0);
  let currentIndex = -1;

  const spillFull = () => {
    spillFile ??= openUnnamedFile(besidePath, "shared-strings");
    const full = Math.floor(length / BLOCK_BYTES);
    for (; spilledBlocks < full; spilledBlocks++) {
      const block = inMemory.get(spilledBlocks);
      if (block !== undefined) writeSync(spillFile, block, 0, BLOCK_BYTES, spilledBlocks * BLOCK_BYTES);
    }
  };
  /** Makes room for a block; returns one to reuse. */
  const makeRoom = (): Buffer | undefined => {
    if (inMemory.size < maxBlocks) return undefined;
    spillFull();
    for (const [index, block] of inMemory) {
      if (index >= spilledBlocks) continue;
      inMemory.delete(index);
      return block;
    }
    return undefined;
  };
  const blockAt = (index: number): Buffer => {
    if (index === currentIndex) return current;
    let block = inMemory.get(index);
    if (block === undefined) {
      block = makeRoom() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES);
      if (spillFile !== undefined && index < spilledBlocks)
        readSync(spillFile, block, 0, BLOCK_BYTES, index * BLOCK_BYTES);
      inMemory.set(index, block);
    }
    current = block;
    currentIndex = index;
    return block;
  };
  return {
    get length() {
      return length;
    },
    append: (content: Buffer): void => {
      for (let done = 0; done < content.length; ) {
        const copied = content.copy(blockAt(Math.floor(length / BLOCK_BYTES)), length % BLOCK_BYTES, done);
        done += copied;
        length += copied;
      }
    },
    seek: (to: number): void => {
      position = to;
    },
    skip: (count: number): void => {
      position += count;
    },
    readByte: (): number => {
      const block = blockAt(Math.floor(position / BLOCK_BYTES));
      return block[position++ % BLOCK_BYTES] ?? 0;
    },
    readText: (count: number): string => {
      const offset = position % BLOCK_BYTES;
      if (offset + count <= BLOCK_BYTES) {
        return blockAt(Math.floor(position / BLOCK_BYTES)).toString("utf8", offset, offset + count);
      }
      const parts: Buffer[] = [];
      for (let at = position; at < position + count; ) {
        const from = at % BLOCK_BYTES;
        const to = Math.min(BLOCK_BYTES, from + (position + count - at));
        parts.push(Buffer.from(blockAt(Math.floor(at / BLOCK_BYTES)).subarray(from, to)));
        at += to - from;
      }
      return Buffer.concat(parts).toString("utf8");
    },
    close: () => {
      inMemory.clear();
      current = Buffer.alloc(0);
      currentIndex = -1;
      if (spillFile !== undefined) closeSync(spillFile);
      spillFile = undefined;
    },
  };
}
