import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Runs a script beside this one in a process of its own, so that its memory is its own; answers with its output. */
export async function runChild(script: string, args: readonly string[]): Promise<string> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, ["--max-old-space-size=4096", path, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let complaints = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${script} ${args.join(" ")} ended with ${code}: ${complaints.slice(-2000)}`);
  return output;
}

export interface ProcessCost {
  peakRssMb: number;
  cpuSeconds: number;
}

const TICKS_PER_SECOND = 100;
const USER_TICKS_AT = 11;

/** What a living process has cost so far; undefined where the system does not tell (Linux does). */
export async function costOf(pid: number): Promise<ProcessCost | undefined> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status);
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(USER_TICKS_AT);
  if (peak === null || user === undefined || system === undefined) return undefined;
  return { peakRssMb: Number(peak[1]) / 1024, cpuSeconds: (Number(user) + Number(system)) / TICKS_PER_SECOND };
}
