import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface CommandOptions {
  root: string;
  /** Kills it after this time. */
  timeoutMs: number;
  environment?: Readonly<Record<string, string>>;
  /** Shows the output as it comes; otherwise it is collected and returned. */
  isShown: boolean;
}

export interface CommandResult {
  code: number;
  output: string;
}

/** Runs a program with node_modules/.bin, and so the project's own Node, first on the path. */
export function runCommand(program: string, args: readonly string[], options: CommandOptions): Promise<CommandResult> {
  const { root, timeoutMs, environment = {}, isShown } = options;
  const spawnOptions: SpawnOptions = {
    cwd: root,
    env: { ...process.env, ...environment, PATH: pathWithBinaries(root) },
    stdio: isShown ? "inherit" : ["ignore", "pipe", "pipe"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  };
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, spawnOptions);
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (signal !== null) output += `\n${program} was ended by ${signal}, after at most ${timeoutMs / 1000} s\n`;
      resolve({ code: code ?? 1, output });
    });
  });
}

export function pathWithBinaries(root: string): string {
  return [join(root, "node_modules/.bin"), process.env.PATH ?? ""].join(delimiter);
}

const STOP_TIMEOUT_MS = 25_000;

/** Asks a process to stop, and kills one that does not. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  await Promise.race([closed, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  if (child.exitCode === null) child.kill("SIGKILL");
}
