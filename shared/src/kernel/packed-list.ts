import { deserialize, serialize } from "node:v8";

/** Items that are read one after another, from the first each time: nobody need hold all of them at once. */
export interface ItemList<T> extends Iterable<T> {
  readonly length: number;
}

/**
 * Items as bytes, to be sent from thread to thread and kept for a while. Objects by the thousand that wait for their turn are
 * moved again and again by the collection of garbage; bytes are left alone, and a few objects at a time are gone before they are noticed.
 */
export interface PackedList {
  length: number;
  parts: readonly Uint8Array[];
}

export interface ListPacker<T> {
  readonly length: number;
  /** Of the parts that are full. */
  readonly bytes: number;
  add(item: T): void;
  /** All that was added. */
  pack(): PackedList;
}

const ITEMS_PER_PART = 64;

/** For whatever survives a structured clone. */
export function createListPacker<T>(): ListPacker<T> {
  const parts: Uint8Array[] = [];
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

export function packList<T>(items: Iterable<T>): PackedList {
  const packer = createListPacker<T>();
  for (const item of items) packer.add(item);
  return packer.pack();
}

/** `T` is what was packed. Each walk over the list makes its items anew. */
export function unpackList<T>({ length, parts }: PackedList): ItemList<T> {
  return {
    length,
    *[Symbol.iterator]() {
      for (const part of parts) {
        const items: readonly T[] = deserialize(part);
        yield* items;
      }
    },
  };
}

/** The list with each item made into another when it is read. */
export function mapList<T, U>(list: ItemList<T>, change: (item: T) => U): ItemList<U> {
  return {
    length: list.length,
    *[Symbol.iterator]() {
      for (const item of list) yield change(item);
    },
  };
}
