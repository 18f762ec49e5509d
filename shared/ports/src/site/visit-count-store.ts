import type { VisitKind } from "@meridian/contracts/admin/visits";

/** A count of events on one day. It never identifies a visitor. */
export interface DailyCount {
  kind: VisitKind;
  /** UTC day: "2026-05-01". */
  day: string;
  /** Subject of the event; "" if the kind says it all, and for subjects no longer kept apart. */
  subject: string;
  count: number;
}

/** UTC days, inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

export const MAX_COUNTS_PER_WRITE = 500;

/**
 * Counts of visits by day. Estimates: a killed process loses what it has not yet flushed, and a retried write may count twice.
 */
export interface VisitCountStore {
  /**
   * Adds to the stored counts, at most `MAX_COUNTS_PER_WRITE`. Rejects with unavailable, and adds nothing, rather than wait long for
   * another write.
   */
  add(counts: readonly DailyCount[]): Promise<void>;
  /** Replaces the stored count: for a level, such as the number of businesses. */
  set(count: DailyCount): Promise<void>;
  /** Sums over all subjects, by day, without empty days. */
  sumByDay(kinds: readonly VisitKind[], range: DayRange): Promise<Omit<DailyCount, "subject">[]>;
  /** The top subjects, largest first, then by name, without the empty subject. */
  top(kind: VisitKind, range: DayRange, limit: number): Promise<{ subject: string; count: number }[]>;
  /**
   * For each kind and day before `day`, keeps the `keep` largest subjects and merges the rest into the empty one, so sums stay.
   * Returns the number of subjects removed.
   */
  thin(day: string, keep: number): Promise<number>;
  /** Deletes days before `day`; returns the number of counts deleted. */
  forgetBefore(day: string): Promise<number>;
}
