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

  const runAll = async (all: readonly ImportSource[], signal: AbortSignal): Promise<void> => {
    for (const { id } of all) {
      signal.throwIfAborted();
      // Read again: an earlier source may have taken long, and another process may have been here.
      const source = await sources.get(id);
      if (source === undefined) continue;
      if (hasImport(source)) await settleSource(options, source);
      else if (isDue(source)) await runSource(options, source, signal);
    }
  };

  /** The lease costs writes: it is taken only when there is work. */
  const runLeased = async (): Promise<void> => {
    const waiting: ImportSource[] = [];
    for (const source of await sources.list()) if (await hasWork(source)) waiting.push(source);
    if (waiting.length === 0 || !(await leases.acquire(LEASE, holder, leaseMs))) return;
    const lost = new AbortController();
    const renew = async (): Promise<void> => {
      if (!(await leases.renew(LEASE, holder, leaseMs))) lost.abort();
    };
    const timer = setInterval(() => renew().catch(() => lost.abort()), leaseMs / 3);
    try {
      await runAll(waiting, AbortSignal.any([lost.signal, stopping.signal]));
    } finally {
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
