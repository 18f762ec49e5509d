import { closeSync, readSync, writeSync } from "node:fs";
import { openUnnamedFile } from "../scratch-file.ts";

/** Small, since cells may request spilled texts in any order, and each miss reads a block. */
const BLOCK_BYTES = 16 * 1024;
/** Above this much text, all blocks except those in use move to a file. */
const MAX_MEMORY_BYTES = 4 * 1024 * 1024;
/** Cells repeat the same few texts row after row; these are short. */
const REPEATED_TEXTS = 32_768;
const MAX_REPEATED_CHARS = 128;
/** Texts per group. Only the position of the first is stored; the others are found by their lengths. */
const GROUP_TEXTS = 16;
/** Bits of a length per byte; the highest bit says that another byte follows. */
const LENGTH_BITS = 7;
const MORE = 1 << LENGTH_BITS;
const MAX_LOOP_BYTES = 128;

export interface SharedStringStoreOptions {
  /** The spill file is created beside this path if there is room for uploads, otherwise in the system's folder. */
  besidePath: string;
  maxMemoryBytes?: number;
}

/** Texts by index, stored as UTF-8 after their lengths: millions of texts, spilled to a file, take half a byte of memory each. */
export interface SharedStringStore {
  readonly size: number;
  append(text: string): void;
  /** Appends a text as its UTF-8. */
  appendBytes(content: Buffer, start: number, end: number): void;
  get(index: number): string | undefined;
  close(): void;
}

export function createSharedStringStore(options: SharedStringStoreOptions): SharedStringStore {
  const maxBlocks = Math.max(2, Math.floor((options.maxMemoryBytes ?? MAX_MEMORY_BYTES) / BLOCK_BYTES));
  const bytes = createSpillingBytes(maxBlocks, options.besidePath);
  const repeated = new Array<string | undefined>(REPEATED_TEXTS);
  const repeatedIndex = new Int32Array(REPEATED_TEXTS).fill(-1);
  let groupStarts = new Float64Array(1024);
  let size = 0;
  /** The index of the text at the position of `bytes`. */
  let next = -1;
  /** No cell has requested this text or a later one. */
  let unread = 0;

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
    if (index !== next) {
      bytes.seek(groupStarts[Math.floor(index / GROUP_TEXTS)] ?? 0);
      for (let before = index % GROUP_TEXTS; before > 0; before--) bytes.skip(bytes.readLength());
    }
    next = index + 1;
    return bytes.readText(bytes.readLength());
  };
  const appendBytes = (content: Buffer, start: number, end: number) => {
    if (size % GROUP_TEXTS === 0) noteGroup();
    bytes.appendLength(end - start);
    bytes.append(content, start, end);
    size++;
  };
  return {
    get size() {
      return size;
    },
    append: (text) => {
      const content = Buffer.from(text, "utf8");
      appendBytes(content, 0, content.length);
    },
    appendBytes,
    get: (index) => {
      if (!Number.isInteger(index) || index < 0 || index >= size) return undefined;
      const slot = index % REPEATED_TEXTS;
      if (repeatedIndex[slot] === index) return repeated[slot];
      const text = read(index);
      if (index >= unread) unread = index + 1;
      else if (text.length <= MAX_REPEATED_CHARS) {
        repeated[slot] = text;
        repeatedIndex[slot] = index;
      }
      return text;
    },
    close: () => bytes.close(),
  };
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
  const appendByte = (byte: number): void => {
    blockAt(Math.floor(length / BLOCK_BYTES))[length % BLOCK_BYTES] = byte;
    length++;
  };
  return {
    get length() {
      return length;
    },
    append: (content: Buffer, start: number, end: number): void => {
      for (let from = start; from < end; ) {
        const offset = length % BLOCK_BYTES;
        const block = blockAt(Math.floor(length / BLOCK_BYTES));
        const count = Math.min(end - from, BLOCK_BYTES - offset);
        copyBytes(content, from, block, offset, count);
        from += count;
        length += count;
      }
    },
    appendLength: (count: number): void => {
      let rest = count;
      for (; rest >= MORE; rest = Math.floor(rest / MORE)) appendByte((rest % MORE) + MORE);
      appendByte(rest);
    },
    seek: (to: number): void => {
      position = to;
    },
    skip: (count: number): void => {
      position += count;
    },
    readLength: (): number => {
      let count = 0;
      for (let factor = 1; ; factor *= MORE) {
        const byte = blockAt(Math.floor(position / BLOCK_BYTES))[position % BLOCK_BYTES] ?? 0;
        position++;
        count += (byte % MORE) * factor;
        if (byte < MORE) return count;
      }
    },
    readText: (count: number): string => {
      const offset = position % BLOCK_BYTES;
      const end = position + count;
      if (offset + count <= BLOCK_BYTES) {
        const block = blockAt(Math.floor(position / BLOCK_BYTES));
        position = end;
        return block.toString("utf8", offset, offset + count);
      }
      const parts: Buffer[] = [];
      while (position < end) {
        const from = position % BLOCK_BYTES;
        const to = Math.min(BLOCK_BYTES, from + (end - position));
        parts.push(Buffer.from(blockAt(Math.floor(position / BLOCK_BYTES)).subarray(from, to)));
        position += to - from;
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

/** A loop is faster than a call for few bytes. */
function copyBytes(from: Buffer, start: number, to: Buffer, offset: number, count: number): void {
  if (count > MAX_LOOP_BYTES) from.copy(to, offset, start, start + count);
  else for (let at = 0; at < count; at++) to[offset + at] = from[start + at] ?? 0;
}
