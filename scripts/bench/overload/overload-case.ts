import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startEmbeddedSite } from "../../checks/test-site.ts";
import { type BenchCase, type BenchContext, secondsSince } from "../bench-case.ts";
import { percentilesOf } from "../measure/load.ts";
import { benchAddresses } from "../pages/bench-addresses.ts";
import { connectVisitors, type Outcome, type Visitors } from "./open-load.ts";
import { watchSiteMemory } from "./site-memory.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
/** Per kind. */
const ADDRESSES = 200;
const VISITORS = 700;
/** Concurrency is raised until throughput no longer grows. */
const STEPS = [4, 8, 16, 32];
/** The share of the load's duration spent per step on finding the saturation point. */
const STEP_SHARE = 0.05;
const WORTHWHILE_GAIN = 1.1;
const RECOVERY_LIMIT_S = 60;
/** A recovered site gives this many good responses in a row, each within this time. */
const GOOD_ANSWERS = 3;
const GOOD_MS = 1_000;

/** Every address is new to the gateway, so that no response comes from its cache. */
export const overloadCase: BenchCase = {
  name: "overload",
  about: "Uncached JSON and pages at twice the rate that the site can answer, from 700 connections",
  needs: ["directory", "index"],
  async *run({ folder, seconds, note }) {
    const site = await startEmbeddedSite(ROOT, { DATA_DIR: folder, DEMO_BUSINESSES: "0", RATE_LIMIT_FACTOR: "0" });
    const nextPath = uncachedPaths(join(folder, "directory.db"));
    try {
      const visitors = await connectVisitors(site.url, VISITORS);
      const saturation = await findSaturation(visitors, nextPath, { seconds, note });
      const memory = await watchSiteMemory(site.pid);
      const responses = await visitors.sendAtRate(nextPath, seconds, 2 * saturation);
      const recoveredAfter = await secondsToRecover(visitors, nextPath);
      const outcomes = await Promise.all(responses);
      const peaks = await memory.stop();
      visitors.disconnect();

      const good = outcomes.filter(({ status }) => status === 200);
      const others = outcomes.filter(({ status }) => status !== 200);
      const refusals = others.filter(({ status }) => status === 503);
      note(`${(2 * saturation).toFixed(0)}/s for ${seconds} s: ${sharesText(outcomes)}`);
      note(`good answers: ${timesText(good)}; refusals: ${timesText(others)}`);
      for (const { process, peakMb, limitMb } of peaks) note(`${process}: ${peakMb.toFixed(0)} of ${limitMb} MB`);
      yield { what: "Overload, good answers, p95", value: p95Of(good) };
      yield { what: "Overload, refusals, p95", value: p95Of(others) };
      yield { what: "Overload, refusals that are 503", value: (100 * refusals.length) / others.length };
      yield {
        what: "Overload, memory of what the containers may take",
        value: Math.max(...peaks.map(({ peakMb, limitMb }) => (100 * peakMb) / limitMb)),
      };
      yield { what: "Overload, recovered after", value: recoveredAfter };
    } finally {
      await site.stop();
    }
  },
};

/** JSON of each kind, and business pages: other pages redirect addresses with unknown parameters. */
function uncachedPaths(directoryPath: string): () => string {
  const groups = benchAddresses(directoryPath, ADDRESSES).filter(
    ({ kind, label, paths }) => paths.length > 0 && (kind === "json" || label === "business"),
  );
  let n = 0;
  return () => {
    const paths = groups[n % groups.length]?.paths ?? [];
    const path = paths[Math.floor(n / groups.length) % paths.length] ?? "/";
    n += 1;
    return `${path}${path.includes("?") ? "&" : "?"}visit=${n}`;
  };
}

/** The throughput of good responses at saturation. */
async function findSaturation(
  visitors: Visitors,
  nextPath: () => string,
  { seconds, note }: Pick<BenchContext, "seconds" | "note">,
): Promise<number> {
  const stepSeconds = Math.max(1, seconds * STEP_SHARE);
  let best = 1;
  for (const atOnce of STEPS) {
    const outcomes = await visitors.sendInLoops(nextPath, stepSeconds, atOnce);
    const perSecond = outcomes.filter(({ status }) => status === 200).length / stepSeconds;
    note(`${atOnce} at once: ${perSecond.toFixed(0)} good answers/s`);
    const isGain = perSecond > best * WORTHWHILE_GAIN;
    best = Math.max(best, perSecond);
    if (!isGain) break;
  }
  return best;
}

async function secondsToRecover(visitors: Visitors, nextPath: () => string): Promise<number> {
  const endedAt = performance.now();
  let inARow = 0;
  let recoveredAfter = 0;
  while (inARow < GOOD_ANSWERS && secondsSince(endedAt) < RECOVERY_LIMIT_S) {
    const sentAfter = secondsSince(endedAt);
    const { status, ms } = await visitors.send(nextPath());
    const isGood = status === 200 && ms < GOOD_MS;
    if (isGood && inARow === 0) recoveredAfter = sentAfter;
    inARow = isGood ? inARow + 1 : 0;
    await delay(100);
  }
  return inARow < GOOD_ANSWERS ? RECOVERY_LIMIT_S : recoveredAfter;
}

function p95Of(outcomes: readonly Outcome[]): number {
  return percentilesOf(outcomes.map(({ ms }) => ms)).p95Ms;
}

function timesText(outcomes: readonly Outcome[]): string {
  const { p50Ms, p95Ms, p99Ms } = percentilesOf(outcomes.map(({ ms }) => ms));
  return `p50 ${p50Ms.toFixed(0)}  p95 ${p95Ms.toFixed(0)}  p99 ${p99Ms.toFixed(0)} ms`;
}

/** "200: 48 %, 503: 52 %" */
function sharesText(outcomes: readonly Outcome[]): string {
  const byStatus = Map.groupBy(outcomes, ({ status }) => status);
  return [...byStatus]
    .map(([status, { length }]) => `${status ?? "none"}: ${((100 * length) / outcomes.length).toFixed(1)} %`)
    .join(", ");
}
