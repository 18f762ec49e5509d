import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { z } from "zod";
import { type FollowedCall, followCall } from "./followed-call.ts";
import { answersProbe } from "./replica-probe.ts";

/** Host names are resolved again after this long, since containers come and go. */
const ADDRESSES_VALID_MS = 2_000;
const PROBE_EVERY_MS = 1_000;
/** Silence below which no other replica is tried: a brief pause may yet end. */
export const LAST_REPLICA_TOLERANCE_MS = 20_000;

/** One address of a service, or several separated by commas. */
export const serviceUrlsSchema = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((url) => url !== ""))
  .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
  .refine((urls) => new Set(urls.map((url) => new URL(url).protocol)).size === 1, "must be all http or all https");

/** The running replicas of one service. */
export interface Replicas {
  /** Whether the replicas use TLS: all or none. */
  isTls: boolean;
  /** The next replica in rotation among healthy ones, or among all if none is; not `except` if another exists. */
  next(except?: URL): Promise<URL>;
  /** Skips a replica until it answers again. */
  leaveOut(replica: URL): void;
  /**
   * Monitors an unanswered call; end it with the call. Gives up once the replica hangs while another is healthy. If all are
   * silent, the machine is overloaded and retrying would make it worse. With `toleranceMs`, for calls that must not be repeated,
   * gives up after that much silence.
   */
  follow(replica: URL, options?: { toleranceMs?: number }): FollowedCall;
}

export interface ReplicasOptions {
  /** Silence after which a replica is probed. */
  patienceMs?: number | undefined;
  /** Resolves a host name to all addresses; the system's resolver by default. */
  resolve?: (hostname: string) => Promise<readonly string[]>;
  clock?: () => number;
}

/**
 * Spreads calls over a service's replicas, given as several URLs, a name with several addresses, or both. An https URL is used by
 * its name alone, because certificates do not name addresses.
 */
export function createReplicas(urls: readonly URL[], options: ReplicasOptions = {}): Replicas {
  const { resolve = resolveAll, clock = Date.now, patienceMs = PROBE_EVERY_MS } = options;
  /** When each may be probed next. Calls trigger that, so that nothing runs while there are none. */
  const leftOut = new Map<string, number>();
  const probes = new Map<string, Promise<boolean>>();
  let known: readonly URL[] = [];
  let validUntil = Number.NEGATIVE_INFINITY;
  let resolving: Promise<void> | undefined;
  let turn = 0;

  const refresh = async (): Promise<void> => {
    const found = await Promise.all(urls.map((url) => addressesOf(url, resolve, known)));
    const former = known;
    known = found.flat();
    // A container has an address before its process listens, so it gets no calls until it answers a probe.
    if (former.length > 0) for (const replica of known) if (!has(former, replica)) probeAgain(replica);
    validUntil = clock() + ADDRESSES_VALID_MS;
    const hrefs = new Set(known.map(({ href }) => href));
    for (const href of leftOut.keys()) if (!hrefs.has(href)) leftOut.delete(href);
  };

  /** One probe serves all callers waiting for a replica. */
  const isAlive = (replica: URL): Promise<boolean> => {
    const underWay = probes.get(replica.href);
    if (underWay !== undefined) return underWay;
    const probe = answersProbe(replica).finally(() => probes.delete(replica.href));
    probes.set(replica.href, probe);
    return probe;
  };

  const probeLeftOut = (): void => {
    const now = performance.now();
    for (const replica of known)
      if (now >= (leftOut.get(replica.href) ?? Number.POSITIVE_INFINITY)) probeAgain(replica);
  };

  const probeAgain = (replica: URL): void => {
    leftOut.set(replica.href, performance.now() + PROBE_EVERY_MS);
    void isAlive(replica).then((isWell) => {
      if (isWell) leftOut.delete(replica.href);
    });
  };

  const leaveOut = (replica: URL): void => {
    validUntil = Number.NEGATIVE_INFINITY;
    if (!leftOut.has(replica.href)) leftOut.set(replica.href, performance.now() + PROBE_EVERY_MS);
  };

  const hasOtherWell = ({ href: own }: URL): boolean => {
    probeLeftOut();
    return known.some(({ href }) => href !== own && !leftOut.has(href));
  };

  return {
    isTls: urls[0]?.protocol === "https:",
    async next(except) {
      if (clock() >= validUntil) {
        resolving ??= refresh().finally(() => {
          resolving = undefined;
        });
        await resolving;
      }
      probeLeftOut();
      const others = known.filter(({ href }) => href !== except?.href);
      const well = others.filter(({ href }) => !leftOut.has(href));
      const choice = well.length > 0 ? well : others.length > 0 ? others : known;
      turn = (turn + 1) % Number.MAX_SAFE_INTEGER;
      const [first] = urls;
      const chosen = choice[turn % choice.length] ?? first;
      if (chosen === undefined) throw new Error("A service needs at least one address");
      return chosen;
    },
    leaveOut,
    follow: (replica, { toleranceMs } = {}) =>
      followCall({
        patienceMs,
        isAlive: () => isAlive(replica),
        onSilence: () => leaveOut(replica),
        isEnough: (silentMs) => (toleranceMs === undefined ? hasOtherWell(replica) : silentMs >= toleranceMs),
      }),
  };
}

function has(replicas: readonly URL[], { href }: URL): boolean {
  return replicas.some((replica) => replica.href === href);
}

/** Falls back to the last known addresses of a name that does not resolve, or to the name itself. */
async function addressesOf(
  url: URL,
  resolve: (hostname: string) => Promise<readonly string[]>,
  known: readonly URL[],
): Promise<readonly URL[]> {
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0;
  if (isAddress || url.protocol === "https:") return [url];
  try {
    const addresses = await resolve(url.hostname);
    return addresses.length === 0 ? [url] : addresses.map((address) => withHost(url, address));
  } catch {
    const before = known.filter(({ port }) => port === url.port);
    return before.length === 0 ? [url] : before;
  }
}

/** Uses one address family only: a replica with both would count twice. */
async function resolveAll(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true });
  const old = found.filter(({ family }) => family === 4);
  return (old.length > 0 ? old : found).map(({ address }) => address);
}

function withHost(url: URL, address: string): URL {
  const replica = new URL(url);
  replica.hostname = isIP(address) === 6 ? `[${address}]` : address;
  return replica;
}
