import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type EngineBroker, startEngineBroker } from "../../shared/testing/src/engines/engine-broker.ts";
import type { EngineEnvironment } from "../../shared/testing/src/engines/engine-under-test.ts";
import { buildKnowledgeWhenStale } from "../knowledge/build-knowledge.ts";

interface Provider {
  provide(key: "engineEnvironment", value: EngineEnvironment): void;
}

/** Uses the broker of the run, or starts one: no test file starts an engine that another has started. */
export async function setup(provider: Provider): Promise<() => Promise<void>> {
  await buildKnowledgeWhenStale(resolve(import.meta.dirname, "../.."));
  // Imports start threads, and some tests start whole services: a compile cache saves them from compiling the same sources.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "meridian-test-compile-cache");
  const { MONGODB_URL, MEILI_URL, MEILI_API_KEY, REDIS_URL, DOCKER_HOST, TEST_ENGINE_BROKER } = process.env;
  const environment = { MONGODB_URL, MEILI_URL, MEILI_API_KEY, REDIS_URL, DOCKER_HOST };
  const own: EngineBroker | undefined =
    TEST_ENGINE_BROKER === undefined ? await startEngineBroker(environment) : undefined;
  provider.provide("engineEnvironment", { ...environment, brokerUrl: own?.url ?? TEST_ENGINE_BROKER });
  return async () => own?.close();
}
