interface Slot<V> {
  value: V;
  bytes: number;
}

/** A least-recently-used map bounded by the bytes of its values. */
export class ByteBoundedMap<V> {
  readonly #slots = new Map<string, Slot<V>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#slots.size;
  }

  get(key: string): V | undefined {
    const slot = this.#slots.get(key);
    if (slot === undefined) return undefined;
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    return slot.value;
  }

  /** Ignores a value larger than the whole map. */
  set(key: string, value: V, bytes: number): void {
    this.delete(key);
    if (bytes > this.#maxBytes) return;
    this.#slots.set(key, { value, bytes });
    this.#bytes += bytes;
    this.#evict();
  }

  /** Adds bytes to a stored value's size; no effect once the key holds another value. */
  grow(key: string, value: V, bytes: number): void {
    const slot = this.#slots.get(key);
    if (slot?.value !== value) return;
    slot.bytes += bytes;
    this.#bytes += bytes;
    this.#evict();
  }

  delete(key: string): void {
    const slot = this.#slots.get(key);
    if (slot === undefined) return;
    this.#slots.delete(key);
    this.#bytes -= slot.bytes;
  }

  #evict(): void {
    for (const [key, slot] of this.#slots) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#slots.delete(key);
      this.#bytes -= slot.bytes;
    }
  }
}
