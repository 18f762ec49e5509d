import { setTimeout as delay } from "node:timers/promises";
import { Redis, type RedisOptions } from "ioredis";
import { unavailable } from "../../kernel/app-error.ts";
import { ConfigError } from "../../kernel/load-config.ts";
import { tlsProblemOf } from "../tls-problem.ts";

const CONNECT_TIMEOUT_MS = 3_000;
const COMMAND_TIMEOUT_MS = 1_000;
/** A connection that owes an answer for so long is dead, though nobody has said so: a new one is made. */
const SILENCE_TIMEOUT_MS = 3_000;
/** What callers are asked to wait while there is no Redis. */
const RETRY_AFTER_SECONDS = 5;
const KEEP_ALIVE_MS = 10_000;
const FIRST_RETRY_MS = 50;
const MAX_RETRY_MS = 2_000;
const LEAST_VERSION = 7;
/** How long a Redis that is still starting is waited for. */
const START_TIMEOUT_MS = 10_000;

const RIGHTS_KEPT_MS = 1_000;
const RIGHTS = `
redis.call('SET', KEYS[1], '1', 'PX', ARGV[1])
return redis.call('PUBLISH', KEYS[1], '1')`;

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
  await waitForRedis(url, { target, prefix }, startTimeoutMs);
  const redis = connection(url, { commandTimeout: COMMAND_TIMEOUT_MS, enableOfflineQueue: false });
  const opened = [redis];
  await redis.connect().catch(() => {
    redis.disconnect();
    throw new ConfigError(`REDIS_URL: the connection to Redis at ${target} was lost while starting. Start again.`);
  });
  return {
    async ask(work) {
      try {
        return await work(redis);
      } catch (cause) {
        throw unavailable("Redis does not answer.", { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
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
    socketTimeout: SILENCE_TIMEOUT_MS,
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

interface Site {
  /** Host and port, for messages: the URL holds a password. */
  target: string;
  prefix: string;
}

async function waitForRedis(url: string, site: Site, timeoutMs: number): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (let times = 1; ; times++) {
    const cause = await whyUnusable(url, site);
    if (cause === undefined) return;
    if (Date.now() >= until) {
      const advice = url.startsWith("rediss:")
        ? "Is it started, and does it speak TLS there? Without TLS the URL begins with redis://."
        : "Is it started, and without TLS there? With TLS the URL begins with rediss://.";
      throw new ConfigError(`REDIS_URL: no Redis answers at ${site.target} (${reasonOf(cause)}). ${advice}`);
    }
    await delay(retryDelay(times));
  }
}

/** Undefined when all is well; what prevents it when waiting may help. Throws when only another configuration does. */
async function whyUnusable(url: string, site: Site): Promise<unknown> {
  const probe = connection(url, { commandTimeout: CONNECT_TIMEOUT_MS, retryStrategy: () => null });
  let lastError: unknown;
  probe.on("error", (error) => {
    lastError = error;
  });
  try {
    await probe.connect();
    checkVersion(await probe.info("server"), site.target);
    // The driver goes on in database 0 where the one it was told to use is not there.
    await probe.select(probe.options.db ?? 0);
    await checkRights(probe, site.prefix);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const cause = lastError ?? error;
    const refusal = refusalOf(reasonOf(cause)) ?? tlsProblemOf(cause);
    if (refusal !== undefined) throw new ConfigError(`REDIS_URL: Redis at ${site.target} cannot be used: ${refusal}.`);
    return cause;
  } finally {
    probe.disconnect();
  }
}

/** What a Redis says that only another configuration can help against. */
function refusalOf(reason: string): string | undefined {
  if (/WRONGPASS|NOAUTH|invalid password|without any password configured/i.test(reason)) {
    return "it refused to let us in. Check the user and the password in the URL";
  }
  if (/NOPERM|No permissions/i.test(reason)) {
    return `it lets this user in, but not do what we need (${reason}). Give it +@all on our keys and channels, such as ~meridian:* &meridian:*`;
  }
  if (/DB index is out of range|invalid DB index/i.test(reason)) {
    return "it has no database of the number at the end of the URL. Use another, such as /0";
  }
  if (/READONLY/.test(reason)) return "it is a replica that takes no writes. Point the URL to its primary";
  return undefined;
}

/** Does what sessions, limits and the dataset version do, once; a Redis that is full may still be read. */
async function checkRights(probe: Redis, prefix: string): Promise<void> {
  const name = `${prefix}start`;
  try {
    await probe.eval(RIGHTS, 1, name, RIGHTS_KEPT_MS);
    await probe.subscribe(name);
  } catch (error) {
    if (!/OOM/.test(reasonOf(error))) throw error;
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
