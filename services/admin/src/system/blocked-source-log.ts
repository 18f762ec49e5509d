import { randomUUID } from "node:crypto";
import type { Lease } from "@meridian/shared/ports/lease";
import { MAX_COUNTS_PER_WRITE, type VisitCountStore } from "@meridian/shared/ports/visit-count-store";
import type { BlockedSample } from "./process-sample.ts";
import type { ProcessReading } from "./read-processes.ts";

const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 30;
const MAX_LISTED = 200;
const LEASE = "blocked-sources";
/** Some rounds of the watch. */
const LEASE_MS = 60_000;

/** What the policy blocked, kept by day, since gateways forget their counts when they restart. */
export interface BlockedSourceLog {
  /** Adds what gateways counted since the last call. One of several admin processes at a time does. */
  add(readings: readonly ProcessReading[]): Promise<void>;
  /** Of the last 30 days, the most frequent 200. */
  recent(): Promise<BlockedSample[]>;
}

export interface BlockedSourceLogOptions {
  visitCounts: Pick<VisitCountStore, "add" | "top">;
  leases: Pick<Lease, "acquire">;
  now: () => Date;
}

export function createBlockedSourceLog({ visitCounts, leases, now }: BlockedSourceLogOptions): BlockedSourceLog {
  const holder = randomUUID();
  /** By run of a gateway, directive and source. */
  let counted = new Map<string, number>();
  let runs = new Set<string>();

  return {
    async add(readings) {
      const [knownRuns, before] = [runs, counted];
      [runs, counted] = [new Set(), new Map()];
      const added = new Map<string, number>();
      for (const { url, sample } of readings) {
        if (sample === undefined) continue;
        const run = `${url} ${sample.startedAtSeconds}`;
        runs.add(run);
        for (const { directive, source, count } of sample.blocked) {
          const subject = `${directive} ${source}`;
          counted.set(`${run} ${subject}`, count);
          // What a gateway counted before this process first saw it may be in the store already.
          const growth = knownRuns.has(run) ? count - (before.get(`${run} ${subject}`) ?? 0) : 0;
          if (growth > 0) added.set(subject, (added.get(subject) ?? 0) + growth);
        }
      }
      if (added.size === 0 || !(await leases.acquire(LEASE, holder, LEASE_MS))) return;
      const day = dayOf(now());
      const counts = [...added].map(([subject, count]) => ({ kind: "blocked" as const, day, subject, count }));
      await visitCounts.add(counts.slice(0, MAX_COUNTS_PER_WRITE));
    },
    async recent() {
      const range = { from: dayOf(new Date(now().getTime() - KEPT_DAYS * DAY_MS)), to: dayOf(now()) };
      const found = await visitCounts.top("blocked", range, MAX_LISTED);
      return found.map(({ subject, count }) => {
        const [directive = "", source = ""] = subject.split(" ");
        return { directive, source, count };
      });
    },
  };
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, "2026-05-01".length);
}
