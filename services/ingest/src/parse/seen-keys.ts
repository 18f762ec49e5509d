import { hash64, type KeyHash } from "@meridian/platform/hash64";

const INITIAL_CAPACITY = 1 << 14;
const MAX_LOAD = 0.8;
/** In small steps: a table that doubles is more than half empty on average, and takes three times its size while it does. */
const GROWTH = 1.25;
const HASH_SPAN = 2 ** 32;

/**
 * A set that stores 64 bits per key: 12 million keys take at most 150 MB, far less than their texts. Any two of a million different keys
 * collide with a probability of 1 in 36 million.
 */
export interface SeenKeys {
  readonly size: number;
  /** Of its table. */
  readonly bytes: number;
  has(key: string): boolean;
  add(key: string): void;
  hasHash(hash: KeyHash): boolean;
  addHash(hash: KeyHash): void;
}

export function createSeenKeys(): SeenKeys {
  let slots = new Uint32Array(INITIAL_CAPACITY * 2);
  let capacity = INITIAL_CAPACITY;
  let size = 0;

  const find = (high: number, low: number): number => {
    let slot = Math.floor((high / HASH_SPAN) * capacity);
    while (slots[slot * 2] !== 0 || slots[slot * 2 + 1] !== 0) {
      if (slots[slot * 2] === high && slots[slot * 2 + 1] === low) return slot;
      slot = slot + 1 === capacity ? 0 : slot + 1;
    }
    return -1 - slot;
  };
  const grow = () => {
    const old = slots;
    capacity = Math.ceil(capacity * GROWTH);
    slots = new Uint32Array(capacity * 2);
    for (let index = 0; index < old.length; index += 2) {
      const high = old[index] ?? 0;
      const low = old[index + 1] ?? 0;
      if (high !== 0 || low !== 0) put(-1 - find(high, low), high, low);
    }
  };
  const put = (slot: number, high: number, low: number) => {
    slots[slot * 2] = high;
    slots[slot * 2 + 1] = low;
  };
  const hasHash = ([high, low]: KeyHash) => find(high, low) >= 0;
  const addHash = ([high, low]: KeyHash) => {
    const slot = find(high, low);
    if (slot >= 0) return;
    put(-1 - slot, high, low);
    size++;
    if (size > capacity * MAX_LOAD) grow();
  };
  return {
    get size() {
      return size;
    },
    get bytes() {
      return slots.byteLength;
    },
    has: (key) => hasHash(hash64(key)),
    add: (key) => addHash(hash64(key)),
    hasHash,
    addHash,
  };
}
