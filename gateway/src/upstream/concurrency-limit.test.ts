import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ConcurrencyLimit, createConcurrencyLimit, createRouteLimits, type Leave } from "./concurrency-limit.ts";

const MIN = 4;
const MAX = 12;
let at = 0;
let limit: ConcurrencyLimit;

beforeEach(() => {
  at = 1_000;
  limit = createConcurrencyLimit({ min: MIN, max: MAX, clock: () => at });
});

const enter = (count: number): Promise<Leave[]> => Promise.all(Array.from({ length: count }, () => limit.enter()));

/** Takes all slots and frees them together, `rounds` times. */
async function saturate(rounds: number, tookMs: number, isAnswered = true): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const leaves = await enter(limit.slots());
    at += tookMs;
    for (const leave of leaves) leave(isAnswered);
  }
}

/** The outcomes of further calls once all pending work is done. */
async function tryToEnter(count: number): Promise<Record<"entered" | "refused" | "waiting", number>> {
  const outcomes = { entered: 0, refused: 0, waiting: count };
  const settle = (outcome: "entered" | "refused") => () => {
    outcomes[outcome] += 1;
    outcomes.waiting -= 1;
  };
  for (let n = 0; n < count; n++) limit.enter().then(settle("entered"), settle("refused"));
  await new Promise(setImmediate);
  return { ...outcomes };
}

describe("slots for calls to a service", () => {
  it("grow in number while calls are short and use them all, up to the maximum", async () => {
    await saturate(3, 50);
    expect(limit.slots()).toBe(MIN + 3);
    await saturate(20, 50);
    expect(limit.slots()).toBe(MAX);
  });

  it("stay while calls are neither short nor long, and while some slots are free", async () => {
    await saturate(3, 700);
    const [leave] = await enter(1);
    leave?.(true);
    expect(limit.slots()).toBe(MIN);
  });

  it.each([
    ["take long", 1_500, true],
    ["fail", 5, false],
  ])("become fewer when calls %s, down to the minimum", async (_how, tookMs, isAnswered) => {
    await saturate(20, 50);
    await saturate(1, tookMs, isAnswered);
    expect(limit.slots()).toBeLessThan(MAX);
    await saturate(5, tookMs, isAnswered);
    expect(limit.slots()).toBe(MIN);
  });
});

describe("if all slots are used", () => {
  beforeEach(() => saturate(20, 50));

  it.each([
    ["that takes long removes one", 1_500, true, MAX - 1],
    ["that fails removes a tenth, rounded up", 5, false, 10],
    ["that is neither long nor short removes none", 700, true, MAX],
    ["of exactly a second removes none", 1_000, true, MAX],
  ])("a call %s", async (_what, tookMs, isAnswered, left) => {
    const [leave] = await enter(MAX);
    at += tookMs;
    leave?.(isAnswered);
    expect(limit.slots()).toBe(left);
  });

  it("one long call among short ones changes nothing: the average counts", async () => {
    const [short, long] = await enter(MAX);
    at += 100;
    short?.(true);
    at += 2_000;
    long?.(true);
    expect(limit.slots()).toBe(MAX);
  });
});

it("a service is busy while all slots are used, and for two seconds after", async () => {
  expect(limit.isBusy()).toBe(false);
  const leaves = await enter(MIN - 1);
  expect(limit.isBusy()).toBe(false);
  leaves.push(...(await enter(1)));
  expect(limit.isBusy()).toBe(true);
  at += 1_500;
  for (const leave of leaves) leave(true);
  at += 1_999;
  expect(limit.isBusy()).toBe(true);
  at += 1;
  expect(limit.isBusy()).toBe(false);
});

describe("the routes of a service", () => {
  it("have a limit for each class and kind of delivery", () => {
    const limits = createRouteLimits();
    const reads = limits.of({ service: "catalogue", limitClass: "read", delivery: "shared" });
    expect(limits.of({ service: "catalogue", limitClass: "read", delivery: "shared" })).toBe(reads);
    limits.of({ service: "catalogue", limitClass: "read", delivery: "streamed" });
    limits.of({ service: "web", limitClass: "page", delivery: "private" });
    expect([...limits.slots()]).toEqual([
      ["catalogue read shared", 16],
      ["catalogue read streamed", 500],
      ["web page private", 16],
    ]);
  });
});

it("calls that hang in one replica occupy no slots of the others", async () => {
  limit = createConcurrencyLimit({ min: MIN, max: 200, clock: () => at });
  for (let n = 0; n < 100; n++) {
    const [, answered] = await enter(2);
    at += 20;
    answered?.(true);
  }
  expect(limit.slots()).toBeGreaterThan(100);
});

describe("a call without a free slot", () => {
  it("runs when another ends, first come first served", async () => {
    const [first] = await enter(MIN);
    const order: number[] = [];
    const later = [1, 2, 3].map(async (name) => {
      const leave = await limit.enter();
      order.push(name);
      leave(true);
    });
    first?.(true);
    await Promise.all(later);
    expect(order).toEqual([1, 2, 3]);
  });

  it("is refused at once if its turn would come too late", async () => {
    const [leave] = await enter(MIN);
    expect(await tryToEnter(2)).toEqual({ entered: 0, waiting: 2, refused: 0 });
    at += 50;
    leave?.(true);
    expect(await tryToEnter(10)).toEqual({ entered: 0, waiting: 5, refused: 5 });
  });

  it("is refused at once if no call has ended for a while", async () => {
    await enter(MIN);
    expect(await tryToEnter(2)).toEqual({ entered: 0, waiting: 2, refused: 0 });
    at += 600;
    expect(await tryToEnter(2)).toEqual({ entered: 0, waiting: 0, refused: 2 });
  });

  it("is refused when its turn has not come in time, and then occupies no slot", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const [leave] = await enter(MIN);
      const waiting = expect(limit.enter()).rejects.toMatchObject({ failure: "overloaded" });
      await vi.advanceTimersByTimeAsync(500);
      await waiting;
      leave?.(true);
    } finally {
      vi.useRealTimers();
    }
    expect(await tryToEnter(1)).toEqual({ entered: 1, waiting: 0, refused: 0 });
  });

  it("is not refused after its turn has come, when its waiting time ends", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const [leave] = await enter(MIN);
      const entered = limit.enter();
      leave?.(true);
      await expect(entered).resolves.toBeTypeOf("function");
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("waits regardless of durations from before the service was idle", async () => {
    await saturate(1, 5_000);
    await enter(MIN);
    expect(await tryToEnter(10)).toEqual({ entered: 0, waiting: 10, refused: 0 });
  });

  it("is refused if the queue is full", async () => {
    await enter(MIN);
    expect(await tryToEnter(600)).toEqual({ entered: 0, waiting: 512, refused: 88 });
  });
});

describe("at twice the load a service can answer", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const p95Of = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];

  it.each([
    [25, 40],
    [500, 2],
  ])("%i calls a second are answered within two seconds, and the others refused at once", async (_rate, callMs) => {
    const reads = createRouteLimits().of({ service: "catalogue", limitClass: "read", delivery: "shared" });
    const answeredMs: number[] = [];
    const refusedMs: number[] = [];
    let isFreeAt = 0;
    const work = () => {
      isFreeAt = Math.max(isFreeAt, performance.now()) + callMs;
      return new Promise((resolve) => setTimeout(resolve, isFreeAt - performance.now()));
    };
    const call = async () => {
      const askedAt = performance.now();
      const leave = await reads.enter().catch(() => undefined);
      if (leave !== undefined) await work();
      leave?.(true);
      (leave === undefined ? refusedMs : answeredMs).push(performance.now() - askedAt);
    };
    const calls = 3_000;
    for (let n = 0; n < calls; n++) {
      void call();
      await vi.advanceTimersByTimeAsync(callMs / 2);
    }
    expect(p95Of(answeredMs)).toBeLessThan(2_000);
    expect(p95Of(refusedMs)).toBeLessThan(10);
    expect(answeredMs.length).toBeGreaterThan(0.45 * calls);
  });
});
