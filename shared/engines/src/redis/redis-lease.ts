import type { Lease } from "@meridian/ports/imports/lease";
import type { RedisLink } from "./open-redis.ts";

const ACQUIRE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) and 1 or 0`;

const RENEW = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`;

const RELEASE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`;

/** Leases as keys that expire by Redis's clock; each change checks the holder atomically. */
export function createRedisLease({ link }: { link: RedisLink }): Lease {
  const evaluate = (script: string, name: string, ...values: (string | number)[]): Promise<unknown> =>
    link.ask((redis) => redis.eval(script, 1, link.name(`lease:${name}`), ...values));
  return {
    acquire: async (name, holder, ttlMs) => (await evaluate(ACQUIRE, name, holder, ttlMs)) === 1,
    renew: async (name, holder, ttlMs) => (await evaluate(RENEW, name, holder, ttlMs)) === 1,
    async release(name, holder) {
      await evaluate(RELEASE, name, holder);
    },
  };
}
