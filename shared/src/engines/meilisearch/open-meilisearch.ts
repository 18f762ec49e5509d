import { setTimeout as delay } from "node:timers/promises";
import { Meilisearch, MeilisearchApiError, MeilisearchRequestError, MeilisearchRequestTimeOutError } from "meilisearch";
import { isAppError, unavailable } from "../../kernel/app-error.ts";
import { type WatchdogTiming, watchConnection } from "../../kernel/connection-watchdog.ts";
import { type EngineWatch, watchCalls } from "../../kernel/engine-calls.ts";
import { ConfigError } from "../../kernel/load-config.ts";
import { tlsProblemOf } from "../tls-problem.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { createReplaceableAgent } from "./replaceable-agent.ts";
import { type SettleLimits, settleTasks } from "./settle-tasks.ts";
import { createTurns } from "./turns.ts";
import { type DocumentLines, uploadLines } from "./upload-documents.ts";
import { workHeaders } from "./work-headers.ts";

const SEARCH_TIMEOUT_MS = 1_000;
const FACET_TIMEOUT_MS = 1_000;
/** A server of two cores answers eight searches at a time: facets of one process leave room for the hits of others. */
const FACETS_AT_ONCE = 6;
const WRITE_TIMEOUT_MS = 120_000;
/** Its longest steps, such as merging what it has sorted, say nothing for minutes. */
const STALL_MS = 10 * 60_000;
const START_TIMEOUT_MS = 10_000;
const START_RETRY_MS = 250;
const LEAST_VERSION = [1, 50] as const;

export interface MeilisearchLink {
  /** Asks for hits; a connection that died while idle is tried once more. Throws `unavailable` when it cannot answer in time. */
  ask<T>(work: (client: Meilisearch) => Promise<T>): Promise<T>;
  /** Asks for facets as `ask` asks for hits, but few at a time and with a circuit of its own: counting never costs searches theirs. */
  count<T>(work: (client: Meilisearch) => Promise<T>): Promise<T>;
  /** Changes something, with the patience that large batches need. Throws `unavailable` when it cannot. */
  change<T>(work: (client: Meilisearch) => Promise<T>): Promise<T>;
  /** Hands documents over without waiting for them to be taken in; answers the task to wait for. Throws `unavailable` when it cannot. */
  upload(uid: string, documents: DocumentLines): Promise<number>;
  /** Waits until these tasks are done, however long, while the server gets on; throws `unavailable` when it is away, or one failed. */
  settle(taskUids: readonly number[], limits?: Pick<SettleLimits, "awayMs">): Promise<void>;
  close(): Promise<void>;
}

export interface MeilisearchOptions {
  url: string;
  apiKey: string | undefined;
  /** How long to wait for a server that does not answer yet. */
  startTimeoutMs?: number;
  /** The longest that a search waits for its hits, and then for their facets. */
  searchTimeoutMs?: number | undefined;
  facetTimeoutMs?: number | undefined;
  /** Questions for facets that this process asks at a time; others wait for as long as theirs may take. */
  facetsAtOnce?: number | undefined;
  /** The longest that the server may seem to do nothing before a task is given up. */
  stallMs?: number;
  /**
   * Hears of every question for facets, and when the server is left alone because it failed several times in a row. Given,
   * connections that stay dead while the server answers new ones are replaced.
   */
  watch?: EngineWatch;
  timing?: WatchdogTiming;
}

/** Throws a ConfigError that says what is wrong when the server of MEILI_URL cannot be used. */
export async function openMeilisearch(options: MeilisearchOptions): Promise<MeilisearchLink> {
  const { url, apiKey, watch, timing, startTimeoutMs = START_TIMEOUT_MS } = options;
  const { searchTimeoutMs = SEARCH_TIMEOUT_MS, facetTimeoutMs = FACET_TIMEOUT_MS, stallMs = STALL_MS } = options;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new ConfigError("MEILI_URL: must be like http://host:7700, or https:// for TLS.");
  }
  const agent = createReplaceableAgent((dispatcher) => client(searchTimeoutMs, dispatcher).health());
  /** One for each call, which costs microseconds: connections are the agent's, and a client's headers never change. */
  const client = (timeout: number, dispatcher = agent.inUse()) => {
    // Compressed answers on kept-alive connections stall for about 45 ms.
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
  // A server that is starting, or busy, may take longer than a search may.
  const patience = Math.max(searchTimeoutMs, startTimeoutMs / 2);
  await waitForServer(client(patience), new URL(url).host, startTimeoutMs);
  const stopWatching = watch === undefined ? undefined : watchConnection("meilisearch", agent, watch, timing);
  const search = asking("search");
  const countInTurn = asking("facets");
  const turns = createTurns(options.facetsAtOnce ?? FACETS_AT_ONCE);
  const counting: { facets: MeilisearchLink["count"] } = {
    facets: (work) => turns.run(facetTimeoutMs, (leftMs) => countInTurn(work, leftMs)),
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

/** True for an index that does not exist, or not yet with its settings. */
export function isMissingIndex(error: unknown): boolean {
  return isRefusedFor(error, "index_not_found");
}

/** True for an index whose settings do not count this attribute yet. */
export function isUnknownFacet(error: unknown): boolean {
  return isRefusedFor(error, "invalid_search_facets");
}

function isRefusedFor(error: unknown, code: string): boolean {
  const cause = isAppError(error) ? error.cause : error;
  return cause instanceof MeilisearchApiError && cause.cause?.code === code;
}

/** A connection that the server has closed while it was idle fails at once: the request was never read. One that timed out may have been. */
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
  throw unavailable("The search index cannot answer.", { cause });
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
          `MEILI_URL: Meilisearch at ${host} cannot be spoken to: ${tlsProblem}. Without TLS its address begins with http://.`,
        );
      }
      if (Date.now() >= until) {
        const advice = "Is it started, is this its address, and does it begin with https:// where it speaks TLS?";
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
