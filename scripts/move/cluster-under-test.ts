import {
  type ClusterNamespace,
  makeClusterNamespace,
  removeClusterNamespace,
} from "../../shared/testing/src/engines/cluster-namespace.ts";
import type { EngineEnvironment } from "../../shared/testing/src/engines/engine-under-test.ts";
import { findMeilisearch } from "../../shared/testing/src/engines/find-meilisearch.ts";
import { findMongodb } from "../../shared/testing/src/engines/find-mongodb.ts";
import { findRedis } from "../../shared/testing/src/engines/find-redis.ts";

export type ClusterUnderTest =
  | {
      isFound: true;
      sources: string;
      /** Settings of an empty cluster. */
      makeEmpty(): ClusterNamespace;
      stop(): Promise<void>;
    }
  | { isFound: false; reason: string };

/** The servers of a cluster, shared by the clusters that tests create. */
export async function findCluster(environment: EngineEnvironment): Promise<ClusterUnderTest> {
  const mongodb = await findMongodb(environment);
  const meilisearch = await findMeilisearch(environment);
  const redis = await findRedis(environment);
  const found = [mongodb, meilisearch, redis];
  const stop = async (): Promise<void> => {
    for (const engine of found) if (engine.isFound) await engine.stop();
  };
  if (!mongodb.isFound || !meilisearch.isFound || !redis.isFound) {
    await stop();
    return { isFound: false, reason: found.flatMap((engine) => (engine.isFound ? [] : [engine.reason])).join("; ") };
  }
  const made: ClusterNamespace[] = [];
  return {
    isFound: true,
    sources: [mongodb.source, meilisearch.source, redis.source].join(", "),
    makeEmpty() {
      const namespace = makeClusterNamespace({ mongodb, meilisearch, redis });
      made.push(namespace);
      return namespace;
    },
    async stop() {
      for (const namespace of made) await removeClusterNamespace(namespace);
      await stop();
    },
  };
}
