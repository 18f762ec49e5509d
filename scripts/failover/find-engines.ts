import { randomUUID } from "node:crypto";
import type { EngineEnvironment, EngineUnderTest } from "../../shared/testing/src/engines/engine-under-test.ts";
import { findMeilisearch } from "../../shared/testing/src/engines/find-meilisearch.ts";
import { findMongodb } from "../../shared/testing/src/engines/find-mongodb.ts";
import { findRedis } from "../../shared/testing/src/engines/find-redis.ts";

/** Settings for processes that share one set of engines. */
export interface EngineSettings {
  MONGODB_URL: string;
  MEILI_URL: string;
  MEILI_API_KEY?: string;
  REDIS_URL: string;
}

/** Engines for a cluster, and separate ones for the directory it is compared with. */
export type ClusterEngines =
  | {
      isFound: true;
      sources: readonly string[];
      cluster: EngineSettings;
      undisturbed: EngineSettings;
      stop(): Promise<void>;
    }
  | { isFound: false; reason: string };

/** One MongoDB server holds both directories in two databases. The search indexes are on two servers, because a site needs a whole one. */
export async function findClusterEngines(environment: EngineEnvironment): Promise<ClusterEngines> {
  const found = await Promise.all([
    findMongodb(environment),
    findRedis(environment),
    findMeilisearch(environment),
    findMeilisearch({}),
  ]);
  const missing = found.flatMap((engine) => (engine.isFound ? [] : [engine.reason]));
  const stop = async (): Promise<void> => {
    for (const engine of found) if (engine.isFound) await engine.stop();
  };
  const [mongodb, redis, meilisearch, secondMeilisearch] = found;
  if (!mongodb.isFound || !redis.isFound || !meilisearch.isFound || !secondMeilisearch.isFound) {
    await stop();
    return { isFound: false, reason: [...new Set(missing)].join("; ") };
  }
  const run = randomUUID().slice(0, 8);
  const settingsOf = (search: Found, base: string, redisUrl: string): EngineSettings => ({
    MONGODB_URL: withBase(mongodb.url, base),
    MEILI_URL: search.url,
    ...(search.apiKey === undefined ? {} : { MEILI_API_KEY: search.apiKey }),
    REDIS_URL: redisUrl,
  });
  return {
    isFound: true,
    sources: [mongodb.source, redis.source, meilisearch.source],
    cluster: settingsOf(meilisearch, `failover_${run}`, redis.url),
    undisturbed: settingsOf(secondMeilisearch, `undisturbed_${run}`, `${redis.url.replace(/\/\d*$/, "")}/1`),
    stop,
  };
}

type Found = Extract<EngineUnderTest, { isFound: true }>;

/** A connection string may name several hosts and then is not a valid URL. */
function withBase(url: string, base: string): string {
  const [, scheme = "", hosts = "", options = ""] =
    /^(mongodb(?:\+srv)?:\/\/)([^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(url) ?? [];
  return `${scheme}${hosts}/${base}${options}`;
}
