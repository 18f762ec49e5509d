import { createHash } from "node:crypto";
import { type Cache, type CacheKey, MAX_CACHED_BYTES } from "@meridian/ports/cache";
import type { RedisLink } from "./open-redis.ts";

/**
 * Redis also holds sessions, which must not be evicted, so it rejects writes when full: the cache must never fill it. Its keys are a fixed
 * number of slots with one value each; a new value replaces another. 64 MB at most.
 */
const SLOTS = 2_048;
const DIGEST_BYTES = 20;

/** A cache with a fixed number of slots. A value carries the digest of its full key, so that another key's value is a miss. */
export function createRedisCache({ link }: { link: RedisLink }): Cache {
  const slotOf = (digest: Buffer) => link.name(`cache:${digest.readUInt32BE() % SLOTS}`);
  return {
    async get(key) {
      const digest = digestOf(key);
      const found = await link.ask((redis) => redis.getBuffer(slotOf(digest)));
      if (found === null || !found.subarray(0, DIGEST_BYTES).equals(digest)) return undefined;
      return found.subarray(DIGEST_BYTES);
    },
    async set(key, value, ttlMs) {
      if (value.length > MAX_CACHED_BYTES) return;
      const digest = digestOf(key);
      const kept = Buffer.concat([digest, value]);
      await link.ask((redis) => redis.set(slotOf(digest), kept, "PX", Math.max(1, Math.floor(ttlMs))));
    },
  };
}

function digestOf({ name, version }: CacheKey): Buffer {
  return createHash("sha1").update(`${version} ${name}`).digest();
}
