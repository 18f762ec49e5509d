import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EngineConfig } from "@meridian/engines/engine-config";
import { inject } from "vitest";
import {
  dropIndexesOf,
  type FoundCluster,
  makeClusterNamespace,
  removeClusterNamespace,
} from "./engines/cluster-namespace.ts";
import type { EngineUnderTest, FoundEngine } from "./engines/engine-under-test.ts";
import { findMeilisearch } from "./engines/find-meilisearch.ts";
import { findMongodb } from "./engines/find-mongodb.ts";
import { findRedis } from "./engines/find-redis.ts";
import { makeDirectoryFolder } from "./make-directory-folder.ts";

/** Empty engines. */
export interface TestEngineConfig {
  /** Engines opened with it see the same data, in any process. */
  config: EngineConfig;
  /** The same for a process. */
  environment: Readonly<Record<string, string>>;
  /** Deletes the search index without notice; the embedded one must not be open. */
  loseIndex(): Promise<void>;
  /** Removes all data; nobody may have it open any more. */
  remove(): Promise<void>;
}

/** Engines of the set under test. */
export async function makeTestEngineConfig(): Promise<TestEngineConfig> {
  return inject("engineSet") === "embedded" ? makeEmbeddedConfig() : makeClusterConfig(await findWholeCluster());
}

/** In a new folder. */
export async function makeEmbeddedConfig(): Promise<TestEngineConfig> {
  const dataDir = await makeDirectoryFolder();
  const config = { DATA_DIR: dataDir };
  return {
    config,
    environment: config,
    loseIndex: () => removeIndexFiles(dataDir),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** In a new folder, and in a separate part of each server. */
export async function makeClusterConfig(servers: FoundCluster): Promise<TestEngineConfig> {
  const dataDir = await mkdtemp(join(tmpdir(), "meridian-cluster-"));
  const namespace = makeClusterNamespace(servers);
  const config = { DATA_DIR: dataDir, ...namespace };
  return {
    config,
    environment: config,
    loseIndex: () => dropIndexesOf(namespace),
    async remove() {
      await removeClusterNamespace(namespace);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function findWholeCluster(): Promise<FoundCluster> {
  const environment = inject("engineEnvironment");
  const [mongodb, meilisearch, redis] = await Promise.all([
    findMongodb(environment),
    findMeilisearch(environment),
    findRedis(environment),
  ]);
  return {
    mongodb: found("MongoDB", mongodb),
    meilisearch: found("Meilisearch", meilisearch),
    redis: found("Redis", redis),
  };
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
