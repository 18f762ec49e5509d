import { randomUUID } from "node:crypto";
import { afterAll, inject, it } from "vitest";
import { describeSharedStateContract, type SharedStateUnderTest } from "../../testing/access-stores.contract.ts";
import { findRedis } from "../../testing/engines/find-redis.ts";
import { createTestClock } from "../../testing/stores-under-test.ts";
import { openRedis, type RedisLink } from "./open-redis.ts";
import { createRedisDatasetVersion } from "./redis-dataset-version.ts";
import { createRedisRateLimitStore } from "./redis-rate-limit-store.ts";
import { createRedisSessionStore } from "./redis-session-store.ts";

const redis = await findRedis(inject("engineEnvironment"));

if (redis.isFound) {
  const { url } = redis;
  afterAll(redis.stop);
  describeSharedStateContract(redis.source, () => openStores(url));
} else {
  it.skip(`sessions, rate limits and dataset version on Redis: ${redis.reason}`, () => {});
}

async function openStores(url: string): Promise<SharedStateUnderTest> {
  const clock = createTestClock();
  const prefix = `test:${randomUUID()}:`;
  const links: RedisLink[] = [];
  async function openOne(): Promise<SharedStateUnderTest["stores"]> {
    const link = await openRedis(url, { prefix });
    links.push(link);
    const options = { link, clock: clock.now };
    return {
      sessions: createRedisSessionStore(options),
      rateLimits: createRedisRateLimitStore(options),
      datasetVersion: createRedisDatasetVersion(options),
    };
  }
  return {
    stores: await openOne(),
    clock,
    openSecond: openOne,
    async close() {
      for (const link of links) await link.close();
    },
  };
}
