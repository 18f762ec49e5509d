import type { Placing } from "@meridian/domain/categories/business-category";
import type { ConnectionListener } from "@meridian/platform/connection-watchdog";
import type { ClusterConfig } from "./engine-config.ts";
import type { Engines, SharedState } from "./engines.ts";
import { openMongodbStores } from "./mongodb/open-mongodb-stores.ts";
import { openRedis } from "./redis/open-redis.ts";
import { createRedisCache } from "./redis/redis-cache.ts";
import { createRedisDatasetVersion } from "./redis/redis-dataset-version.ts";
import { createRedisEventBus } from "./redis/redis-event-bus.ts";
import { createRedisLease } from "./redis/redis-lease.ts";
import { createRedisRateLimitStore } from "./redis/redis-rate-limit-store.ts";
import { createRedisSessionStore } from "./redis/redis-session-store.ts";

export interface ClusterEnginesOptions extends Placing {
  clock: () => Date;
  isMoving: boolean;
  watch: ConnectionListener | undefined;
}

/** Imported only where a cluster is configured: its drivers take some 15 MB of every process that loads them. */
export async function openClusterEngines(
  { mongodbUrl, redisUrl, redisKeyPrefix }: ClusterConfig,
  { clock, ...options }: ClusterEnginesOptions,
): Promise<Engines> {
  const link = await openRedis(redisUrl, { prefix: redisKeyPrefix, watch: options.watch });
  const directory = await openMongodbStores(mongodbUrl, clock, options).catch(async (error: unknown) => {
    await link.close();
    throw error;
  });
  const events = createRedisEventBus({ link });
  return {
    ...directory,
    sessions: createRedisSessionStore({ link, clock }),
    rateLimits: createRedisRateLimitStore({ link, clock }),
    datasetVersion: createRedisDatasetVersion({ link, events }),
    leases: createRedisLease({ link }),
    events,
    cache: createRedisCache({ link }),
    // MongoDB checks every page that it reads, and ends rather than answer from a damaged one.
    integrity: { confirm: async () => undefined, check: async () => undefined },
    async close() {
      await directory.close();
      await link.close();
    },
  };
}

export async function openClusterState(
  { redisUrl, redisKeyPrefix }: Pick<ClusterConfig, "redisUrl" | "redisKeyPrefix">,
  watch: ConnectionListener | undefined,
): Promise<SharedState> {
  const link = await openRedis(redisUrl, { prefix: redisKeyPrefix, watch });
  return {
    datasetVersion: createRedisDatasetVersion({ link, events: createRedisEventBus({ link }) }),
    rateLimits: createRedisRateLimitStore({ link, clock: () => new Date() }),
    close: link.close,
  };
}
