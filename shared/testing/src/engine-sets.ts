import type { EngineEnvironment } from "./engines/engine-under-test.ts";
import { findMeilisearch } from "./engines/find-meilisearch.ts";
import { findMongodb } from "./engines/find-mongodb.ts";
import { findRedis } from "./engines/find-redis.ts";
import { makeClusterConfig, makeEmbeddedConfig, type TestEngineConfig } from "./test-engine-config.ts";

/** The engines a test runs on, independent of the whole run's set. */
export interface EngineSet {
  name: string;
  /** Why a test cannot run on it; "" if it can. */
  reason: string;
  make(): Promise<TestEngineConfig>;
}

export interface EngineSets {
  sets: readonly EngineSet[];
  stop(): Promise<void>;
}

/** The embedded engines and those of a cluster. */
export async function findEngineSets(environment: EngineEnvironment): Promise<EngineSets> {
  const servers = await Promise.all([findMongodb(environment), findMeilisearch(environment), findRedis(environment)]);
  const [mongodb, meilisearch, redis] = servers;
  const reason = servers.flatMap((server) => (server.isFound ? [] : [server.reason])).join("; ");
  return {
    sets: [
      { name: "the embedded engines", reason: "", make: makeEmbeddedConfig },
      {
        name: `a cluster's engines${reason === "" ? "" : `: ${reason}`}`,
        reason,
        async make() {
          if (!mongodb.isFound || !meilisearch.isFound || !redis.isFound) throw new Error(reason);
          return makeClusterConfig({ mongodb, meilisearch, redis });
        },
      },
    ],
    async stop() {
      for (const server of servers) if (server.isFound) await server.stop();
    },
  };
}
