import { setTimeout as wait } from "node:timers/promises";
import { DAY_MS } from "@meridian/contracts/durations";
import { LRUCache } from "lru-cache";
import type { AnswerBody } from "./answer-body.ts";
import type { Freshness } from "./cache-policy.ts";

export type CacheOutcome = "HIT" | "MISS" | "STALE";

/** A complete response of a service, ready to send. */
export interface Answer {
  status: number;
  /** Headers for visitors, except those of body and caching. */
  headers: Readonly<Record<string, string>>;
  /** Sent to the requester and never cached. */
  cookies: readonly string[];
  cacheControl: string;
  body: AnswerBody;
  /** Undefined if it must not be cached. */
  freshness: Freshness | undefined;
}

export interface ResponseCache {
  /** The cached response or that of `load`. Rejects as `load` does if nothing is cached. */
  get(key: string, load: () => Promise<Answer>): Promise<{ answer: Answer; outcome: CacheOutcome }>;
  /** Adds to the size of a cached response. */
  grow(key: string, answer: Answer, bytes: number): void;
  readonly bytes: number;
}

export interface ResponseCacheOptions {
  maxBytes: number;
  /** The dataset version. Responses of older versions may be wrong. */
  version: () => number;
  now?: () => number;
  /** How long a visitor waits for a refresh before getting the stale response. */
  patienceMs?: number;
}

interface Entry {
  answer: Answer;
  freshness: Freshness;
  version: number;
  storedAt: number;
  sizeBytes: number;
}

/** A request in progress. */
interface Flight {
  answer: Promise<Answer>;
  startedAt: number;
}

const PATIENCE_MS = 1000;
const MAX_STALE_ON_FAILURE_MS = DAY_MS;
/** Size of an entry besides its body: key, headers, bookkeeping. */
const ENTRY_OVERHEAD_BYTES = 1024;

/**
 * In-memory cache of public responses by URL, valid until the dataset changes or they expire. One request at a time refreshes a
 * URL. During the refresh an expired response is served as it is; one of an older dataset version is served only if the refresh is slow.
 * If the service fails, the old response stays for a day.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { version, now = Date.now, patienceMs = PATIENCE_MS } = options;
  // A limit of 0 would mean none.
  const maxSize = Math.max(1, options.maxBytes);
  const entries = new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ sizeBytes }) => sizeBytes });
  const flights = new Map<string, Flight>();

  const store = (key: string, answer: Answer, versionBefore: number): void => {
    if (answer.freshness === undefined) {
      if (answer.status < 500) entries.delete(key);
      return;
    }
    const sizeBytes = answer.body.sizeBytes + key.length + ENTRY_OVERHEAD_BYTES;
    entries.set(key, { answer, freshness: answer.freshness, version: versionBefore, storedAt: now(), sizeBytes });
  };

  const startFlight = (key: string, load: () => Promise<Answer>): Promise<Answer> => {
    const versionBefore = version();
    const answer = load()
      .then((loaded) => {
        store(key, loaded, versionBefore);
        return loaded;
      })
      .finally(() => flights.delete(key));
    flights.set(key, { answer, startedAt: now() });
    return answer;
  };

  /** Joins the request in progress. Uncacheable responses are not shared, except failures. */
  const refresh = async (key: string, load: () => Promise<Answer>): Promise<Answer> => {
    const underWay = flights.get(key);
    if (underWay === undefined) return startFlight(key, load);
    const answer = await underWay.answer;
    return answer.freshness !== undefined || answer.status >= 500 ? answer : load();
  };

  /** Waits no longer for a refresh that already exceeded another visitor's patience. */
  const freshOrStale = async (entry: Entry, refreshed: Promise<Answer>, askedAt: number) => {
    const patienceLeftMs = Math.max(0, patienceMs - (now() - askedAt));
    const answer = await Promise.race([
      refreshed.catch(() => undefined),
      wait(patienceLeftMs, undefined, { ref: false }),
    ]);
    return answer === undefined || answer.status >= 500
      ? ({ answer: entry.answer, outcome: "STALE" } as const)
      : ({ answer, outcome: "MISS" } as const);
  };

  return {
    async get(key, load) {
      const entry = entries.get(key);
      if (entry === undefined) return { answer: await refresh(key, load), outcome: "MISS" };
      const { freshForMs, isImmutable } = entry.freshness;
      const isCurrent = isImmutable || entry.version === version();
      const ageMs = now() - entry.storedAt;
      if (isCurrent && ageMs < freshForMs) return { answer: entry.answer, outcome: "HIT" };
      const askedAt = flights.get(key)?.startedAt ?? now();
      const refreshed = refresh(key, load);
      if (ageMs >= freshForMs + MAX_STALE_ON_FAILURE_MS) return { answer: await refreshed, outcome: "MISS" };
      if (!isCurrent || ageMs >= 2 * freshForMs) return freshOrStale(entry, refreshed, askedAt);
      refreshed.catch(() => undefined);
      return { answer: entry.answer, outcome: "STALE" };
    },
    grow(key, answer, bytes) {
      const entry = entries.peek(key);
      if (entry?.answer === answer) entries.set(key, { ...entry, sizeBytes: entry.sizeBytes + bytes });
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}
