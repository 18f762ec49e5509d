import type { VisitKind } from "@meridian/contracts/admin/visits";
import { dayOf } from "@meridian/domain/day-of";
import type { Logger } from "@meridian/platform/logger";
import { type DailyCount, MAX_COUNTS_PER_WRITE, type VisitCountStore } from "@meridian/ports/site/visit-count-store";

const FLUSH_EVERY_MS = 10_000;
/** Distinct subjects between two writes; further ones are counted without names. */
const MAX_ENTRIES = 5_000;

export interface VisitRecorder {
  note(kind: VisitKind, subject: string): void;
  /** Writes what was counted since the last call. */
  flush(): Promise<void>;
  /** Flushes every ten seconds. Returns a function that flushes a last time and stops. */
  start(): () => Promise<void>;
}

export interface VisitRecorderOptions {
  visitCounts: Pick<VisitCountStore, "add">;
  logger: Logger;
  now: () => Date;
}

/** Counts in memory, so that a page costs no write; a killed process loses what it has not written. */
export function createVisitRecorder({ visitCounts, logger, now }: VisitRecorderOptions): VisitRecorder {
  let counts = new Map<string, DailyCount>();

  function add({ kind, day, subject, count }: DailyCount): void {
    const key = `${kind} ${day} ${subject}`;
    const known = counts.get(key);
    if (known !== undefined) known.count += count;
    else if (subject === "" || counts.size < MAX_ENTRIES) counts.set(key, { kind, day, subject, count });
    else add({ kind, day, subject: "", count });
  }

  async function flush(): Promise<void> {
    const batch = [...counts.values()];
    counts = new Map();
    for (let at = 0; at < batch.length; at += MAX_COUNTS_PER_WRITE) {
      try {
        await visitCounts.add(batch.slice(at, at + MAX_COUNTS_PER_WRITE));
      } catch (error) {
        logger.warn({ err: error, counts: batch.length - at }, "storing visits failed");
        for (const count of batch.slice(at)) add(count);
        return;
      }
    }
  }

  return {
    note: (kind, subject) => add({ kind, day: dayOf(now()), subject, count: 1 }),
    flush,
    start() {
      let last = Promise.resolve();
      const timer = setInterval(() => {
        last = last.then(flush);
      }, FLUSH_EVERY_MS);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await last;
        await flush();
      };
    },
  };
}
