import { ConfigError } from "@meridian/platform/load-config";
import { Redis, type RedisOptions } from "ioredis";

export const CONNECT_TIMEOUT_MS = 3_000;
/** A connection that owes a reply for this long is considered dead and replaced. */
const SILENCE_TIMEOUT_MS = 3_000;
const KEEP_ALIVE_MS = 10_000;
const FIRST_RETRY_MS = 50;
const MAX_RETRY_MS = 2_000;
const SENTINEL_PORT = 26_379;
/** Scheme, credentials, hosts, name of the primary, database, options. */
const SENTINEL_URL = /^(rediss?)\+sentinel:\/\/(?:([^@/?#]*)@)?([^@/?#]+)\/([^/?#]+)(?:\/(\d+))?(?:\?([^#]*))?$/i;

/** Without the option that changes the type of replies. */
type PlainOptions = Omit<RedisOptions, "replyMapping">;

/** The address of a Redis, or of the Sentinels that know it. */
export interface RedisAddress {
  /** Hosts and ports for messages: the URL contains a password. */
  target: string;
  isTls: boolean;
  create(options: PlainOptions): Redis;
}

type Behaviour = Pick<
  PlainOptions,
  "commandTimeout" | "enableOfflineQueue" | "autoResubscribe" | "retryStrategy" | "sentinelRetryStrategy"
>;

/**
 * Parses `redis://`, `rediss://`, and the Sentinel form that Harbor and Prefect also use:
 * `redis+sentinel://user:password@host1:26379,host2:26379/mymaster/0?sentinel_username=…&sentinel_password=…`. Throws ConfigError.
 */
export function readRedisUrl(url: string): RedisAddress {
  const address = readSentinelUrl(url) ?? readPlainUrl(url);
  if (address !== undefined) return address;
  throw new ConfigError(
    "REDIS_URL: must be like redis://user:password@host:6379/0, or rediss:// for TLS, or " +
      "redis+sentinel://user:password@host1:26379,host2:26379/mymaster/0 for Sentinels.",
  );
}

/** Not yet connected. */
export function createConnection(address: RedisAddress, behaviour: Behaviour): Redis {
  const redis = address.create({
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    sentinelCommandTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    keepAlive: KEEP_ALIVE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: retryDelayMs,
    // The server became a replica: its host name or the Sentinels lead a new connection to the primary.
    reconnectOnError: (error) => error.message.startsWith("READONLY"),
    connectionName: "meridian",
    ...behaviour,
  });
  // Without a listener the driver prints every refused connection; callers learn of the loss through their commands.
  redis.on("error", () => {});
  return redis;
}

/** Doubles with every attempt up to 2 s, with random jitter in the upper half, so that processes do not reconnect in lockstep. */
export function retryDelayMs(times: number): number {
  const longest = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(times, 10));
  return Math.round(longest * (0.5 + Math.random() / 2));
}

function readPlainUrl(url: string): RedisAddress | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^rediss?:$/.test(parsed.protocol) || parsed.hostname === "") return undefined;
  return {
    target: `${parsed.hostname}:${parsed.port || "6379"}`,
    isTls: parsed.protocol === "rediss:",
    create: (options) => new Redis(url, options),
  };
}

function readSentinelUrl(url: string): RedisAddress | undefined {
  const [, scheme, credentials = "", hosts = "", name = "", db = "0", query] = SENTINEL_URL.exec(url) ?? [];
  const addresses = hosts.split(",").map((host) => `redis://${host}`);
  if (scheme === undefined || !addresses.every((address) => URL.canParse(address))) return undefined;
  const sentinels = addresses.map((address) => {
    const { hostname, port } = new URL(address);
    return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || SENTINEL_PORT) };
  });
  const { username, password } = new URL(`redis://${credentials}@host`);
  const extra = new URLSearchParams(query);
  const isTls = scheme.toLowerCase() === "rediss";
  const found: PlainOptions = {
    sentinels,
    name: decode(name),
    db: Number(db),
    username: decode(username) || undefined,
    password: decode(password) || undefined,
    sentinelUsername: extra.get("sentinel_username") ?? undefined,
    sentinelPassword: extra.get("sentinel_password") ?? undefined,
    ...(isTls ? { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
  };
  return {
    target: sentinels.map(({ host, port }) => `${host}:${port}`).join(", "),
    isTls,
    create: (options) => new Redis({ ...found, ...options }),
  };
}

/** A password with a bare percent sign is taken literally. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
