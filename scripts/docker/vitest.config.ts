import { defineConfig } from "vitest/config";

/** One site in containers that all tests share, in order. Use fewer REQUESTS_PER_SECOND on a busy machine. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["scripts/docker/run/*.compose.ts"],
    pool: "forks",
    testTimeout: 600_000,
    hookTimeout: 3_600_000,
    provide: { requestsPerSecond: Number(process.env.REQUESTS_PER_SECOND ?? "30") },
  },
});
