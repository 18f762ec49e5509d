import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { z } from "zod";
import { type FollowedCall, followCall } from "./followed-call.ts";
import { answersProbe } from "./replica-probe.ts";

/** Containers come and go under one name: what it stands for is asked again after this long. */
const ADDRESSES_VALID_MS = 2_000;
const PROBE_EVERY_MS = 1_000;
/** How long a copy may be silent after which nobody else is asked: out of breath for a moment, it may yet answer. */
export const LAST_COPY_TOLERANCE_MS = 20_000;

/** One address of a service, or several separated by commas. */
export const serviceUrlsSchema = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((url) => url !== ""))
  .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
  .refine((urls) => new Set(urls.map((url) => new URL(url).protocol)).size === 1, "must be all http or all https");

/** The running copies of one service. */
export interface Replicas {
  /** Whether they are reached over TLS: all of them or none. */
  isTls: boolean;
  /** The copy whose turn it is among those that are well, or among all where none is; another than `except` where there is one. */
  next(except?: URL): Promise<URL>;
  /** Passes a copy over until it answers again. */
  leaveOut(replica: URL): void;
  /**
   * Watches over a call to a copy that has not answered yet; end it with the call. It is given up as soon as the copy hangs while
   * another is well: where all are silent, the machine is out of breath, and asking around would take what is left. With
   * `toleranceMs`, for calls that nobody may or will repeat, it is given up once the copy has been silent for that long.
   */
  follow(replica: URL, options?: { toleranceMs?: number }): FollowedCall;
}

export interface ReplicasOptions {
  /** How long a call may be silent before its copy is asked whether it lives. */
  patienceMs?: number | undefined;
  /** Every address of a host name; the system's by default. */
  resolve?: (hostname: string) => Promise<readonly string[]>;
  clock?: () => number;
}

/**
 * Spreads calls over the copies of a service, which are given by several URLs, by a name with several addresses, or both.
 * An https URL is used by its name alone: its certificate knows no addresses.
 */
export function createReplicas(urls: readonly URL[], options: ReplicasOptions = {}): Replicas {
  const { resolve = resolveAll, clock = Date.now, patienceMs = PROBE_EVERY_MS } = options;
  const leftOut = new Set<string>();
  const probes = new Map<string, Promise<boolean>>();
  let known: readonly URL[] = [];
  let validUntil = Number.NEGATIVE_INFINITY;
  let resolving: Promise<void> | undefined;
  let turn = 0;

  const refresh = async (): Promise<void> => {
    const found = await Promise.all(urls.map((url) => addressesOf(url, resolve, known)));
    const former = known;
    known = found.flat();
    if (former.length > 0) for (const replica of known) if (!has(former, replica)) awaitFirstAnswer(replica);
    validUntil = clock() + ADDRESSES_VALID_MS;
    const hrefs = new Set(known.map(({ href }) => href));
    for (const href of leftOut) if (!hrefs.has(href)) leftOut.delete(href);
  };

  /** One probe at a time answers all who wait for a copy. */
  const isAlive = (replica: URL): Promise<boolean> => {
    const underWay = probes.get(replica.href);
    if (underWay !== undefined) return underWay;
    const probe = answersProbe(replica).finally(() => probes.delete(replica.href));
    probes.set(replica.href, probe);
    return probe;
  };

  const probeUntilWell = (replica: URL): void => {
    const timer = setTimeout(async () => {
      if (!leftOut.has(replica.href)) return;
      if (await isAlive(replica)) leftOut.delete(replica.href);
      else probeUntilWell(replica);
    }, PROBE_EVERY_MS);
    timer.unref();
  };

  /** A container has its address before its process listens: it is asked nothing until it has answered a probe. */
  const awaitFirstAnswer = (replica: URL): void => {
    leftOut.add(replica.href);
    void isAlive(replica).then((isWell) => {
      if (isWell) leftOut.delete(replica.href);
      else probeUntilWell(replica);
    });
  };

  const leaveOut = (replica: URL): void => {
    validUntil = Number.NEGATIVE_INFINITY;
    if (leftOut.has(replica.href)) return;
    leftOut.add(replica.href);
    probeUntilWell(replica);
  };

  const hasOtherWell = ({ href: own }: URL): boolean => known.some(({ href }) => href !== own && !leftOut.has(href));

  return {
    isTls: urls[0]?.protocol === "https:",
    async next(except) {
      if (clock() >= validUntil) {
        resolving ??= refresh().finally(() => {
          resolving = undefined;
        });
        await resolving;
      }
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

/** A name that cannot be resolved at the moment stands for what it last stood for, and for itself the first time. */
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

/** Of one family alone: a copy that has addresses of both would count twice. */
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
