import { cpus, loadavg } from "node:os";
import type { LoadRecord } from "./load.ts";

/** The requests around one disturbance. Times are in milliseconds since the disturbance. */
export interface DisturbanceReport {
  requests: number;
  /** Failed requests answered before the disturbance, which may cost only those in flight. */
  failuresBefore: number;
  /** The number of failed requests by the second in which they were sent. */
  failuresBySecond: readonly number[];
  /** Failed requests sent this long after the disturbance or later. */
  failuresAfter(ms: number): LoadRecord[];
  /** When the last failed request was sent; undefined if none failed. */
  lastFailureMs: number | undefined;
  text: string;
}

export function reportOn(title: string, records: readonly LoadRecord[], disturbedAt: number): DisturbanceReport {
  const failed = records.filter(({ fault }) => fault !== undefined);
  const after = failed.filter(({ sentAt }) => sentAt >= disturbedAt);
  const bySecond: number[] = [];
  for (const { sentAt } of after) {
    const second = Math.floor((sentAt - disturbedAt) / 1000);
    bySecond[second] = (bySecond[second] ?? 0) + 1;
  }
  const failuresBySecond = Array.from(bySecond, (count) => count ?? 0);
  const last = after.length === 0 ? undefined : Math.max(...after.map(({ sentAt }) => sentAt)) - disturbedAt;
  const report = {
    requests: records.length,
    failuresBefore: failed.filter(({ sentAt, durationMs }) => sentAt + durationMs < disturbedAt).length,
    failuresBySecond,
    failuresAfter: (ms: number) => after.filter(({ sentAt }) => sentAt >= disturbedAt + ms),
    lastFailureMs: last,
  };
  const sentBefore = records.filter(({ sentAt }) => sentAt < disturbedAt);
  const sentAfter = records.filter(({ sentAt }) => sentAt >= disturbedAt);
  const seconds = failuresBySecond.length === 0 ? "none" : failuresBySecond.join(" ");
  const lines = [
    `${title}: ${records.length} requests, ${rateOf(records).toFixed(0)}/s, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`,
    `  failed before: ${report.failuresBefore}; after, by second: ${seconds}; last one sent ${last === undefined ? "never" : `${Math.round(last)} ms after`}`,
    `  answers before: ${durationsOf(sentBefore)}; after: ${durationsOf(sentAfter)}`,
    ...faultLines(failed, disturbedAt),
  ];
  return { ...report, text: lines.join("\n") };
}

function rateOf(records: readonly LoadRecord[]): number {
  const times = records.map(({ sentAt }) => sentAt);
  return (records.length * 1000) / Math.max(1, Math.max(...times) - Math.min(...times));
}

function durationsOf(records: readonly LoadRecord[]): string {
  const sorted = records.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
  const at = (share: number): string => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)}`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)} ms`;
}

const SHOWN_FAULTS = 6;

function faultLines(failed: readonly LoadRecord[], disturbedAt: number): string[] {
  const shown = failed.slice(0, SHOWN_FAULTS).map(({ kind, path, sentAt, durationMs, fault }) => {
    const time = `${Math.round(sentAt - disturbedAt)} ms`;
    return `  ${time}: ${kind} ${path}: ${fault} after ${Math.round(durationMs)} ms`;
  });
  return failed.length > SHOWN_FAULTS ? [...shown, `  and ${failed.length - SHOWN_FAULTS} more`] : shown;
}
