import type { RateLimitStore } from "@meridian/ports/access/rate-limit-store";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import type { Options, Store } from "express-rate-limit";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSharedCounter } from "./shared-counter.ts";

let engines: TestEngines;
beforeEach(async () => {
  engines = await openTestEngines();
});
afterEach(() => engines.close());

function counterOver(shared: RateLimitStore, name = "read"): Store {
  const counter = createSharedCounter(shared, name);
  counter.init?.({ windowMs: 60_000 } as Options);
  return counter;
}

it("gateways count one visitor's requests of a class together", async () => {
  const [first, second] = [counterOver(engines.rateLimits), counterOver(engines.rateLimits)];
  expect(await first.increment("1.2.3.4")).toMatchObject({ totalHits: 1 });
  expect(await second.increment("1.2.3.4")).toMatchObject({ totalHits: 2 });
  expect(await second.increment("5.6.7.8")).toMatchObject({ totalHits: 1 });
  expect(await counterOver(engines.rateLimits, "login").increment("1.2.3.4")).toMatchObject({ totalHits: 1 });
});

it("each gateway counts alone while the shared counters are down", async () => {
  const other = await openTestEngines();
  await other.close();
  const counter = counterOver(other.rateLimits);
  expect(await counter.increment("1.2.3.4")).toMatchObject({ totalHits: 1 });
  expect(await counter.increment("1.2.3.4")).toMatchObject({ totalHits: 2 });
  await counter.shutdown?.();
});

it("silent shared counters delay one visitor, not all of them", async () => {
  let calls = 0;
  const never: RateLimitStore["hit"] = () => {
    calls += 1;
    return new Promise(() => {});
  };
  const counter = counterOver({ ...engines.rateLimits, hit: never });
  await counter.increment("1.2.3.4");
  for (let times = 0; times < 20; times++) await counter.increment("1.2.3.4");
  expect(calls).toBeLessThan(5);
  expect(await counter.increment("1.2.3.4")).toMatchObject({ totalHits: 22 });
  await counter.shutdown?.();
});

it("failed shared counters are tried again after a second, and count for all once they answer", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    let calls = 0;
    let isAway = true;
    const hit: RateLimitStore["hit"] = async (key, windowMs) => {
      calls += 1;
      if (isAway) throw new Error("away");
      return engines.rateLimits.hit(key, windowMs);
    };
    const counter = counterOver({ ...engines.rateLimits, hit });
    vi.advanceTimersByTime(10_000);
    await counter.increment("1.2.3.4");
    vi.advanceTimersByTime(999);
    await counter.increment("1.2.3.4");
    expect(calls).toBe(1);
    vi.advanceTimersByTime(1);
    await counter.increment("1.2.3.4");
    expect(calls).toBe(2);
    isAway = false;
    vi.advanceTimersByTime(1_000);
    for (const totalHits of [1, 2, 3]) expect(await counter.increment("1.2.3.4")).toMatchObject({ totalHits });
    expect(calls).toBe(5);
    await counter.shutdown?.();
  } finally {
    vi.useRealTimers();
  }
});

it("shared counters use the limit's window, never give a count back, and delete a key on request", async () => {
  const counter = counterOver(engines.rateLimits);
  const { resetTime } = await counter.increment("1.2.3.4");
  const leftMs = (resetTime?.getTime() ?? 0) - Date.now();
  expect(leftMs).toBeGreaterThan(30_000);
  expect(leftMs).toBeLessThanOrEqual(60_000);
  await counter.decrement("1.2.3.4");
  expect(await counter.increment("1.2.3.4")).toMatchObject({ totalHits: 2 });
  await counter.resetKey("1.2.3.4");
  expect(await counter.increment("1.2.3.4")).toMatchObject({ totalHits: 1 });
});
