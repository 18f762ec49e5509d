import { defineConfig } from "vitest/config";

const { MONGODB_URL, MEILI_URL, MEILI_API_KEY, REDIS_URL } = process.env;

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: [
      "shared/src/**/*.test.ts",
      "gateway/src/**/*.test.ts",
      "services/*/src/**/*.test.ts",
      "scripts/**/*.test.ts",
      "web/**/*.test.{ts,tsx}",
    ],
    exclude: ["**/node_modules/**", "**/dist/**", "web/e2e/**"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    provide: { engineEnvironment: { MONGODB_URL, MEILI_URL, MEILI_API_KEY, REDIS_URL } },
  },
});
