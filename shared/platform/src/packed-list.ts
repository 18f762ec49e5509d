import { deserialize, serialize } from "node:v8";

/** Items read sequentially, from the first each time, so that nobody needs all of them in memory. */
export interface ItemList<T> extends Iterable<T> {
  readonly length: number;
}

/**
 * Items as bytes, for transfer between threads and short-term storage. The garbage collector keeps moving thousands of waiting
 * objects but leaves bytes alone.
 */
export interface PackedList {
  length: number;
  parts: readonly Uint8Array<ArrayBuffer>[];
}

export interface ListPacker<T> {
  readonly length: number;
  /** Total size of the full parts. */
  readonly bytes: number;
  add(item: T): void;
  /** Everything added so far. */
  pack(): PackedList;
}

const ITEMS_PER_PART = 64;

/** Accepts anything that survives a structured clone. */
export function createListPacker<T>(): ListPacker<T> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let items: T[] = [];
  let length = 0;
  let bytes = 0;
  const flush = (): void => {
    if (items.length === 0) return;
    const part = serialize(items);
    parts.push(part);
    bytes += part.byteLength;
    items = [];
  };
  return {
    get length() {
      return length;
    },
    get bytes() {
      return bytes;
    },
    add(item) {
      items.push(item);
      length++;
      if (items.length === ITEMS_PER_PART) flush();
    },
    pack() {
      flush();
      return { length, parts };
    },
  };
}

/** Costs nothing for a list that `unpackList` returned. */
export function packList<T>(items: Iterable<T>): PackedList {
  if (items instanceof PackedItems) return items.packed;
  const packer = createListPacker<T>();
  for (const item of items) packer.add(item);
  return packer.pack();
}

/** The buffers to name when a list is sent to another thread: it moves there instead of being copied, and can no longer be read here. */
export function transferable({ parts }: PackedList): ArrayBuffer[] {
  return parts.map(({ buffer }) => buffer);
}

/** `T` is the packed type. Each iteration creates its items again. */
export function unpackList<T>(packed: PackedList): ItemList<T> {
  return new PackedItems<T>(packed);
}

class PackedItems<T> implements ItemList<T> {
  readonly packed: PackedList;

  constructor(packed: PackedList) {
    this.packed = packed;
  }

  get length(): number {
    return this.packed.length;
  }

  *[Symbol.iterator](): Generator<T> {
    for (const part of this.packed.parts) {
      const items: readonly T[] = deserialize(part);
      yield* items;
    }
  }
}

/** Maps each item when it is read. */
export function mapList<T, U>(list: ItemList<T>, change: (item: T) => U): ItemList<U> {
  return {
    length: list.length,
    *[Symbol.iterator]() {
      for (const item of list) yield change(item);
    },
  };
}
