import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";

const SOURCES = import.meta.dirname;
let root: string;
let supervisor: ChildProcess;
let output: string;

/** A supervisor as in `npm run dev`, for a program that prints its process id. */
beforeEach(() => {
  root = makeTemporaryFolder();
  mkdirSync(join(root, "shared"));
  writeProgram("first");
  const code = `
    import { planOf } from ${JSON.stringify(join(SOURCES, "processes.ts"))};
    import { Site } from ${JSON.stringify(join(SOURCES, "site.ts"))};
    import { stopOnSignals } from ${JSON.stringify(join(SOURCES, "site-end.ts"))};
    import { createTerminal } from ${JSON.stringify(join(SOURCES, "terminal.ts"))};
    const root = ${JSON.stringify(root)};
    const plan = { ...planOf("catalogue", { host: "127.0.0.1", port: 0, internalPort: 0 }), entryPoint: "program/main.mjs" };
    const terminal = createTerminal();
    const site = new Site({
      ...{ plans: [plan], root, dataDir: root + "/data", environment: process.env, isVerbose: false, isDevelopment: true, terminal },
      onRefused: () => undefined,
    });
    stopOnSignals(site, terminal, { isUnderNpm: false });
    site.start(["catalogue"]);
  `;
  const path = join(root, "supervisor.mjs");
  writeFileSync(path, code);
  output = "";
  supervisor = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", path], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  supervisor.stderr?.on("data", (chunk: Buffer) => {
    output += chunk.toString("utf8");
  });
});

afterEach(async () => {
  if (supervisor.exitCode === null && supervisor.signalCode === null) {
    supervisor.kill("SIGTERM");
    await once(supervisor, "exit");
  }
});

function writeProgram(name: string): void {
  mkdirSync(join(root, "program"), { recursive: true });
  writeFileSync(
    join(root, "program/main.mjs"),
    `process.once("SIGTERM", () => process.exit(0)); setInterval(() => undefined, 1_000); console.log("${name} " + process.pid);`,
  );
}

async function pidOf(name: string): Promise<number> {
  const read = (): number => Number(new RegExp(`${name} (\\d+)`).exec(output)?.[1] ?? 0);
  await expect.poll(read, { timeout: 20_000 }).toBeGreaterThan(0);
  return read();
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("a site in development", () => {
  it("restarts a process when its sources change", async () => {
    const first = await pidOf("first");
    writeProgram("second");
    expect(await pidOf("second")).not.toBe(first);
    expect(isRunning(first)).toBe(false);
  });

  it.each(["SIGTERM", "SIGKILL"] as const)("leaves no process behind when its supervisor gets %s", async (signal) => {
    const pid = await pidOf("first");
    supervisor.kill(signal);
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  });
});
