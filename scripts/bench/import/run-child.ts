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

/** The most memory a living process has held so far; undefined where the system does not tell (it does on Linux). */
export async function peakRssMbOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const match = /^VmHWM:\s+(\d+) kB$/m.exec(status);
  return match === null ? undefined : Number(match[1]) / 1024;
}
