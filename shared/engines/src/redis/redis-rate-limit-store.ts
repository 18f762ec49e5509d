import type { RateLimitState, RateLimitStore } from "@meridian/ports/access/rate-limit-store";
import { z } from "zod";
import type { RedisLink } from "./open-redis.ts";

export interface RedisStoreOptions {
  link: RedisLink;
  clock: () => Date;
}

/** Redis deletes a window this long after it ended by the clock of the processes, which may be slower. */
const KEPT_MS = 60_000;

/** Counts atomically within the current window, or starts one. */
const HIT = `
local resetsAt = redis.call('HGET', KEYS[1], 'resetsAt')
if not resetsAt or tonumber(resetsAt) <= tonumber(ARGV[1]) then
  redis.call('HSET', KEYS[1], 'count', 1, 'resetsAt', ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return {'1', ARGV[2]}
end
return {tostring(redis.call('HINCRBY', KEYS[1], 'count', 1)), resetsAt}`;

const stateSchema = z
  .tuple([z.string(), z.string()])
  .transform(([count, resetsAt]): RateLimitState => ({ count: Number(count), resetsAt: new Date(Number(resetsAt)) }));

/** Attempt counters as keys that expire after their window. */
export function createRedisRateLimitStore({ link, clock }: RedisStoreOptions): RateLimitStore {
  const keyOf = (key: string) => link.name(`limit:${key}`);
  return {
    async hit(key, windowMs) {
      const now = clock().getTime();
      return stateSchema.parse(
        await link.ask((redis) => redis.eval(HIT, 1, keyOf(key), now, now + windowMs, windowMs + KEPT_MS)),
      );
    },
    async get(key) {
      const state = stateSchema.safeParse(await link.ask((redis) => redis.hmget(keyOf(key), "count", "resetsAt")));
      return state.success && state.data.resetsAt > clock() ? state.data : undefined;
    },
    async reset(key) {
      await link.ask((redis) => redis.del(keyOf(key)));
    },
  };
}
