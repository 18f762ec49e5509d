import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

const STOP_TIMEOUT_MS = 25_000;

/** Asks a process to stop, and kills one that does not. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  await Promise.race([closed, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  if (child.exitCode === null) child.kill("SIGKILL");
}
