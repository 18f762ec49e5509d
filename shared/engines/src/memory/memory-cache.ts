import { type Cache, type CacheKey, MAX_CACHED_BYTES } from "@meridian/ports/cache";

const MAX_ENTRIES = 2_048;

interface Entry {
  value: Buffer;
  expiresAt: number;
}

/** A cache within this process; what was read longest ago goes first. */
export function createMemoryCache({ now = () => Date.now() }: { now?: () => number } = {}): Cache {
  const entries = new Map<string, Entry>();
  const textOf = ({ name, version }: CacheKey) => `${version} ${name}`;
  return {
    async get(key) {
      const text = textOf(key);
      const entry = entries.get(text);
      entries.delete(text);
      if (entry === undefined || entry.expiresAt <= now()) return undefined;
      entries.set(text, entry);
      return entry.value;
    },
    async set(key, value, ttlMs) {
      if (value.length > MAX_CACHED_BYTES) return;
      const text = textOf(key);
      entries.delete(text);
      entries.set(text, { value, expiresAt: now() + ttlMs });
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
  };
}
