import type { ImportSource } from "@meridian/shared/contracts/import-source";
import type { Lease } from "@meridian/shared/ports/lease";
import { createWaker } from "../load/waker.ts";
import { type RunSourceDeps, runSource, settleSource } from "./run-source.ts";

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
  /** Signals that a run was asked for. */
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

  const advance = async (source: ImportSource, signal: AbortSignal): Promise<void> => {
    if (source.lastOutcome === "running" || source.lastOutcome === "held") await settleSource(options, source);
    else if (isDue(source)) await runSource(options, source, signal);
  };

  const runAll = async (signal: AbortSignal): Promise<void> => {
    for (const { id } of await sources.list()) {
      signal.throwIfAborted();
      // Read again: an earlier source may have taken long.
      const source = await sources.get(id);
      if (source !== undefined) await advance(source, signal);
    }
  };

  const runLeased = async (): Promise<void> => {
    if (!(await leases.acquire(LEASE, holder, leaseMs))) return;
    const lost = new AbortController();
    const renew = async (): Promise<void> => {
      if (!(await leases.renew(LEASE, holder, leaseMs))) lost.abort();
    };
    const timer = setInterval(() => renew().catch(() => lost.abort()), leaseMs / 3);
    try {
      await runAll(AbortSignal.any([lost.signal, stopping.signal]));
    } finally {
      clearInterval(timer);
      if (stopping.signal.aborted) await leases.release(LEASE, holder);
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
