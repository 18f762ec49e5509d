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
