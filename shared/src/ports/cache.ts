/** Answers of one dataset version: another version makes another key, and what was kept under the old one runs out. */
export interface CacheKey {
  name: string;
  version: number;
}

/**
 * Bytes that processes keep for each other for a while. Anything may be gone at any time, and nothing is lost by that: it is
 * bounded, and throws out what it must.
 */
export interface Cache {
  /** Undefined when it is not there any more. Throws `unavailable` when it cannot be asked. */
  get(key: CacheKey): Promise<Buffer | undefined>;
  /** Keeps `value` for at most `ttlMs`; one above `MAX_CACHED_BYTES` is not kept. Throws `unavailable` when it cannot be told. */
  set(key: CacheKey, value: Buffer, ttlMs: number): Promise<void>;
}

export const MAX_CACHED_BYTES = 32 * 1024;
