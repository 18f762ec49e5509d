import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { Environment } from "../../shared/platform/src/load-config.ts";

const ROOT = resolve(import.meta.dirname, "../..");

export interface MoveProcess {
  kill(): void;
  /** Undefined when it was killed. */
  ended: Promise<{ code: number | undefined; output: string }>;
}

/** The command itself, in a process of its own. For tests. */
export function startMove(args: readonly string[], environment: Environment): MoveProcess {
  const child = spawn(process.execPath, ["scripts/migrate-engine.ts", ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  const ended = once(child, "close").then(([code]) => ({ code: typeof code === "number" ? code : undefined, output }));
  return { kill: () => child.kill("SIGKILL"), ended };
}
