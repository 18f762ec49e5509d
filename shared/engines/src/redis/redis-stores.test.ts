import { randomUUID } from "node:crypto";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { describeLeaseContract, type LeasesUnderTest } from "@meridian/testing/processes/lease.contract";
import { describeSharedStateContract, type SharedStateUnderTest } from "@meridian/testing/stores/shared-state.contract";
import { createTestClock } from "@meridian/testing/stores-under-test";
import { describe } from "vitest";
import { openRedis, type RedisLink } from "./open-redis.ts";
import { createRedisDatasetVersion } from "./redis-dataset-version.ts";
import { createRedisEventBus } from "./redis-event-bus.ts";
import { createRedisLease } from "./redis-lease.ts";
import { createRedisRateLimitStore } from "./redis-rate-limit-store.ts";
import { createRedisSessionStore } from "./redis-session-store.ts";

const { isFound, name, url } = await reachEngine("redis");

describe.skipIf(!isFound)("sessions, rate limits, leases and dataset version", () => {
  describeSharedStateContract(name, openStores);
  describeLeaseContract(name, openStores);
});

type RedisStoresUnderTest = SharedStateUnderTest &
  LeasesUnderTest & { openSecond(): Promise<SharedStateUnderTest["stores"] & LeasesUnderTest["stores"]> };

async function openStores(): Promise<RedisStoresUnderTest> {
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
