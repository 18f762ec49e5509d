import { DAY_MS, HOUR_MS } from "@meridian/contracts/durations";
import { beforeEach, describe, expect, it } from "vitest";
import { bodyOf } from "./answer-body.ts";
import { type Answer, createResponseCache, type ResponseCache } from "./response-cache.ts";

const FRESH_MS = 60_000;
let at = 0;
let version = 1;
let loads = 0;
let cache: ResponseCache;

beforeEach(() => {
  at = 1_000_000;
  version = 1;
  loads = 0;
  cache = createResponseCache({ maxBytes: 100_000, version: () => version, now: () => at, patienceMs: 20 });
});

function answer(text: string, overrides: Partial<Answer> = {}): Answer {
  const body = bodyOf({ status: 200, headers: {}, body: Buffer.from(text) }, "stand-in");
  const freshness = { freshForMs: FRESH_MS, isImmutable: false };
  return { status: 200, headers: {}, cookies: [], cacheControl: "public", body, freshness, ...overrides };
}

const textOf = async ({ body }: Answer) => (await body.encode("identity", "", () => undefined)).toString();

async function ask(key: string, load: () => Promise<Answer>) {
  const got = await cache.get(key, () => {
    loads += 1;
    return load();
  });
  return [got.outcome, await textOf(got.answer)];
}

const says = (text: string, overrides?: Partial<Answer>) => async () => answer(text, overrides);
const fails = () => Promise.reject(new Error("down"));

describe("a cached answer", () => {
  it("is sent without a request while it is fresh", async () => {
    expect(await ask("a", says("one"))).toEqual(["MISS", "one"]);
    at += FRESH_MS - 1;
    expect(await ask("a", says("two"))).toEqual(["HIT", "one"]);
    expect(loads).toBe(1);
  });

  it("that has just expired is sent as it is while one request refreshes it", async () => {
    await ask("a", says("one"));
    at += FRESH_MS;
    expect(await ask("a", says("two"))).toEqual(["STALE", "one"]);
    await new Promise(setImmediate);
    expect(await ask("a", says("three"))).toEqual(["HIT", "two"]);
  });

  it("is refreshed in the background for as long again as it was fresh, and in the foreground after that", async () => {
    await ask("a", says("one"));
    at += 2 * FRESH_MS - 1;
    expect(await ask("a", () => new Promise(() => undefined))).toEqual(["STALE", "one"]);
    await ask("b", says("one"));
    at += 2 * FRESH_MS;
    expect(await ask("b", says("two"))).toEqual(["MISS", "two"]);
  });

  it("survives a failed refresh for a day beyond its expiry and no longer", async () => {
    await ask("a", says("one"));
    at += FRESH_MS;
    expect(await ask("a", fails)).toEqual(["STALE", "one"]);
    await new Promise(setImmediate);
    at += DAY_MS - 1;
    expect(await ask("a", fails)).toEqual(["STALE", "one"]);
    at += 1;
    await expect(ask("a", fails)).rejects.toThrow("down");
  });

  it("is replaced at once when the dataset has changed", async () => {
    await ask("a", says("one"));
    version = 2;
    expect(await ask("a", says("two"))).toEqual(["MISS", "two"]);
    expect(await ask("a", says("three"))).toEqual(["HIT", "two"]);
  });

  it("delays only one visitor while its refresh is slow", async () => {
    await ask("a", says("one"));
    version = 2;
    const slow = Promise.withResolvers<Answer>();
    const first = ask("a", () => slow.promise);
    at += 20;
    expect(await ask("a", says("never asked"))).toEqual(["STALE", "one"]);
    slow.resolve(answer("two"));
    await first;
    expect(loads).toBe(2);
    expect(await ask("a", says("three"))).toEqual(["HIT", "two"]);
  });

  it("requested while the dataset changed counts as older than the change", async () => {
    await ask("a", async () => {
      version = 2;
      return answer("half");
    });
    expect(await ask("a", says("whole"))).toEqual(["MISS", "whole"]);
  });

  it("survives a refresh that is slow, fails, or returns a failure", async () => {
    await ask("a", says("one"));
    version = 2;
    expect(await ask("a", () => new Promise(() => undefined))).toEqual(["STALE", "one"]);
    await ask("b", says("one"));
    version = 3;
    expect(await ask("b", fails)).toEqual(["STALE", "one"]);
    expect(await ask("b", says("broken", { status: 503, freshness: undefined }))).toEqual(["STALE", "one"]);
    at += 25 * HOUR_MS;
    await expect(ask("b", fails)).rejects.toThrow("down");
  });

  it("is removed when its service says that it must not be stored", async () => {
    await ask("a", says("one"));
    version = 2;
    expect(await ask("a", says("gone", { status: 404, freshness: undefined }))).toEqual(["MISS", "gone"]);
    await expect(ask("a", fails)).rejects.toThrow("down");
  });

  it("whose address changes with its content survives a change of the dataset", async () => {
    await ask("a", says("script", { freshness: { freshForMs: FRESH_MS, isImmutable: true } }));
    version = 2;
    expect(await ask("a", says("other"))).toEqual(["HIT", "script"]);
  });
});

describe("concurrent requests", () => {
  it("reach the service once", async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const both = Promise.all([ask("a", () => promise), ask("a", () => promise), ask("a", () => promise)]);
    resolve(answer("one"));
    expect(await both).toEqual([
      ["MISS", "one"],
      ["MISS", "one"],
      ["MISS", "one"],
    ]);
    expect(loads).toBe(1);
  });

  it("do not share an answer that must not be stored", async () => {
    let n = 0;
    const own = async () => answer(`visitor ${++n}`, { freshness: undefined });
    const both = await Promise.all([ask("a", own), ask("a", own)]);
    expect(new Set(both.map(([, text]) => text)).size).toBe(2);
  });
});

describe("a service that fails", () => {
  it("is called once by concurrent requests", async () => {
    const broken = says("broken", { status: 503, freshness: undefined });
    expect(await Promise.all([ask("a", broken), ask("a", broken)])).toEqual([
      ["MISS", "broken"],
      ["MISS", "broken"],
    ]);
    expect(loads).toBe(1);
  });

  it("is not cached: the next request loads again", async () => {
    await expect(ask("a", fails)).rejects.toThrow("down");
    expect(await ask("a", says("one"))).toEqual(["MISS", "one"]);
  });
});

it("a cached answer counts its body, address and headers, and encodings added later", async () => {
  const kept = answer("12345");
  await ask("page", async () => kept);
  expect(cache.bytes).toBe(5 + 4 + 1024);
  cache.grow("page", kept, 10);
  cache.grow("page", answer("12345"), 100);
  cache.grow("other", kept, 100);
  expect(cache.bytes).toBe(5 + 4 + 1024 + 10);
});

it("the cache stays within its byte limit and evicts the least recently used answers", async () => {
  const large = "x".repeat(30_000);
  for (const key of ["a", "b", "c"]) await ask(key, says(large));
  await ask("a", says("never asked"));
  await ask("d", says(large));
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  expect((await ask("a", says("again")))[0]).toBe("HIT");
  expect((await ask("b", says("again")))[0]).toBe("MISS");
});
