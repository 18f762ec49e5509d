import { randomUUID } from "node:crypto";
import { DAY_MS } from "@meridian/contracts/durations";
import { dayOf } from "@meridian/domain/day-of";
import type { Lease } from "@meridian/ports/imports/lease";
import { MAX_COUNTS_PER_WRITE, type VisitCountStore } from "@meridian/ports/site/visit-count-store";
import type { BlockedSample } from "./process-sample.ts";
import type { ProcessReading } from "./read-processes.ts";

const KEPT_DAYS = 30;
const MAX_LISTED = 200;
const LEASE = "blocked-sources";
/** A few rounds of the watch. */
const LEASE_MS = 60_000;

/** What the policy blocked, per day: gateways lose their counters on restart. */
export interface BlockedSourceLog {
  /** Adds what gateways counted since the last call. Only one admin process at a time does so. */
  add(readings: readonly ProcessReading[]): Promise<void>;
  /** The 200 most frequent of the last 30 days. */
  recent(): Promise<BlockedSample[]>;
}

export interface BlockedSourceLogOptions {
  visitCounts: Pick<VisitCountStore, "add" | "top">;
  leases: Pick<Lease, "acquire">;
  now: () => Date;
}

export function createBlockedSourceLog({ visitCounts, leases, now }: BlockedSourceLogOptions): BlockedSourceLog {
  const holder = randomUUID();
  /** Keyed by gateway run, directive and source. */
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
          // What a gateway counted before this process first saw it may already be in the store.
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
