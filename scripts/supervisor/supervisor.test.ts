import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EX_CONFIG } from "../../shared/platform/src/end-on-failure.ts";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";
import { checkPorts } from "./check-ports.ts";
import { LogSink } from "./log-sink.ts";
import { type ProcessPlan, planOf } from "./processes.ts";
import { SupervisedProcess, type SupervisedProcessOptions } from "./supervised-process.ts";

let directory: string;

beforeEach(() => {
  directory = makeTemporaryFolder();
});

function plan(entryPoint: string, port = 0): ProcessPlan {
  return { ...planOf("catalogue", { host: "127.0.0.1", port, internalPort: 0 }), entryPoint };
}

it("a port in use is named before anything starts, with a remedy", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  try {
    await expect(checkPorts([plan("", port)])).rejects.toThrow(new RegExp(`Port ${port} \\(catalogue\\).*PORT=`, "s"));
  } finally {
    other.close();
  }
});

describe("a supervised process", () => {
  const shown: string[] = [];
  const running: SupervisedProcess[] = [];
  afterEach(async () => {
    shown.length = 0;
    for (const supervised of running.splice(0)) await supervised.stop(5_000);
  });

  function supervise(code: string, overrides: Partial<SupervisedProcessOptions> = {}): SupervisedProcess {
    const program = join(directory, "program.mjs");
    writeFileSync(program, code);
    const show = (text: string): number => shown.push(text);
    const supervised = new SupervisedProcess({
      plan: plan(program),
      root: directory,
      environment: process.env,
      nodeFlags: [],
      sink: new LogSink({ service: "catalogue", directory, isVerbose: false, show }),
      show,
      isRestarted: true,
      firstPauseMs: 5,
      onChanged: () => undefined,
      onRefused: () => undefined,
      ...overrides,
    });
    running.push(supervised);
    supervised.start();
    return supervised;
  }

  /** A program that exits with the next of these codes at each start, and keeps running after the last. */
  function endingWith(codes: readonly number[]): string {
    const starts = JSON.stringify(join(directory, "starts"));
    return `
      import { appendFileSync, readFileSync } from "node:fs";
      appendFileSync(${starts}, "x");
      const code = ${JSON.stringify(codes)}[readFileSync(${starts}, "utf8").length - 1];
      if (code !== undefined) process.exit(code);
      console.log("settled " + process.pid);
      process.on("SIGTERM", () => process.exit(0));
      setInterval(() => undefined, 1_000);
    `;
  }
  const settledPid = (): number => Number(/settled (\d+)/.exec(shown.join("\n"))?.[1] ?? 0);

  it("is restarted however often it dies, with growing pauses that the terminal shows", async () => {
    supervise(endingWith([3, 3, 3, 3, 3, 3, 3]));
    await expect.poll(settledPid, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(shown.filter((line) => line.includes("ended"))).toEqual([
      "catalogue ended unasked (code 3); starting it again in 0.005 s",
      ...[0.01, 0.02, 0.04, 0.08, 0.16, 0.32].map(
        (pause, index) =>
          `catalogue ended unasked ${index + 2} times in a row (code 3); starting it again in ${pause} s`,
      ),
    ]);
  });

  it("is retried when the system cannot start it", async () => {
    // Linux cannot start a program with a variable above 128 KiB.
    supervise(endingWith([]), { environment: { ...process.env, LARGE: "x".repeat(3 * 1024 * 1024) } });
    await expect
      .poll(() => shown.join("\n"), { timeout: 20_000 })
      .toMatch(/ended unasked 3 times in a row \(spawn E2BIG\)/);
  });

  it("stays stopped when it is stopped while it waits for its next start", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const supervised = supervise(endingWith([3]), { firstPauseMs: 60_000 });
      await expect.poll(() => shown.join("\n"), { timeout: 20_000 }).toContain("starting it again");
      await supervised.stop(5_000);
      vi.advanceTimersByTime(60_000);
      expect(supervised.pid).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it("ends the start of the site if its first start rejects its configuration", async () => {
    const message = await new Promise<string>((resolve) => {
      supervise(`console.log("PORT: must be a number"); process.exit(${EX_CONFIG});`, { onRefused: resolve });
    });
    expect(message).toContain("catalogue cannot use its configuration");
    expect(shown).toEqual(["catalogue PORT: must be a number"]);
  });

  it("is restarted if it rejects its configuration later, such as an engine that is down for a while", async () => {
    supervise(endingWith([1, EX_CONFIG, EX_CONFIG]));
    await expect.poll(settledPid, { timeout: 20_000 }).toBeGreaterThan(0);
  });

  it("that does not drain in time is killed", async () => {
    const supervised = supervise(
      `process.on("SIGTERM", () => undefined); console.log("settled " + process.pid); setInterval(() => undefined, 1_000);`,
    );
    await expect.poll(settledPid, { timeout: 20_000 }).toBeGreaterThan(0);
    const pid = settledPid();
    await supervised.stop(100);
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });
});
