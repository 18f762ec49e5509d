import { z } from "zod";
import type { ProcessPlan } from "../supervisor/processes.ts";

const LOOK_EVERY_MS = 10_000;
const RESTART_AFTER_MS = 3 * 60_000;
/** Longer than a process takes to drain. */
const KILL_AFTER_MS = 12_000;
const ANSWER_TIMEOUT_MS = 5_000;

const healthSchema = z.object({ connections: z.record(z.string(), z.string()) });

export interface RestartUnreadyOptions {
  running: () => readonly { plan: ProcessPlan; pid: number }[];
  show: (text: string) => void;
  lookEveryMs?: number;
  restartAfterMs?: number;
}

/**
 * Ends processes that were ready and have not been for minutes, so that the supervisor restarts them; but not if an engine is unavailable,
 * which a new process would lack too. Returns a function that stops it.
 */
export function restartUnready(options: RestartUnreadyOptions): () => void {
  const { running, show, lookEveryMs = LOOK_EVERY_MS, restartAfterMs = RESTART_AFTER_MS } = options;
  /** When each process was last healthy, by pid; absent until first ready. */
  const wellAt = new Map<number, number>();

  async function look({ plan, pid }: { plan: ProcessPlan; pid: number }): Promise<void> {
    if (await isReady(plan)) {
      wellAt.set(pid, performance.now());
      return;
    }
    const last = wellAt.get(pid);
    if (last === undefined || performance.now() - last < restartAfterMs) return;
    if (await isEngineAway(plan)) {
      wellAt.set(pid, performance.now());
      return;
    }
    wellAt.delete(pid);
    show(`${plan.name} has not been ready for ${Math.round(restartAfterMs / 1000)} s; ending it`);
    signal(pid, "SIGTERM");
    setTimeout(() => signal(pid, "SIGKILL"), KILL_AFTER_MS).unref();
  }

  function signal(pid: number, name: NodeJS.Signals): void {
    if (!running().some((each) => each.pid === pid)) return;
    try {
      process.kill(pid, name);
    } catch {
      // It has just ended.
    }
  }

  const timer = setInterval(() => {
    const processes = running();
    const pids = new Set(processes.map(({ pid }) => pid));
    for (const pid of wellAt.keys()) if (!pids.has(pid)) wellAt.delete(pid);
    for (const each of processes) void look(each);
  }, lookEveryMs).unref();
  return () => clearInterval(timer);
}

async function isReady(plan: ProcessPlan): Promise<boolean> {
  const answer = await ask(plan, "/readyz");
  await answer?.body?.cancel();
  return answer?.ok === true;
}

async function isEngineAway(plan: ProcessPlan): Promise<boolean> {
  const answer = await ask(plan, "/healthz");
  const health = healthSchema.safeParse(await answer?.json().catch(() => undefined));
  return health.success && Object.values(health.data.connections).includes("away");
}

/** Undefined if it does not answer in time. */
function ask({ address }: ProcessPlan, path: string): Promise<Response | undefined> {
  const host = address.host === "0.0.0.0" ? "127.0.0.1" : address.host;
  const url = `http://${host}:${address.internalPort}${path}`;
  return fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(() => undefined);
}
