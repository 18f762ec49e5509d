import { Stryker } from "@stryker-mutator/core";
import { type MutatedFolder, patternsOf } from "./folders.ts";
import type { Mutant } from "./summary.ts";

type StrykerOptions = ConstructorParameters<typeof Stryker>[0];

interface RunOptions {
  concurrency: number;
  /** Ids of the mutants to run; all when absent. */
  sample?: readonly string[];
}

/** Far more than the tests of a mutant took in the dry run, which ran on the same machine, however busy it is. */
const TIMEOUT = { timeoutFactor: 10, timeoutMS: 60_000 };

function optionsFor(folder: MutatedFolder, sample: readonly string[] | undefined): StrykerOptions {
  return {
    mutate: patternsOf(folder),
    ignorers: ["texts"],
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner"), import.meta.resolve("./stryker-plugins.ts")],
    checkers: ["sample"],
    ...(sample === undefined ? {} : { mutantSample: sample }),
    reporters: ["progress-append-only"],
    tempDirName: ".mutants/tmp",
    cleanTempDir: "always",
    ignorePatterns: ["data", "**/dist", "web", "coverage"],
    disableTypeChecks: false,
    // Stryker rewrites the tsconfig that it finds; nothing here is compiled.
    tsconfigFile: ".mutants/no-tsconfig.json",
    allowConsoleColors: false,
    warnings: false,
  };
}

/** Every mutant of a folder, without running a test. */
export async function listMutants(folder: MutatedFolder): Promise<Mutant[]> {
  const command = { testRunner: "command", commandRunner: { command: "true" }, coverageAnalysis: "off" } as const;
  return new Stryker({ ...optionsFor(folder, []), ...command, concurrency: 1 }).runMutationTest();
}

/** Runs the tests of a folder against its mutants. */
export async function runMutants(folder: MutatedFolder, { concurrency, sample }: RunOptions): Promise<Mutant[]> {
  return new Stryker({
    ...optionsFor(folder, sample),
    testRunner: "vitest",
    // Processes: threads, Stryker's default, may not set the umask that a private DATA_DIR needs.
    vitest: { configFile: "scripts/mutants/vitest.config.ts", dir: folder.path, related: true, pool: "forks" },
    concurrency,
    ...TIMEOUT,
    dryRunTimeoutMinutes: 60,
  }).runMutationTest();
}
