import { setTimeout as delay } from "node:timers/promises";
import { ConfigError } from "@meridian/platform/load-config";
import type { Redis } from "ioredis";
import { tlsProblemOf } from "../tls-problem.ts";
import { CONNECT_TIMEOUT_MS, createConnection, type RedisAddress, retryDelayMs } from "./redis-connection.ts";

const LEAST_VERSION = 7;
/** Advice for servers in an unsuitable mode. */
const ADVICE_BY_MODE: Readonly<Record<string, string>> = {
  cluster:
    "belongs to a Redis Cluster, which spreads keys over servers; sessions, limits and leases need all of theirs on one. " +
    "Use a single Redis, or a primary with replicas behind Sentinels (redis+sentinel://).",
  sentinel:
    "is a Sentinel. To be led to the primary that it watches, write redis+sentinel://host:26379/name-of-the-primary/0.",
};

const RIGHTS_KEPT_MS = 1_000;
const RIGHTS = `
redis.call('SET', KEYS[1], '1', 'PX', ARGV[1])
return redis.call('PUBLISH', KEYS[1], '1')`;

/** Waits for a usable Redis, which may still be starting. Throws ConfigError that says what is wrong. */
export async function waitForRedis(address: RedisAddress, prefix: string, timeoutMs: number): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (let times = 1; ; times++) {
    const cause = await findObstacle(address, prefix);
    if (cause === undefined) return;
    if (Date.now() >= until) {
      const advice = address.isTls
        ? "Is it started, and does it speak TLS there? Without TLS the URL begins with redis://."
        : "Is it started, and without TLS there? With TLS the URL begins with rediss://.";
      throw new ConfigError(`REDIS_URL: no Redis answers at ${address.target} (${reasonOf(cause)}). ${advice}`);
    }
    await delay(retryDelayMs(times));
  }
}

/** Undefined if Redis is usable, otherwise a reason that may go away. Throws if only another configuration helps. */
async function findObstacle(address: RedisAddress, prefix: string): Promise<unknown> {
  const once = { retryStrategy: () => null, sentinelRetryStrategy: () => null };
  const probe = createConnection(address, { commandTimeout: CONNECT_TIMEOUT_MS, ...once });
  let lastError: unknown;
  probe.on("error", (error) => {
    lastError = error;
  });
  try {
    await probe.connect();
    checkServer(await probe.info("server"), address.target);
    // The driver stays in database 0 if the configured one does not exist.
    await probe.select(probe.options.db ?? 0);
    await checkRights(probe, prefix);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const cause = lastError ?? error;
    const refusal = refusalOf(reasonOf(cause)) ?? tlsProblemOf(cause);
    if (refusal !== undefined)
      throw new ConfigError(`REDIS_URL: Redis at ${address.target} cannot be used: ${refusal}.`);
    return cause;
  } finally {
    probe.disconnect();
  }
}

/** The error text if only another configuration can help. */
function refusalOf(reason: string): string | undefined {
  if (/WRONGPASS|NOAUTH|invalid password|without any password configured/i.test(reason)) {
    return "it refused to let us in. Check the user and the password in the URL";
  }
  if (/NOPERM|No permissions/i.test(reason)) {
    return `it accepts this user but denies a command that is needed (${reason}). Grant the user +@all on our keys and channels, such as ~meridian:* &meridian:*`;
  }
  if (/No such master/i.test(reason)) {
    return "the Sentinels know no primary of the name in the URL. Set the name that their configuration monitors";
  }
  if (/DB index is out of range|invalid DB index/i.test(reason)) {
    return "it has no database of the number at the end of the URL. Use another, such as /0";
  }
  if (/READONLY/.test(reason)) return "it is a replica that takes no writes. Point the URL to its primary";
  return undefined;
}

/** Performs what sessions, limits and the dataset version need, once; a full Redis may still be read. */
async function checkRights(probe: Redis, prefix: string): Promise<void> {
  const name = `${prefix}start`;
  try {
    await probe.eval(RIGHTS, 1, name, RIGHTS_KEPT_MS);
    await probe.subscribe(name);
  } catch (error) {
    if (!/OOM/.test(reasonOf(error))) throw error;
  }
}

function checkServer(info: string, target: string): void {
  const [, version = ""] = /^redis_version:(\S+)/m.exec(info) ?? [];
  if (!(Number.parseInt(version, 10) >= LEAST_VERSION)) {
    const found = version || "of an unknown version";
    throw new ConfigError(`REDIS_URL: ${target} runs Redis ${found}; version ${LEAST_VERSION} or newer is needed.`);
  }
  const [, mode = "standalone"] = /^redis_mode:(\S+)/m.exec(info) ?? [];
  const advice = ADVICE_BY_MODE[mode];
  if (advice !== undefined) throw new ConfigError(`REDIS_URL: ${target} ${advice}`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return error.message || code;
}
