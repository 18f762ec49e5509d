import type { ImportSource } from "@meridian/contracts/imports/import-source";
import type { Lease } from "@meridian/ports/imports/lease";
import { createWaker } from "../load/waker.ts";
import { findChange, type RunSourceDeps, runSource, settleSource } from "./run-source.ts";

export interface SourceScheduleOptions extends RunSourceDeps {
  leases: Lease;
  /** Identifies this process among those that may run sources. */
  holder: string;
  pollMs?: number;
  leaseMs?: number;
}

/** Runs sources when they are due. Of several processes one does; its successor takes over when its lease expires. */
export interface SourceSchedule {
  start(): void;
  /** Signals that a run was requested. */
  wake(): void;
  /** Gives up a fetch under way, which the next process starts again. */
  stop(): Promise<void>;
}

const LEASE = "import sources";
const POLL_MS = 5000;
const LEASE_MS = 30_000;
const MAX_AT_ONCE = 8;

export function createSourceSchedule(options: SourceScheduleOptions): SourceSchedule {
  const { sources, leases, holder, logger, clock, pollMs = POLL_MS, leaseMs = LEASE_MS } = options;
  const stopping = new AbortController();
  const waker = createWaker(stopping.signal);
  let loop: Promise<void> | undefined;

  const isDue = ({ isRunRequested, isEnabled, nextRunAt }: ImportSource): boolean =>
    isRunRequested || (isEnabled && Date.parse(nextRunAt) <= clock().getTime());

  const hasImport = ({ lastOutcome }: ImportSource): boolean => lastOutcome === "running" || lastOutcome === "held";

  const hasWork = async (source: ImportSource): Promise<boolean> =>
    hasImport(source) ? (await findChange(options, source)) !== undefined : isDue(source);

  const runOne = async (id: string, signal: AbortSignal): Promise<void> => {
    // Read again: another process may have been here.
    const source = await sources.get(id);
    if (source === undefined) return;
    if (hasImport(source)) await settleSource(options, source);
    else if (isDue(source)) await runSource(options, source, signal);
  };

  const findWaiting = async (): Promise<string[]> => {
    const waiting: string[] = [];
    for (const source of await sources.list()) if (await hasWork(source)) waiting.push(source.id);
    return waiting;
  };

  /** Several at a time, so that a slow server delays no other source. */
  const runAll = async (running: Map<string, Promise<void>>, signal: AbortSignal): Promise<void> => {
    const start = async (id: string): Promise<void> => {
      try {
        await runOne(id, signal);
        waker.wake();
      } catch (error) {
        if (!signal.aborted) logger.error({ err: error, sourceId: id }, "running a source failed");
      } finally {
        running.delete(id);
      }
    };
    do {
      const waiting = (await findWaiting()).filter((id) => !running.has(id));
      for (const id of waiting.slice(0, MAX_AT_ONCE - running.size)) running.set(id, start(id));
      if (running.size > 0) await waker.sleep(pollMs);
    } while (running.size > 0 && !signal.aborted);
  };

  /** The lease costs writes: it is taken only when there is work. */
  const runLeased = async (): Promise<void> => {
    if ((await findWaiting()).length === 0 || !(await leases.acquire(LEASE, holder, leaseMs))) return;
    const ending = new AbortController();
    const renew = async (): Promise<void> => {
      if (!(await leases.renew(LEASE, holder, leaseMs))) ending.abort();
    };
    const timer = setInterval(() => renew().catch(() => ending.abort()), leaseMs / 3);
    const running = new Map<string, Promise<void>>();
    try {
      await runAll(running, AbortSignal.any([ending.signal, stopping.signal]));
    } finally {
      ending.abort();
      await Promise.all(running.values());
      clearInterval(timer);
      await leases.release(LEASE, holder);
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await runLeased().catch((error: unknown) => {
        if (!stopping.signal.aborted) logger.error({ err: error }, "running sources failed");
      });
      await waker.sleep(pollMs);
    }
  };

  return {
    start() {
      loop ??= run();
    },
    wake: waker.wake,
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}
