import { refusal } from "@meridian/platform/app-error";
import { type ConnectionListener, type WatchdogTiming, watchConnection } from "@meridian/platform/connection-watchdog";
import { ConfigError } from "@meridian/platform/load-config";
import { within } from "@meridian/platform/within";
import type { Redis } from "ioredis";
import { CONNECT_TIMEOUT_MS, createConnection, type RedisAddress, readRedisUrl } from "./redis-connection.ts";
import { waitForRedis } from "./wait-for-redis.ts";

const COMMAND_TIMEOUT_MS = 1_000;
/** Retry-After while Redis is unavailable. */
const RETRY_AFTER_SECONDS = 5;
/** How long to wait for a Redis that is still starting. */
const START_TIMEOUT_MS = 10_000;

export interface RedisLink {
  /** Runs commands; throws `unavailable` if Redis cannot answer. */
  ask<T>(work: (redis: Redis) => Promise<T>): Promise<T>;
  /**
   * Opens a separate connection for subscriptions, which reconnects and resubscribes by itself. `prepare` receives it, and each
   * replacement, before it connects.
   */
  openSubscriber(prepare: (subscriber: Redis) => void): void;
  /** The full name of a key or channel. */
  name(part: string): string;
  close(): Promise<void>;
}

export interface OpenRedisOptions {
  /** Prefixes every key and channel, so that one Redis can serve several sites. */
  prefix?: string;
  /** How long to wait for a Redis that does not answer yet. */
  startTimeoutMs?: number;
  /** If given, replaces connections that stay dead while Redis answers new ones. */
  watch?: ConnectionListener | undefined;
  timing?: WatchdogTiming;
}

/**
 * Connects to a Redis from version 7 on, given by REDIS_URL. Throws a ConfigError that says what is wrong if it cannot be used. Later
 * failures never throw here: while disconnected every command fails as `unavailable`, and reconnecting is retried forever.
 */
export async function openRedis(url: string, options: OpenRedisOptions = {}): Promise<RedisLink> {
  const { prefix = "meridian:", startTimeoutMs = START_TIMEOUT_MS, watch, timing } = options;
  const address = readRedisUrl(url);
  await waitForRedis(address, prefix, startTimeoutMs);
  let redis = await connect(address).catch(() => {
    const { target } = address;
    throw new ConfigError(`REDIS_URL: the connection to Redis at ${target} was lost while starting. Start again.`);
  });
  const subscribers: { redis: Redis; prepare: (subscriber: Redis) => void }[] = [];
  let isClosed = false;

  function subscribe(prepare: (subscriber: Redis) => void): Redis {
    const subscriber = createConnection(address, { autoResubscribe: true });
    prepare(subscriber);
    // Refused connections are retried; subscribers learn of those that succeed.
    subscriber.connect().catch(() => {});
    return subscriber;
  }

  const connections = {
    async check() {
      await Promise.all([redis, ...subscribers.map((subscriber) => subscriber.redis)].map((each) => each.ping()));
    },
    async replace() {
      const fresh = await connect(address);
      if (isClosed) return fresh.disconnect();
      redis.disconnect();
      redis = fresh;
      for (const subscriber of subscribers) {
        subscriber.redis.disconnect();
        subscriber.redis = subscribe(subscriber.prepare);
      }
    },
  };
  const stopWatching = watch === undefined ? undefined : watchConnection("redis", connections, watch, timing);

  return {
    async ask(work) {
      try {
        return await work(redis);
      } catch (cause) {
        throw refusal(
          "unavailable",
          { tr: "Redis yanıt vermiyor.", en: "Redis does not answer." },
          { cause, retryAfterSeconds: RETRY_AFTER_SECONDS },
        );
      }
    },
    openSubscriber(prepare) {
      subscribers.push({ redis: subscribe(prepare), prepare });
    },
    name: (part) => prefix + part,
    async close() {
      isClosed = true;
      stopWatching?.();
      for (const each of [redis, ...subscribers.map((subscriber) => subscriber.redis)]) each.disconnect();
    },
  };
}

/** A connection that has answered; rejects within seconds. */
async function connect(address: RedisAddress): Promise<Redis> {
  const redis = createConnection(address, { commandTimeout: COMMAND_TIMEOUT_MS, enableOfflineQueue: false });
  const late = (): Error => refusal("unavailable", { tr: "Redis yanıt vermiyor.", en: "Redis does not answer." });
  try {
    await within(2 * CONNECT_TIMEOUT_MS, redis.connect(), late);
    await redis.ping();
    return redis;
  } catch (error) {
    redis.disconnect();
    throw error;
  }
}
