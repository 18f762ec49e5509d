import { setTimeout as delay } from "node:timers/promises";
import { Redis, type RedisOptions } from "ioredis";
import { unavailable } from "../../kernel/app-error.ts";
import { ConfigError } from "../../kernel/load-config.ts";

const CONNECT_TIMEOUT_MS = 3_000;
const COMMAND_TIMEOUT_MS = 1_000;
const KEEP_ALIVE_MS = 10_000;
const FIRST_RETRY_MS = 50;
const MAX_RETRY_MS = 2_000;
const LEAST_VERSION = 7;
/** How long a Redis that is still starting is waited for. */
const START_TIMEOUT_MS = 10_000;

export interface RedisLink {
  /** Does something with Redis; throws `unavailable` where it cannot answer. */
  ask<T>(work: (redis: Redis) => Promise<T>): Promise<T>;
  /** A connection of its own that may only listen; it reconnects and subscribes anew by itself. */
  openSubscriber(): Redis;
  /** The full name of a key or channel. */
  name(part: string): string;
  close(): Promise<void>;
}

export interface OpenRedisOptions {
  /** Begins every key and channel, so that one Redis can serve several sites. */
  prefix?: string;
  /** How long to wait for a Redis that does not answer yet. */
  startTimeoutMs?: number;
}

/**
 * Connects to a Redis, from version 7 on, given by a `redis:` or `rediss:` URL with user, password and database number.
 * Throws a ConfigError that says what is wrong when it cannot be used. Later losses never throw here: while there is no
 * connection everything asked fails as `unavailable`, and connecting is tried again for ever.
 */
export async function openRedis(url: string, options: OpenRedisOptions = {}): Promise<RedisLink> {
  const { prefix = "meridian:", startTimeoutMs = START_TIMEOUT_MS } = options;
  const target = checkUrl(url);
  await waitForRedis(url, target, startTimeoutMs);
  const redis = connection(url, { commandTimeout: COMMAND_TIMEOUT_MS, enableOfflineQueue: false });
  const opened = [redis];
  await redis.connect().catch((cause: unknown) => {
    redis.disconnect();
    throw new ConfigError(`REDIS_URL: the connection to Redis at ${target} was lost while starting.`, { cause });
  });
  return {
    async ask(work) {
      try {
        return await work(redis);
      } catch (cause) {
        throw unavailable("Redis does not answer.", { cause });
      }
    },
    openSubscriber() {
      const subscriber = connection(url, { autoResubscribe: true });
      opened.push(subscriber);
      // Refused connections are tried again; whoever subscribes hears of those that come about.
      subscriber.connect().catch(() => {});
      return subscriber;
    },
    name: (part) => prefix + part,
    async close() {
      for (const each of opened.splice(0)) each.disconnect();
    },
  };
}

type Behaviour = Pick<RedisOptions, "commandTimeout" | "enableOfflineQueue" | "autoResubscribe" | "retryStrategy">;

function connection(url: string, behaviour: Behaviour): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    keepAlive: KEEP_ALIVE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: retryDelay,
    connectionName: "meridian",
    ...behaviour,
  });
  // Without a listener the driver would print every refused connection; commands report the loss to who needs to know.
  redis.on("error", () => {});
  return redis;
}

/** Doubles from try to try up to 2 s, and is drawn from its upper half so that processes do not come back all at once. */
function retryDelay(times: number): number {
  const longest = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(times, 10));
  return Math.round(longest * (0.5 + Math.random() / 2));
}

function checkUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^rediss?:$/.test(parsed.protocol) || parsed.hostname === "") {
    throw new ConfigError("REDIS_URL: must be like redis://user:password@host:6379/0, or rediss:// for TLS.");
  }
  return `${parsed.hostname}:${parsed.port || "6379"}`;
}

async function waitForRedis(url: string, target: string, timeoutMs: number): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (let times = 1; ; times++) {
    const cause = await whyUnusable(url, target);
    if (cause === undefined) return;
    if (Date.now() >= until) {
      throw new ConfigError(`REDIS_URL: no Redis answers at ${target} (${reasonOf(cause)}). Is it started?`, { cause });
    }
    await delay(retryDelay(times));
  }
}

/** Undefined when all is well; what prevents it when waiting may help. Throws when only another configuration does. */
async function whyUnusable(url: string, target: string): Promise<unknown> {
  const probe = connection(url, { commandTimeout: CONNECT_TIMEOUT_MS, retryStrategy: () => null });
  let lastError: unknown;
  probe.on("error", (error) => {
    lastError = error;
  });
  try {
    await probe.connect();
    checkVersion(await probe.info("server"), target);
    return undefined;
  } catch (error) {
    const cause = lastError ?? error;
    if (error instanceof ConfigError) throw error;
    if (/WRONGPASS|NOAUTH|NOPERM|invalid password/i.test(reasonOf(cause))) {
      const advice = "Check the user and the password in the URL.";
      throw new ConfigError(`REDIS_URL: Redis at ${target} refused to let us in. ${advice}`, { cause });
    }
    return cause;
  } finally {
    probe.disconnect();
  }
}

function checkVersion(info: string, target: string): void {
  const [, version = ""] = /^redis_version:(\S+)/m.exec(info) ?? [];
  if (Number.parseInt(version, 10) >= LEAST_VERSION) return;
  throw new ConfigError(
    `REDIS_URL: ${target} runs Redis ${version || "of an unknown version"}; version ${LEAST_VERSION} or newer is needed.`,
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return error.message || code;
}
