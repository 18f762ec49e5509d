export type KeyHash = readonly [high: number, low: number];

export function hash64(key: string): KeyHash {
  const hash = new Hash64();
  hash.addText(key);
  return hash.value();
}

/** Two independent 32-bit halves (cyrb53's mixing without truncation); never both zero, which marks a free slot. */
export class Hash64 {
  #high = 0xdeadbeef | 0;
  #low = 0x41c6ce57;

  addText(text: string): void {
    let high = this.#high;
    let low = this.#low;
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      high = Math.imul(high ^ unit, 2654435761);
      low = Math.imul(low ^ unit, 1597334677);
    }
    this.#high = high;
    this.#low = low;
  }

  addInteger(integer: number): void {
    this.#high = Math.imul(this.#high ^ integer, 2654435761);
    this.#low = Math.imul(this.#low ^ integer, 1597334677);
  }

  value(): KeyHash {
    let high = this.#high;
    let low = this.#low;
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return [high >>> 0, low >>> 0 || 1];
  }
}

/** A safe integer: any two of ten million different texts have the same with a probability of 1 in 180. */
export function hash53(text: string): number {
  const [high, low] = hash64(text);
  return high * 2 ** 21 + (low >>> 11);
}
