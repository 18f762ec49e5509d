import { randomUUID } from "node:crypto";
import { HOUR_MS } from "@meridian/contracts/durations";
import type { Logger } from "@meridian/platform/logger";
import type { Lease } from "@meridian/ports/imports/lease";
import type { SearchIndex } from "@meridian/ports/search/search-index";

const NAME = "search-index-compaction";
/** In local time. */
const QUIET_HOUR = 3;
/** Longer than the quiet hour, shorter than a day. */
const ONCE_A_NIGHT_MS = 20 * HOUR_MS;
/** Applied one by one, this many changes triple the p95 of searches until compaction. */
const CHANGES_WORTH_COMPACTING = 200_000;

/** Compacts the index once a night, by one process, and after many changes. */
export interface Compaction {
  /** Adds to the changes applied since the last compaction. */
  count(changes: number): void;
  isDue(): boolean;
  /** Compacts unless another process has this night. Call only while no one else writes the index. */
  run(): Promise<void>;
}

export interface CompactionOptions {
  leases: Lease;
  index: Pick<SearchIndex, "compact">;
  logger: Logger;
  clock?: () => Date;
}

export function createCompaction(options: CompactionOptions): Compaction {
  const { leases, index, logger, clock = () => new Date() } = options;
  let askedOn: string | undefined;
  let changed = 0;
  const isNightly = () => clock().getHours() === QUIET_HOUR && askedOn !== clock().toDateString();
  const hasChangedMuch = () => changed >= CHANGES_WORTH_COMPACTING;
  return {
    count(changes) {
      changed += changes;
    },
    isDue: () => isNightly() || hasChangedMuch(),
    async run() {
      if (isNightly()) {
        askedOn = clock().toDateString();
        // The lease is kept until it expires: it records that this night's work is done.
        if (!(await leases.acquire(NAME, randomUUID(), ONCE_A_NIGHT_MS)) && !hasChangedMuch()) return;
      }
      changed = 0;
      const startedAt = performance.now();
      await index.compact();
      logger.info({ durationMs: Math.round(performance.now() - startedAt) }, "index compacted");
    },
  };
}
