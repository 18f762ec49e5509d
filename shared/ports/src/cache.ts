/** Keys include the dataset version, so a new version orphans the old entries, which then expire. */
export interface CacheKey {
  name: string;
  version: number;
}

/** A bounded cache shared by processes. Any entry may vanish at any time. */
export interface Cache {
  /** Undefined on a miss. Throws `unavailable` when the cache cannot be reached. */
  get(key: CacheKey): Promise<Buffer | undefined>;
  /**
   * Stores `value` for at most `ttlMs`; ignores one above `MAX_CACHED_BYTES`. Throws `unavailable` when the cache cannot be
   * reached.
   */
  set(key: CacheKey, value: Buffer, ttlMs: number): Promise<void>;
}

export const MAX_CACHED_BYTES = 32 * 1024;
