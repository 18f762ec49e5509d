import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { SessionStore } from "../../ports/session-store.ts";
import type { RedisStoreOptions } from "./redis-rate-limit-store.ts";

/**
 * A session belongs to the generation in which it was opened. Revoking all begins another one, so that it neither looks for
 * them nor misses one that is being opened; sessions also die with a lost generation, never the other way round.
 */
const CREATE = `
redis.call('SET', KEYS[2], ARGV[1], 'NX')
redis.call('HSET', KEYS[1], 'generation', redis.call('GET', KEYS[2]), unpack(ARGV, 3))
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`;

const FIND = `
local generation = redis.call('GET', KEYS[2])
if not generation or redis.call('HGET', KEYS[1], 'generation') ~= generation then return {} end
return redis.call('HMGET', KEYS[1], 'username', 'credentialVersion', 'createdAt', 'lastUsedAt', 'expiresAt')`;

const TOUCH = `
local expiresAt = tonumber(redis.call('HGET', KEYS[1], 'expiresAt') or '0')
if expiresAt <= tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'lastUsedAt', ARGV[2], 'expiresAt', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1`;

const dateSchema = z.coerce.number().transform((ms) => new Date(ms));
const sessionSchema = z.tuple([z.string(), z.coerce.number(), dateSchema, dateSchema, dateSchema]);

/** Sessions as keys that expire by themselves. */
export function createRedisSessionStore({ link, clock }: RedisStoreOptions): SessionStore {
  const sessionKey = (tokenHash: string) => link.name(`session:${tokenHash}`);
  const generationKey = link.name("session-generation");
  const lifetimeMs = (expiresAt: Date) => Math.max(1, expiresAt.getTime() - clock().getTime());

  return {
    async create({ tokenHash, username, credentialVersion, createdAt, lastUsedAt, expiresAt }) {
      const fields = {
        username,
        credentialVersion,
        createdAt: createdAt.getTime(),
        lastUsedAt: lastUsedAt.getTime(),
        expiresAt: expiresAt.getTime(),
      };
      const values = [randomUUID(), lifetimeMs(expiresAt), ...Object.entries(fields).flat()];
      await link.ask((redis) => redis.eval(CREATE, 2, sessionKey(tokenHash), generationKey, ...values));
    },
    async find(tokenHash) {
      const found = await link.ask((redis) => redis.eval(FIND, 2, sessionKey(tokenHash), generationKey));
      const parsed = sessionSchema.safeParse(found);
      if (!parsed.success) return undefined;
      const [username, credentialVersion, createdAt, lastUsedAt, expiresAt] = parsed.data;
      if (expiresAt <= clock()) return undefined;
      return { tokenHash, username, credentialVersion, createdAt, lastUsedAt, expiresAt };
    },
    async touch(tokenHash, lastUsedAt, expiresAt) {
      const values = [clock().getTime(), lastUsedAt.getTime(), expiresAt.getTime(), lifetimeMs(expiresAt)];
      await link.ask((redis) => redis.eval(TOUCH, 1, sessionKey(tokenHash), ...values));
    },
    async revoke(tokenHash) {
      await link.ask((redis) => redis.del(sessionKey(tokenHash)));
    },
    async revokeAll() {
      await link.ask((redis) => redis.set(generationKey, randomUUID()));
    },
  };
}
