import { setTimeout as delay } from "node:timers/promises";
import { isAppError, refusal } from "@meridian/platform/app-error";
import { type WatchdogTiming, watchConnection } from "@meridian/platform/connection-watchdog";
import { type EngineWatch, watchCalls } from "@meridian/platform/engine-calls";
import { ConfigError } from "@meridian/platform/load-config";
import { Meilisearch, MeilisearchApiError, MeilisearchRequestError, MeilisearchRequestTimeOutError } from "meilisearch";
import { tlsProblemOf } from "../../tls-problem.ts";
import { type SettleLimits, settleTasks } from "../index/settle-tasks.ts";
import { type DocumentLines, uploadLines } from "../index/upload-documents.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { createReplaceableAgent } from "./replaceable-agent.ts";
import { createTurns } from "./turns.ts";
import { workHeaders } from "./work-headers.ts";

const SEARCH_TIMEOUT_MS = 1_000;
const FACET_TIMEOUT_MS = 1_000;
/** A server with two cores answers eight searches at a time: this leaves room for other processes' hits. */
const FACETS_AT_ONCE = 6;
const WRITE_TIMEOUT_MS = 120_000;
/** Its longest steps, such as merging, report nothing for minutes. */
const STALL_MS = 10 * 60_000;
const START_TIMEOUT_MS = 10_000;
const START_RETRY_MS = 250;
const LEAST_VERSION = [1, 50] as const;

export interface MeilisearchLink {
  /** Requests hits; a connection that died while idle is retried once. Throws `unavailable` if it cannot answer in time. */
  ask<T>(work: (client: Meilisearch) => Promise<T>): Promise<T>;
  /** Requests facets like `ask`, but few at a time and with a separate circuit, so that counting never slows searches. */
  count<T>(work: (client: Meilisearch) => Promise<T>): Promise<T>;
  /** Makes a change, with timeouts for large batches. Throws `unavailable` on failure. */
  change<T>(work: (client: Meilisearch) => Promise<T>): Promise<T>;
  /** Uploads documents without waiting for indexing and returns the task to wait for. Throws `unavailable` on failure. */
  upload(uid: string, documents: DocumentLines): Promise<number>;
  /** Waits for these tasks, however long, while the server makes progress; throws `unavailable` if it is gone or a task failed. */
  settle(taskUids: readonly number[], limits?: Pick<SettleLimits, "awayMs">): Promise<void>;
  close(): Promise<void>;
}

export interface MeilisearchOptions {
  url: string;
  apiKey: string | undefined;
  /** How long to wait for a server that does not answer yet. */
  startTimeoutMs?: number;
  /** The longest a search waits for its hits, and then for its facets. */
  searchTimeoutMs?: number | undefined;
  facetTimeoutMs?: number | undefined;
  /** Concurrent facet requests of this process; the time others wait counts towards their timeout. */
  facetsAtOnce?: number | undefined;
  /** How long the server may seem idle before a task is given up. */
  stallMs?: number;
  /**
   * Receives every facet request, and when the circuit opens after repeated failures. If given, connections that stay dead while the server
   * answers new ones are replaced.
   */
  watch?: EngineWatch;
  timing?: WatchdogTiming;
}

/** Throws a ConfigError that says what is wrong if the server at MEILI_URL cannot be used. */
export async function openMeilisearch(options: MeilisearchOptions): Promise<MeilisearchLink> {
  const { url, apiKey, watch, timing, startTimeoutMs = START_TIMEOUT_MS } = options;
  const { searchTimeoutMs = SEARCH_TIMEOUT_MS, facetTimeoutMs = FACET_TIMEOUT_MS, stallMs = STALL_MS } = options;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new ConfigError("MEILI_URL: must be like http://host:7700, or https:// for TLS.");
  }
  const agent = createReplaceableAgent((dispatcher) => client(searchTimeoutMs, dispatcher).health());
  /** One client per call costs microseconds: connections belong to the agent, and a client's headers are fixed. */
  const client = (timeout: number, dispatcher = agent.inUse()) => {
    // Compressed responses on keep-alive connections stall for about 45 ms.
    const requestInit = { dispatcher, headers: { "Accept-Encoding": "identity", ...workHeaders() } };
    return new Meilisearch({ host: url, timeout, requestInit, ...(apiKey === undefined ? {} : { apiKey }) });
  };
  const asking = (work: "search" | "facets") => {
    const breaker = createCircuitBreaker(isOutage, (isOpen) => watch?.circuitTurned("meilisearch", work, isOpen));
    return <T>(question: (client: Meilisearch) => Promise<T>, timeoutMs: number): Promise<T> => {
      const ask = () => question(client(timeoutMs));
      return breaker.run(() => ask().catch((error: unknown) => retryDead(error, ask))).catch(fail);
    };
  };
  const changing = () => client(WRITE_TIMEOUT_MS);
  // A server that is starting or busy may take longer than a search may.
  const patience = Math.max(searchTimeoutMs, startTimeoutMs / 2);
  await waitForServer(client(patience), new URL(url).host, startTimeoutMs);
  const stopWatching = watch === undefined ? undefined : watchConnection("meilisearch", agent, watch, timing);
  const search = asking("search");
  const countFacets = asking("facets");
  const turns = createTurns(options.facetsAtOnce ?? FACETS_AT_ONCE);
  const counting: { facets: MeilisearchLink["count"] } = {
    facets: (work) => turns.run(facetTimeoutMs, (leftMs) => countFacets(work, leftMs)),
  };
  const watched =
    watch === undefined ? counting : watchCalls(counting, { engine: "meilisearch", port: "index", watch });
  const change: MeilisearchLink["change"] = (work) =>
    work(changing())
      .catch((error: unknown) => retryDead(error, () => work(changing())))
      .catch(fail);

  return {
    ask: (work) => search(work, searchTimeoutMs),
    count: watched.facets,
    change,
    async upload(uid, documents) {
      const lines = await documents.finish();
      const send = () =>
        uploadLines({ url, apiKey, dispatcher: agent.inUse(), timeoutMs: WRITE_TIMEOUT_MS }, uid, lines);
      return send()
        .catch((error: unknown) => retryDead(error, send))
        .catch(fail);
    },
    settle: (taskUids, { awayMs } = { awayMs: 0 }) => settleTasks(change, taskUids, { stallMs, awayMs }),
    async close() {
      stopWatching?.();
      await agent.close();
    },
  };
}

/** Whether the index does not exist, or not yet with its settings. */
export function isMissingIndex(error: unknown): boolean {
  return isRefusedFor(error, "index_not_found");
}

/** Whether the index settings do not count this attribute yet. */
export function isUnknownFacet(error: unknown): boolean {
  return isRefusedFor(error, "invalid_search_facets");
}

function isRefusedFor(error: unknown, code: string): boolean {
  const cause = isAppError(error) ? error.cause : error;
  return cause instanceof MeilisearchApiError && cause.cause?.code === code;
}

/** A connection the server closed while idle fails at once: the request was never read. One that timed out may have been. */
function retryDead<T>(error: unknown, again: () => Promise<T>): Promise<T> {
  const hasFailed = error instanceof MeilisearchRequestError || error instanceof TypeError;
  const isUnread = hasFailed && !(error.cause instanceof MeilisearchRequestTimeOutError);
  if (isUnread && !/ECONNREFUSED|ENOTFOUND/.test(reasonOf(error))) return again();
  throw error;
}

function isOutage(error: unknown): boolean {
  if (error instanceof MeilisearchApiError) return error.response.status >= 500;
  return error instanceof MeilisearchRequestError || error instanceof MeilisearchRequestTimeOutError;
}

function fail(cause: unknown): never {
  if (isAppError(cause)) throw cause;
  throw refusal(
    "unavailable",
    { tr: "Arama dizini yanıt veremiyor.", en: "The search index cannot answer." },
    { cause },
  );
}

async function waitForServer(client: Meilisearch, host: string, timeoutMs: number): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    try {
      const { pkgVersion } = await client.getVersion();
      checkVersion(pkgVersion, host);
      return;
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      const status = error instanceof MeilisearchApiError ? error.response.status : 0;
      if (status === 401 || status === 403) {
        throw new ConfigError(
          `MEILI_API_KEY: Meilisearch at ${host} refused the key. Set the master key, or one that may do everything.`,
        );
      }
      const tlsProblem = tlsProblemOf(error);
      if (tlsProblem !== undefined) {
        throw new ConfigError(
          `MEILI_URL: Meilisearch at ${host} cannot be used: ${tlsProblem}. Without TLS its address begins with http://.`,
        );
      }
      if (Date.now() >= until) {
        const advice =
          "Is it running, is this its address, and does the address begin with https:// if the server uses TLS?";
        throw new ConfigError(`MEILI_URL: no Meilisearch answers at ${host} (${reasonOf(error)}). ${advice}`);
      }
      await delay(START_RETRY_MS);
    }
  }
}

function checkVersion(version: string, host: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor, leastMinor] = LEAST_VERSION;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new ConfigError(
    `MEILI_URL: ${host} runs Meilisearch ${version}; ${LEAST_VERSION.join(".")} or newer is needed.`,
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof AggregateError && cause.errors.length > 0) return reasonOf(cause.errors[0]);
  if (cause instanceof Error) return reasonOf(cause);
  return "code" in error ? String(error.code) : error.message;
}
