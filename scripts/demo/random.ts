const STEP = 0x6d2b79f5;

/** A small seeded generator (mulberry32): the same seed gives the same sequence on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + STEP) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer in [from, to], inclusive. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of `items`, which must not be empty. */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError("Nothing to pick from");
    return item;
  }

  /** Roughly normal with mean 0 and deviation 1, within ±3.5: the sum of four uniforms. */
  normal(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * Math.sqrt(3);
  }

  /** Replaces `#` with a digit, `@` with a capital letter and `*` with a digit from 1 to 9. */
  fill(pattern: string): string {
    let filled = "";
    for (const sign of pattern) {
      if (sign === "#") filled += this.between(0, 9);
      else if (sign === "*") filled += this.between(1, 9);
      else if (sign === "@") filled += LETTERS[this.between(0, LETTERS.length - 1)];
      else filled += sign;
    }
    return filled;
  }
}

const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ";

/** Items drawn in proportion to their weights, in logarithmic time. */
export class WeightedChoice<T> {
  readonly #items: readonly T[];
  readonly #sums: Float64Array;

  constructor(items: readonly T[], weightOf: (item: T) => number) {
    if (items.length === 0) throw new RangeError("Nothing to choose from");
    this.#items = items;
    this.#sums = new Float64Array(items.length);
    let sum = 0;
    for (const [index, item] of items.entries()) {
      sum += weightOf(item);
      this.#sums[index] = sum;
    }
  }

  /** The first item that fits, whatever its weight. */
  find(fits: (item: T) => boolean): T | undefined {
    return this.#items.find(fits);
  }

  draw(random: Random): T {
    const target = random.next() * (this.#sums.at(-1) ?? 0);
    let low = 0;
    let high = this.#items.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    const item = this.#items[low];
    if (item === undefined) throw new RangeError("Nothing to choose from");
    return item;
  }
}
