import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { ProcessName } from "../../shared/platform/src/http/server/process-config.ts";
import { type EngineProxy, startEngineProxy } from "../../shared/testing/src/engines/engine-proxy.ts";
import type { EngineEnvironment } from "../../shared/testing/src/engines/engine-under-test.ts";
import { findMeilisearch } from "../../shared/testing/src/engines/find-meilisearch.ts";
import { findMongodb } from "../../shared/testing/src/engines/find-mongodb.ts";
import { findRedis } from "../../shared/testing/src/engines/find-redis.ts";
import { type SiteProcess, startSiteProcess } from "./engine-process.ts";

const PROCESSES = ["catalogue", "admin", "ingest"] as const satisfies readonly ProcessName[];
const PASSWORD = "correct horse battery staple";
const POLL_MS = 100;
const HEADER = "name,address,category,rating,reviewCount,place_id,country_code";

export type EngineName = "mongodb" | "meilisearch" | "redis";

/** One of each process except the pages, on engines behind proxies that can close, hang or slow down. */
export interface EngineSite {
  sources: readonly string[];
  ways: Readonly<Record<EngineName, EngineProxy>>;
  processes: Readonly<Record<ProcessOfSite, SiteProcess>>;
  get(path: string, cookie?: string): Promise<Response>;
  login(): Promise<Response>;
  upload(csv: string, cookie: string): Promise<Response>;
  readiness(name: ProcessOfSite): Promise<{ status: number; text: string }>;
  stop(): Promise<void>;
}

type ProcessOfSite = (typeof PROCESSES)[number] | "gateway";

export type FoundSite = { isFound: true; site: EngineSite } | { isFound: false; reason: string };

export async function startEngineSite(environment: EngineEnvironment): Promise<FoundSite> {
  const engines = {
    mongodb: await findMongodb(environment),
    meilisearch: await findMeilisearch(environment),
    redis: await findRedis(environment),
  };
  const { mongodb, meilisearch, redis } = engines;
  const closing: (() => Promise<unknown>)[] = Object.values(engines).map((engine) => async () => {
    if (engine.isFound) await engine.stop();
  });
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  if (!mongodb.isFound || !meilisearch.isFound || !redis.isFound) {
    await stop();
    const reasons = Object.values(engines).flatMap((engine) => (engine.isFound ? [] : [engine.reason]));
    return { isFound: false, reason: reasons.join("; ") };
  }
  try {
    const wayTo = async (url: string) => {
      const way = await startEngineProxy({ to: Number(/:(\d+)/.exec(url)?.[1]) });
      closing.push(way.close);
      return way;
    };
    const ways = {
      mongodb: await wayTo(mongodb.url),
      meilisearch: await wayTo(meilisearch.url),
      redis: await wayTo(redis.url),
    };
    const folder = await mkdtemp(join(tmpdir(), "meridian-engines-"));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    const settings = {
      DATA_DIR: folder,
      ADMIN_PASSWORD: PASSWORD,
      IMPORT_LEASE_SECONDS: "3",
      RATE_LIMIT_FACTOR: "100",
      MONGODB_URL: `mongodb://127.0.0.1:${ways.mongodb.port}/lost_${randomBytes(4).toString("hex")}?directConnection=true`,
      MEILI_URL: `http://127.0.0.1:${ways.meilisearch.port}`,
      ...(meilisearch.apiKey === undefined ? {} : { MEILI_API_KEY: meilisearch.apiKey }),
      REDIS_URL: `redis://127.0.0.1:${ways.redis.port}`,
    };
    const start = async (name: ProcessName, more: Record<string, string> = {}) => {
      const started = await startSiteProcess(name, { ...settings, ...more });
      closing.push(started.stop);
      return started;
    };
    const admin = await start("admin");
    const [catalogue, ingest] = await Promise.all([start("catalogue"), start("ingest")]);
    const urls = { CATALOGUE_URL: catalogue.url, ADMIN_URL: admin.url, INGEST_URL: ingest.url };
    const processes = { admin, catalogue, ingest, gateway: await start("gateway", urls) };
    const sources = [mongodb.source, meilisearch.source, redis.source];
    return { isFound: true, site: { sources, ways, processes, ...callsOf(processes), stop } };
  } catch (error) {
    await stop();
    throw error;
  }
}

function callsOf(processes: EngineSite["processes"]): Pick<EngineSite, "get" | "login" | "upload" | "readiness"> {
  const { gateway } = processes;
  return {
    get: (path, cookie) => fetch(`${gateway.url}${path}`, cookie === undefined ? {} : { headers: { cookie } }),
    login: () =>
      fetch(`${gateway.url}/api/admin/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username: "admin", password: PASSWORD }),
      }),
    upload(csv, cookie) {
      const body = new FormData();
      body.append("file", new Blob([csv]), "businesses.csv");
      return fetch(`${gateway.url}/api/upload-excel`, { method: "POST", headers: { cookie }, body });
    },
    async readiness(name) {
      const answer = await fetch(`${processes[name].internalUrl}/readyz`);
      return { status: answer.status, text: await answer.text() };
    },
  };
}

export function cookieOf(answer: Response): string {
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

/** Rows with one business each. */
export function sheetOf(from: number, to: number, word = "Bakery"): string {
  const rows = [HEADER];
  for (let n = from; n <= to; n++) {
    rows.push(`${word} ${n},"${n} High Street, Bristol, BS1 4QA",Cafe,4.2,${n},${word}-${n},GB`);
  }
  return `${rows.join("\n")}\n`;
}

/** Polls until the response is as expected; throws on a timeout. */
export async function until<T>(
  ask: () => Promise<T>,
  isWished: (answer: T) => boolean,
  timeoutMs = 60_000,
): Promise<T> {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (isWished(answer)) return answer;
    if (Date.now() > giveUpAt)
      throw new Error(`It did not happen in time; the last answer was ${JSON.stringify(answer)}`);
    await delay(POLL_MS);
  }
}
