import { defineConfig } from "vitest/config";

const SERVICES = ["gateway/src/**/*.test.ts", "services/*/src/**/*.test.ts", "shared/src/testing/*.test.ts"];
const EVERYTHING = [...SERVICES, "shared/src/**/*.test.ts", "scripts/**/*.test.ts", "web/**/*.test.{ts,tsx}"];
const isOnCluster = process.env.TEST_ENGINES === "cluster";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: isOnCluster ? SERVICES : EVERYTHING,
    exclude: ["**/node_modules/**", "**/dist/**", "web/e2e/**"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: isOnCluster ? 180_000 : 30_000,
    hookTimeout: isOnCluster ? 180_000 : 60_000,
    globalSetup: "scripts/checks/vitest-engines.ts",
    provide: { engineSet: isOnCluster ? "cluster" : "embedded" },
  },
});
