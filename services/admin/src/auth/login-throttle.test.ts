import { isAppError } from "@meridian/platform/app-error";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createLoginThrottle, type LoginClient } from "./login-throttle.ts";

const WINDOW_MS = 15 * 60_000;

let engines: TestEngines;
let at: number;
let delays: number[];

beforeEach(async () => {
  at = Date.parse("2026-05-01T12:00:00.000Z");
  delays = [];
  engines = await openTestEngines({ clock: () => new Date(at) });
});
afterEach(() => engines.close());

const stranger = (address: string): LoginClient => ({ kind: "stranger", address });

function makeThrottle() {
  return createLoginThrottle({
    rateLimits: engines.rateLimits,
    now: () => new Date(at),
    delay: async (ms) => delays.push(ms),
  });
}

async function waitAfter(attempt: Promise<void>): Promise<number | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (!isAppError(error) || error.code !== "rate_limited") throw error;
    return error.retryAfterSeconds;
  }
}

it("an address pauses twice as long after each attempt beyond the fifth, until its attempts expire", async () => {
  const throttle = makeThrottle();
  let names = 0;
  const admit = () => waitAfter(throttle.admit({ client: stranger("192.0.2.1"), username: `name ${names++}` }));
  for (let attempt = 0; attempt < 5; attempt++) expect(await admit()).toBeUndefined();
  const waits: (number | undefined)[] = [];
  for (let attempt = 0; attempt < 9; attempt++) {
    const wait = await admit();
    waits.push(wait);
    at += (wait ?? 0) * 1000 - 1;
    expect(await admit()).toBe(1);
    at += 1;
    expect(await admit()).toBeUndefined();
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  at += WINDOW_MS;
  for (let attempt = 0; attempt < 5; attempt++) expect(await admit()).toBeUndefined();
});

it("a name tried by many addresses is delayed from the sixth attempt on, however it is spelt", async () => {
  const throttle = makeThrottle();
  for (let n = 0; n < 12; n++) {
    const username = ["admin", " Admin", "ADMIN "][n % 3] ?? "";
    await throttle.admit({ client: stranger(`192.0.2.${n}`), username });
  }
  await throttle.admit({ client: stranger("198.51.100.1"), username: "boss" });
  expect(delays).toEqual([200, 400, 800, 1600, 3000, 3000, 3000]);
});

it("the right password clears the attempts of its address and name", async () => {
  const throttle = makeThrottle();
  const attempt = { client: stranger("192.0.2.1"), username: "admin" };
  for (let n = 0; n < 5; n++) await throttle.admit(attempt);
  expect(await waitAfter(throttle.admit(attempt))).toBe(1);
  await throttle.forgive(attempt);
  for (let n = 0; n < 5; n++) expect(await waitAfter(throttle.admit(attempt))).toBeUndefined();
  expect(delays).toEqual([]);
});

it("a known browser is not slowed by the attempts of others, only by its own", async () => {
  const throttle = makeThrottle();
  for (let n = 0; n < 12; n++) await throttle.admit({ client: stranger(`192.0.2.${n}`), username: "admin" });
  delays.length = 0;
  const admit = (id: string) => waitAfter(throttle.admit({ client: { kind: "known", id }, username: "admin" }));
  for (let attempt = 0; attempt < 5; attempt++) expect(await admit("stolen")).toBeUndefined();
  expect(await admit("stolen")).toBe(1);
  expect(await admit("own")).toBeUndefined();
  expect(delays).toEqual([]);
});

it("replicas that check concurrently admit five attempts of an address in total", async () => {
  const rateLimits = { ...engines.rateLimits, get: async () => undefined };
  const replicas = [1, 2, 3].map(() =>
    createLoginThrottle({ rateLimits, now: () => new Date(), delay: async () => undefined }),
  );
  const attempts = Array.from({ length: 7 }, () =>
    replicas.map((each) => each.admit({ client: stranger("192.0.2.1"), username: "admin" })),
  );
  const outcomes = await Promise.allSettled(attempts.flat());
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
});
