import type { VisitKind } from "../contracts/visits.ts";

/** How often something happened on a day. Nothing here tells who it was. */
export interface DailyCount {
  kind: VisitKind;
  /** "2026-05-01", of UTC. */
  day: string;
  /** What it happened to; "" where the kind says it all, and for whatever is no longer told apart. */
  subject: string;
  count: number;
}

/** Days of UTC, both of them included. */
export interface DayRange {
  from: string;
  to: string;
}

export const MAX_COUNTS_PER_WRITE = 500;

/**
 * Counts of visits by day. They are estimates: a process that is killed loses what it had not yet handed over, and a repeated
 * write may count twice.
 */
export interface VisitCountStore {
  /** Adds to what stands there. At most `MAX_COUNTS_PER_WRITE`. */
  add(counts: readonly DailyCount[]): Promise<void>;
  /** Stands in place of what stood there: for a level, such as the number of businesses. */
  set(count: DailyCount): Promise<void>;
  /** Sums over all subjects, by day; days without any are left out. */
  sumByDay(kinds: readonly VisitKind[], range: DayRange): Promise<Omit<DailyCount, "subject">[]>;
  /** The subjects with the most, largest first, then by name; the empty subject is none. */
  top(kind: VisitKind, range: DayRange, limit: number): Promise<{ subject: string; count: number }[]>;
  /**
   * Of each kind and day before `day` keeps the `keep` largest subjects and adds the others up as the empty one, so that sums stay.
   * Answers how many subjects are gone.
   */
  thin(day: string, keep: number): Promise<number>;
  /** Forgets days before `day`; answers how many counts. */
  forgetBefore(day: string): Promise<number>;
}
