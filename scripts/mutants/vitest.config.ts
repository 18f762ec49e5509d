import { defineConfig } from "vitest/config";
import { createLastingPool } from "./lasting-worker.ts";

const root = new URL("../..", import.meta.url).pathname;

/**
 * Unit tests on the embedded engines, in the folder that Stryker names. Packages are linked to the originals, so the alias keeps
 * imports inside the mutated replica of the project.
 */
export default defineConfig({
  resolve: { alias: [{ find: /^@meridian\/shared\/(.*)$/, replacement: `${root}shared/src/$1.ts` }] },
  plugins: [
    {
      name: "lasting-worker",
      // Not as the option `pool`, which Stryker sets.
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
    // A test that is only slow must not look like one that failed: Stryker alone limits time, by what the dry run took.
    testTimeout: 0,
    hookTimeout: 0,
    // A service that runs into a time limit of its own fails a test once; a broken line fails it again.
    retry: 2,
    expect: { poll: { timeout: 30_000 } },
    provide: { engineSet: "embedded", engineEnvironment: {} },
  },
});
