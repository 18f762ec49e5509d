import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type EngineBroker, startEngineBroker } from "../../shared/src/testing/engines/engine-broker.ts";
import type { EngineEnvironment } from "../../shared/src/testing/engines/engine-under-test.ts";
import { buildKnowledgeWhenStale } from "../knowledge/build-knowledge.ts";

interface Provider {
  provide(key: "engineEnvironment", value: EngineEnvironment): void;
}

/** The broker that a run was given, else one of this run's own: no test file starts engines that another has started. */
export async function setup(provider: Provider): Promise<() => Promise<void>> {
  await buildKnowledgeWhenStale(resolve(import.meta.dirname, "../.."));
  // Every import starts a thread, and some tests start whole services: none should compile the same sources again.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "meridian-test-compile-cache");
  const { MONGODB_URL, MEILI_URL, MEILI_API_KEY, REDIS_URL, DOCKER_HOST, TEST_ENGINE_BROKER } = process.env;
  const environment = { MONGODB_URL, MEILI_URL, MEILI_API_KEY, REDIS_URL, DOCKER_HOST };
  const own: EngineBroker | undefined =
    TEST_ENGINE_BROKER === undefined ? await startEngineBroker(environment) : undefined;
  provider.provide("engineEnvironment", { ...environment, brokerUrl: own?.url ?? TEST_ENGINE_BROKER });
  return async () => own?.close();
}
