import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkPorts } from "./check-ports.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { LogSink, loudText } from "./log-sink.ts";
import { type ProcessPlan, planOf } from "./processes.ts";
import { SupervisedProcess } from "./supervised-process.ts";

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "meridian-supervisor-"));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

function plan(entryPoint: string, port = 0): ProcessPlan {
  return { ...planOf("catalogue", { host: "127.0.0.1", port, internalPort: 0 }), entryPoint };
}

function writeProgram(code: string): string {
  const path = join(directory, "program.mjs");
  writeFileSync(path, code);
  return path;
}

describe("a data folder", () => {
  it("serves one site at a time, and tells the second how to go on", () => {
    const unlock = lockDataDir(directory);
    expect(() => lockDataDir(directory)).toThrow(/already runs on .*DATA_DIR=/s);
    unlock();
    lockDataDir(directory)();
  });

  it("is free again after a site that died without giving it back", () => {
    writeFileSync(join(directory, "meridian.lock"), JSON.stringify({ pid: 2 ** 22 + 1 }));
    expect(() => lockDataDir(directory)()).not.toThrow();
  });

  it.skipIf(process.platform !== "linux")("is free when another program has taken the number of a dead site", () => {
    writeFileSync(join(directory, "meridian.lock"), JSON.stringify({ pid: process.pid, startedAt: "1" }));
    expect(() => lockDataDir(directory)()).not.toThrow();
  });
});

it("a port that is taken is named before anything starts, with the way out", async () => {
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

  function supervise(program: string, onGivenUp: (message: string) => void): SupervisedProcess {
    const show = (text: string): number => shown.push(text);
    return new SupervisedProcess({
      plan: plan(program),
      root: directory,
      environment: process.env,
      nodeFlags: [],
      sink: new LogSink({ service: "catalogue", directory, isVerbose: false, show }),
      show,
      isRestarted: true,
      onChanged: () => undefined,
      onGivenUp,
    });
  }

  it("is started again when it dies, and stops for good when it is told to", async () => {
    const marks = join(directory, "marks");
    const program = writeProgram(`
      import { appendFileSync, readFileSync } from "node:fs";
      appendFileSync(${JSON.stringify(marks)}, "x");
      if (readFileSync(${JSON.stringify(marks)}, "utf8").length < 3) process.exit(1);
      console.log("settled");
      setInterval(() => undefined, 1_000);
    `);
    const supervised = supervise(program, () => undefined);
    supervised.start();
    await expect
      .poll(() => readFileSync(join(directory, "catalogue.log"), "utf8"), { timeout: 20_000 })
      .toContain("settled");
    await supervised.stop(5_000);
    expect(readFileSync(marks, "utf8")).toBe("xxx");
  });

  it("that dies at once every time is given up with its last words", async () => {
    const program = writeProgram(`console.log("no such engine"); process.exit(3);`);
    const message = await new Promise<string>((resolve) => supervise(program, resolve).start());
    expect(message).toMatch(/catalogue ended 5 times in a row \(code 3\).*no such engine/s);
  });

  it("that does not drain is killed when its time is over", async () => {
    const program = writeProgram(
      `process.on("SIGTERM", () => undefined); console.log("deaf " + process.pid); setInterval(() => undefined, 1_000);`,
    );
    const supervised = supervise(program, () => undefined);
    supervised.start();
    const pidOf = (): number => Number(/deaf (\d+)/.exec(shown.join("\n"))?.[1]);
    await expect.poll(pidOf, { timeout: 20_000 }).toBeGreaterThan(0);
    await supervised.stop(100);
    expect(() => process.kill(pidOf(), 0)).toThrow("ESRCH");
  });
});

describe("the terminal", () => {
  it.each([
    ['{"level":"info","msg":"listening","port":1}', undefined],
    [
      '{"level":"error","msg":"import failed","jobId":"a1","err":{"message":"disk full"}}',
      "error import failed (disk full) jobId=a1",
    ],
    ["Error: it is no log line", "Error: it is no log line"],
  ])("of %s shows %s", (line, shown) => {
    expect(loudText(line)).toBe(shown);
  });
});
