import { randomUUID } from "node:crypto";
import { findRedis } from "@meridian/testing/engines/find-redis";
import { describeLeaseContract, type LeasesUnderTest } from "@meridian/testing/processes/lease.contract";
import {
  describeSharedStateContract,
  type SharedStateUnderTest,
} from "@meridian/testing/stores/access-stores.contract";
import { createTestClock } from "@meridian/testing/stores-under-test";
import { afterAll, inject, it } from "vitest";
import { openRedis, type RedisLink } from "./open-redis.ts";
import { createRedisDatasetVersion } from "./redis-dataset-version.ts";
import { createRedisEventBus } from "./redis-event-bus.ts";
import { createRedisLease } from "./redis-lease.ts";
import { createRedisRateLimitStore } from "./redis-rate-limit-store.ts";
import { createRedisSessionStore } from "./redis-session-store.ts";

const redis = await findRedis(inject("engineEnvironment"));

if (redis.isFound) {
  const { url } = redis;
  afterAll(redis.stop);
  describeSharedStateContract(redis.source, () => openStores(url));
  describeLeaseContract(redis.source, () => openStores(url));
} else {
  it.skip(`sessions, rate limits, leases and dataset version on Redis: ${redis.reason}`, () => {});
}

type RedisStoresUnderTest = SharedStateUnderTest &
  LeasesUnderTest & { openSecond(): Promise<SharedStateUnderTest["stores"] & LeasesUnderTest["stores"]> };

async function openStores(url: string): Promise<RedisStoresUnderTest> {
  const clock = createTestClock();
  const prefix = `test:${randomUUID()}:`;
  const links: RedisLink[] = [];
  async function openOne(): Promise<RedisStoresUnderTest["stores"]> {
    const link = await openRedis(url, { prefix });
    links.push(link);
    const options = { link, clock: clock.now };
    return {
      sessions: createRedisSessionStore(options),
      rateLimits: createRedisRateLimitStore(options),
      datasetVersion: createRedisDatasetVersion({ link, events: createRedisEventBus({ link }) }),
      leases: createRedisLease(options),
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
