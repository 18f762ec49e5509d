import { defineConfig } from "vitest/config";
import { createLastingPool } from "./lasting-worker.ts";

const root = new URL("../..", import.meta.url).pathname;

/**
 * Unit tests on the embedded engines, in the folder that Stryker names. Packages are linked to the originals, so the alias keeps
 * imports inside the mutated replica of the project.
 */
export default defineConfig({
  resolve: { alias: [{ find: /^@meridian\/([a-z-]+)\/(.*)$/, replacement: `${root}shared/$1/src/$2.ts` }] },
  plugins: [
    {
      name: "lasting-worker",
      // Not the option `pool`, which Stryker sets.
      configureVitest({ project }) {
        const pool = createLastingPool();
        project.config.pool = pool.name;
        project.config.poolRunner = pool;
      },
    },
  ],
  test: {
    root,
    setupFiles: ["scripts/mutants/reset-modules.ts"],
    include: ["**/*.test.ts"],
    isolate: false,
    // A slow test must not count as failed: Stryker limits time, based on the dry run.
    testTimeout: 0,
    hookTimeout: 0,
    // If a service hits its own time limit, a retry passes; a broken line fails again.
    retry: 2,
    expect: { poll: { timeout: 30_000 } },
    provide: { engineSet: "embedded", engineEnvironment: {} },
  },
});
