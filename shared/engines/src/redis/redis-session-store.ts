import { randomUUID } from "node:crypto";
import { MAX_LISTED_SESSIONS, type SessionStore, type StoredSession } from "@meridian/ports/access/session-store";
import { z } from "zod";
import type { RedisStoreOptions } from "./redis-rate-limit-store.ts";

/**
 * A session belongs to the generation in which it was opened. Revoking all sessions starts a new generation, which needs no search and
 * cannot miss one being opened. If a generation is lost its sessions end; never the other way round.
 */
const CREATE = `
redis.call('SET', KEYS[2], ARGV[1], 'NX')
redis.call('HSET', KEYS[1], 'generation', redis.call('GET', KEYS[2]), unpack(ARGV, 5))
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('ZADD', KEYS[3], ARGV[4], ARGV[3])
return 1`;

const FIND = `
local generation = redis.call('GET', KEYS[2])
if not generation or redis.call('HGET', KEYS[1], 'generation') ~= generation then return {} end
return redis.call('HMGET', KEYS[1], 'username', 'credentialVersion', 'createdAt', 'lastUsedAt', 'expiresAt', 'address', 'userAgent')`;

const TOUCH = `
local expiresAt = tonumber(redis.call('HGET', KEYS[1], 'expiresAt') or '0')
if expiresAt <= tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'lastUsedAt', ARGV[2], 'expiresAt', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[5])
return 1`;

/** Token hashes of unexpired sessions, the longest-lived first; expired ones are removed. */
const LIST = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
return redis.call('ZREVRANGE', KEYS[1], 0, ARGV[2] - 1)`;

const dateSchema = z.coerce.number().transform((ms) => new Date(ms));
const textSchema = z.string().nullable();
const sessionSchema = z.tuple([
  z.string(),
  z.coerce.number(),
  dateSchema,
  dateSchema,
  dateSchema,
  textSchema,
  textSchema,
]);
const hashesSchema = z.array(z.string());

/** Sessions as keys that expire by themselves. */
export function createRedisSessionStore({ link, clock }: RedisStoreOptions): SessionStore {
  const sessionKey = (tokenHash: string) => link.name(`session:${tokenHash}`);
  const generationKey = link.name("session-generation");
  const listKey = link.name("session-list");
  const lifetimeMs = (expiresAt: Date) => Math.max(1, expiresAt.getTime() - clock().getTime());

  async function find(tokenHash: string): Promise<StoredSession | undefined> {
    const found = await link.ask((redis) => redis.eval(FIND, 2, sessionKey(tokenHash), generationKey));
    const parsed = sessionSchema.safeParse(found);
    if (!parsed.success) return undefined;
    const [username, credentialVersion, createdAt, lastUsedAt, expiresAt, address, userAgent] = parsed.data;
    if (expiresAt <= clock()) return undefined;
    const from = { ...(address === null ? {} : { address }), ...(userAgent === null ? {} : { userAgent }) };
    return { tokenHash, username, credentialVersion, createdAt, lastUsedAt, expiresAt, ...from };
  }

  return {
    async create({ tokenHash, username, credentialVersion, createdAt, lastUsedAt, expiresAt, address, userAgent }) {
      const fields = {
        username,
        credentialVersion,
        createdAt: createdAt.getTime(),
        lastUsedAt: lastUsedAt.getTime(),
        expiresAt: expiresAt.getTime(),
        ...(address === undefined ? {} : { address }),
        ...(userAgent === undefined ? {} : { userAgent }),
      };
      const place = [tokenHash, expiresAt.getTime()];
      const values = [randomUUID(), lifetimeMs(expiresAt), ...place, ...Object.entries(fields).flat()];
      await link.ask((redis) => redis.eval(CREATE, 3, sessionKey(tokenHash), generationKey, listKey, ...values));
    },
    find,
    async touch(tokenHash, lastUsedAt, expiresAt) {
      const values = [clock().getTime(), lastUsedAt.getTime(), expiresAt.getTime(), lifetimeMs(expiresAt), tokenHash];
      await link.ask((redis) => redis.eval(TOUCH, 2, sessionKey(tokenHash), listKey, ...values));
    },
    async revoke(tokenHash) {
      await link.ask((redis) => redis.del(sessionKey(tokenHash)));
      await link.ask((redis) => redis.zrem(listKey, tokenHash));
    },
    async list() {
      const now = clock().getTime();
      const hashes = hashesSchema.parse(
        await link.ask((redis) => redis.eval(LIST, 1, listKey, now, MAX_LISTED_SESSIONS)),
      );
      const found = await Promise.all(hashes.map(find));
      const living = found.filter((session) => session !== undefined);
      return living.sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
    },
    async revokeAll() {
      await link.ask((redis) => redis.set(generationKey, randomUUID()));
    },
  };
}
