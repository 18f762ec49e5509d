import { defineConfig } from "vitest/config";

const {
  MONGODB_URL,
  MEILI_URL,
  MEILI_API_KEY,
  REDIS_URL,
  REQUESTS_PER_SECOND = "200",
  IMPORT_ROWS = "2000",
  UPGRADED_BUSINESSES = "5000",
} = process.env;

/**
 * One file at a time: each runs a whole cluster, and its figures are meaningless beside another. On a busy machine, lower
 * REQUESTS_PER_SECOND, IMPORT_ROWS and UPGRADED_BUSINESSES still show whether it recovers.
 */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["scripts/failover/*.failover.ts"],
    pool: "forks",
    fileParallelism: false,
    testTimeout: 300_000,
    // The first imports of two sites take minutes on a busy machine.
    hookTimeout: 900_000,
    provide: {
      engineEnvironment: { MONGODB_URL, MEILI_URL, MEILI_API_KEY, REDIS_URL },
      requestsPerSecond: Number(REQUESTS_PER_SECOND),
      importRows: Number(IMPORT_ROWS),
      upgradedBusinesses: Number(UPGRADED_BUSINESSES),
    },
  },
});
