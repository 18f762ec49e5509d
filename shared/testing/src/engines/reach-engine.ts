import { afterAll, inject } from "vitest";
import type { EngineEnvironment, EngineName, EngineUnderTest } from "./engine-under-test.ts";
import { findMeilisearch } from "./find-meilisearch.ts";
import { findMongodb } from "./find-mongodb.ts";
import { findRedis } from "./find-redis.ts";

export const ENGINE_FINDERS: Readonly<
  Record<EngineName, (environment: EngineEnvironment) => Promise<EngineUnderTest>>
> = {
  mongodb: findMongodb,
  meilisearch: findMeilisearch,
  redis: findRedis,
};

/** This run's engine for the tests of one file. */
export interface ReachedEngine {
  isFound: boolean;
  /** Its name, version and origin, or why it was not found. */
  name: string;
  /** Empty if it was not found. */
  url: string;
  apiKey: string | undefined;
  /** NaN if it runs on another machine. */
  localPort: number;
}

/** Call it at the top level of a test file: the engine stops after the file's tests. */
export async function reachEngine(name: EngineName): Promise<ReachedEngine> {
  const engine = await ENGINE_FINDERS[name](inject("engineEnvironment"));
  if (!engine.isFound) {
    const missing = `${name} (not reached: ${engine.reason})`;
    return { isFound: false, name: missing, url: "", apiKey: undefined, localPort: Number.NaN };
  }
  const { source, url, apiKey, stop } = engine;
  afterAll(stop);
  const localPort = Number(/@?(?:127\.0\.0\.1|localhost):(\d+)/.exec(url)?.[1]);
  return { isFound: true, name: source, url, apiKey, localPort };
}
