import { closeSync, readSync, writeSync } from "node:fs";
import { openUnnamedFile } from "./scratch-file.ts";

/** Small, since cells may ask for spilled texts in any order, and each miss reads a block. */
const BLOCK_BYTES = 64 * 1024;
/** Above this much text, all but the blocks in use move to a file. */
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
/** Cells repeat the same few texts row after row. */
const RECENT_TEXTS = 8192;

export interface SharedStringStoreOptions {
  /** The file that texts spill to is made beside this path, where there is room for uploads, else in the system's folder. */
  besidePath: string;
  maxMemoryBytes?: number;
}

/** Texts by index, kept as UTF-8 with offsets: about their own bytes in memory, whatever their number. */
export interface SharedStringStore {
  readonly size: number;
  append(text: string): void;
  get(index: number): string | undefined;
  close(): void;
}

export function createSharedStringStore(options: SharedStringStoreOptions): SharedStringStore {
  const maxBlocks = Math.max(2, Math.floor((options.maxMemoryBytes ?? MAX_MEMORY_BYTES) / BLOCK_BYTES));
  const blocks = createBlocks(maxBlocks, options.besidePath);
  const recent = new Array<string | undefined>(RECENT_TEXTS);
  const recentIndex = new Int32Array(RECENT_TEXTS).fill(-1);
  let ends = new Float64Array(1024);
  let size = 0;
  return {
    get size() {
      return size;
    },
    append: (text) => {
      if (size === ends.length) {
        const grown = new Float64Array(size * 2);
        grown.set(ends);
        ends = grown;
      }
      ends[size++] = blocks.append(Buffer.from(text, "utf8"));
    },
    get: (index) => {
      if (!Number.isInteger(index) || index < 0 || index >= size) return undefined;
      const slot = index % RECENT_TEXTS;
      if (recentIndex[slot] === index) return recent[slot];
      const text = blocks.read(index === 0 ? 0 : (ends[index - 1] ?? 0), ends[index] ?? 0);
      recent[slot] = text;
      recentIndex[slot] = index;
      return text;
    },
    close: () => blocks.close(),
  };
}

/** A growing run of bytes in blocks; full ones beyond `maxBlocks` live in a file and come back as they are needed. */
function createBlocks(maxBlocks: number, besidePath: string) {
  const inMemory = new Map<number, Buffer>();
  let length = 0;
  let spillFile: number | undefined;
  let spilledBlocks = 0;

  const spillFull = () => {
    spillFile ??= openUnnamedFile(besidePath, "shared-strings");
    const full = Math.floor(length / BLOCK_BYTES);
    for (; spilledBlocks < full; spilledBlocks++) {
      const block = inMemory.get(spilledBlocks);
      if (block !== undefined) writeSync(spillFile, block, 0, BLOCK_BYTES, spilledBlocks * BLOCK_BYTES);
    }
  };
  const makeRoom = () => {
    if (inMemory.size < maxBlocks) return;
    spillFull();
    for (const index of inMemory.keys()) {
      if (inMemory.size < maxBlocks) break;
      if (index < spilledBlocks) inMemory.delete(index);
    }
  };
  const blockAt = (index: number): Buffer => {
    const known = inMemory.get(index);
    if (known !== undefined) return known;
    makeRoom();
    const block = Buffer.allocUnsafe(BLOCK_BYTES);
    if (spillFile !== undefined && index < spilledBlocks)
      readSync(spillFile, block, 0, BLOCK_BYTES, index * BLOCK_BYTES);
    inMemory.set(index, block);
    return block;
  };
  return {
    append: (bytes: Buffer): number => {
      for (let done = 0; done < bytes.length; ) {
        const offset = length % BLOCK_BYTES;
        const copied = bytes.copy(blockAt(Math.floor(length / BLOCK_BYTES)), offset, done);
        done += copied;
        length += copied;
      }
      return length;
    },
    read: (start: number, end: number): string => {
      const offset = start % BLOCK_BYTES;
      if (offset + (end - start) <= BLOCK_BYTES) {
        return blockAt(Math.floor(start / BLOCK_BYTES)).toString("utf8", offset, offset + (end - start));
      }
      const parts: Buffer[] = [];
      for (let at = start; at < end; ) {
        const from = at % BLOCK_BYTES;
        const to = Math.min(BLOCK_BYTES, from + (end - at));
        parts.push(Buffer.from(blockAt(Math.floor(at / BLOCK_BYTES)).subarray(from, to)));
        at += to - from;
      }
      return Buffer.concat(parts).toString("utf8");
    },
    close: () => {
      inMemory.clear();
      if (spillFile !== undefined) closeSync(spillFile);
      spillFile = undefined;
    },
  };
}
