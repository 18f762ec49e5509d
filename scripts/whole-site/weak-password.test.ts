import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { EX_CONFIG } from "../../shared/platform/src/end-on-failure.ts";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const TIMEOUT_MS = 60_000;
const NO_ENGINES = {
  MONGODB_URL: "mongodb://127.0.0.1:1",
  MEILI_URL: "http://127.0.0.1:1",
  REDIS_URL: "redis://127.0.0.1:1",
};

let dataDir: string;

beforeEach(() => {
  dataDir = makeTemporaryFolder();
});

/** What a program says before it ends, and how it ends. */
function run(program: string, environment: Record<string, string>): Promise<{ output: string; code: unknown }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: "fatal", ...environment };
  const args = ["--disable-warning=ExperimentalWarning", program];
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: ROOT, env, timeout: TIMEOUT_MS }, (error, stdout, stderr) => {
      done({ output: `${stdout}${stderr}`.trim(), code: error?.code ?? 0 });
    });
  });
}

it.each([
  ["scripts/start.ts", 1, {}],
  ["scripts/migrate.ts", EX_CONFIG, {}],
  ["scripts/cluster.ts", 1, NO_ENGINES],
  ["services/admin/src/main.ts", EX_CONFIG, {}],
])(
  "%s ends with code %i and the rule that a weak ADMIN_PASSWORD breaks, before it opens a store",
  async (program, exitCode, environment) => {
    const { output, code } = await run(program, { ...environment, ADMIN_PASSWORD: "password123456" });
    expect([output, code]).toEqual([expect.stringMatching(/^ADMIN_PASSWORD is too easy to guess[^\n]*$/), exitCode]);
    expect(readdirSync(dataDir)).toEqual([]);
  },
  TIMEOUT_MS * 2,
);
