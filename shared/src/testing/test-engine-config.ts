import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { EngineConfig } from "../engines/engine-config.ts";
import {
  type ClusterNamespace,
  dropIndexesOf,
  makeClusterNamespace,
  removeClusterNamespace,
} from "./engines/cluster-namespace.ts";
import type { EngineUnderTest, FoundEngine } from "./engines/engine-under-test.ts";
import { findMeilisearch } from "./engines/find-meilisearch.ts";
import { findMongodb } from "./engines/find-mongodb.ts";
import { findRedis } from "./engines/find-redis.ts";

/** Engines without any data yet, of the set that this run of the tests is about. */
export interface TestEngineConfig {
  /** Whoever opens engines with it sees the same data, in any process. */
  config: EngineConfig;
  /** The same for a process. */
  environment: Readonly<Record<string, string>>;
  /** Takes the search index away behind everybody's back; it must not be open on the embedded engines. */
  loseIndex(): Promise<void>;
  /** Removes all data; to be called when nobody has it open any more. */
  remove(): Promise<void>;
}

/** A folder of its own and, in a run on the cluster's engines, a part of each server that is nobody else's. */
export async function makeTestEngineConfig(): Promise<TestEngineConfig> {
  const dataDir = await mkdtemp(join(tmpdir(), "meridian-test-"));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (inject("engineSet") === "embedded") {
    const config = { DATA_DIR: dataDir };
    return { config, environment: config, loseIndex: () => removeIndexFiles(dataDir), remove: removeFolder };
  }
  const namespace = await makeOnCluster();
  const config = { DATA_DIR: dataDir, ...namespace };
  return {
    config,
    environment: config,
    loseIndex: () => dropIndexesOf(namespace),
    async remove() {
      await removeClusterNamespace(namespace);
      await removeFolder();
    },
  };
}

async function makeOnCluster(): Promise<ClusterNamespace> {
  const environment = inject("engineEnvironment");
  const [mongodb, meilisearch, redis] = await Promise.all([
    findMongodb(environment),
    findMeilisearch(environment),
    findRedis(environment),
  ]);
  return makeClusterNamespace({
    mongodb: found("MongoDB", mongodb),
    meilisearch: found("Meilisearch", meilisearch),
    redis: found("Redis", redis),
  });
}

function found(name: string, engine: EngineUnderTest): FoundEngine {
  if (!engine.isFound)
    throw new Error(`This run is about the cluster's engines, but ${name} is missing: ${engine.reason}`);
  return engine;
}

async function removeIndexFiles(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith("search")) await rm(join(dataDir, name), { recursive: true });
  }
}
