import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { generateCode } from "../web/build/generated-code.ts";

/** What starts processes or engines. */
const SLOW = /\/(scripts|jobs|mongodb)\//;

/**
 * Starts the slow files of a project first, so that none of them is left to one core at the end. Vitest goes by how long a file took, which
 * a fresh clone does not know, and by its size, which says little.
 */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranks = [...new Set(sorted.map(({ project }) => project))];
    const rankOf = ({ project, moduleId }: TestSpecification) =>
      2 * ranks.indexOf(project) + (SLOW.test(moduleId) ? 0 : 1);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

const SERVICES = ["gateway/src/**/*.test.ts", "services/*/src/**/*.test.ts", "shared/testing/src/*.test.ts"];
const EVERYTHING = [
  ...SERVICES,
  "shared/*/src/**/*.test.ts",
  ...(process.env.TEST_SCRIPTS === "no" ? [] : ["scripts/**/*.test.ts"]),
  "web/{src,server,build}/**/*.test.ts",
];
const isOnCluster = process.env.TEST_ENGINES === "cluster";
const provide = { engineSet: isOnCluster ? ("cluster" as const) : ("embedded" as const) };

const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "unit",
    // A fresh process for every file would spend more time on imports than on tests.
    isolate: false,
    include: isOnCluster ? SERVICES : EVERYTHING,
    globalSetup: "scripts/checks/vitest-engines.ts",
    provide,
  },
};

const screens: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "screens",
    // As above: every file would reload React, Chakra and jsdom, which takes as long as its tests.
    isolate: false,
    include: ["web/screen-tests/**/*.test.tsx"],
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://localhost" } },
    setupFiles: "web/screen-tests/setup.ts",
  },
};

const site: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "site",
    include: ["web/site-tests/**/*.test.ts"],
    globalSetup: "web/site-tests/start-site.ts",
    // More than a test waits for what the site does in its own time, beside all other tests.
    testTimeout: isOnCluster ? 180_000 : 120_000,
    provide,
  },
};

await generateCode();

/** `unit`: services and functions. `screens`: whole routes in jsdom. `site`: the whole running site over HTTP. */
export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    exclude: ["**/node_modules/**", "**/dist/**"],
    pool: "forks",
    // One more than cores: a quarter of the time of a worker it waits for the processes and engines of its tests.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFirst },
    // A changed package.json would make `test:quick` run everything.
    forceRerunTriggers: [],
    testTimeout: isOnCluster ? 180_000 : 30_000,
    hookTimeout: isOnCluster ? 180_000 : 60_000,
    // A second, the default, is soon over on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: isOnCluster ? [unit, site] : [unit, screens, site],
  },
});
