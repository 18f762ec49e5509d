import { unavailable } from "@meridian/platform/app-error";
import type { Cache } from "@meridian/ports/cache";
import { expect, it } from "vitest";
import { createMemoryCache } from "./memory/memory-cache.ts";
import { createPatientCache } from "./patient-cache.ts";

const KEY = { name: "a", version: 1 };

it("returns stored values", async () => {
  const cache = createPatientCache(createMemoryCache());
  await cache.set(KEY, Buffer.from("kept"), 60_000);
  expect(await cache.get(KEY)).toEqual(Buffer.from("kept"));
});

it.each([
  ["fails", () => Promise.reject(unavailable("Gone"))],
  ["never answers", () => new Promise<never>(() => {})],
])("a cache that %s returns nothing, stores nothing, and is skipped for a while", async (_how, answer) => {
  let calls = 0;
  const broken: Cache = {
    get() {
      calls++;
      return answer();
    },
    set() {
      calls++;
      return answer();
    },
  };
  const cache = createPatientCache(broken);
  expect(await cache.get(KEY)).toBeUndefined();
  await cache.set(KEY, Buffer.from("lost"), 60_000);
  for (let times = 0; times < 10; times++) expect(await cache.get(KEY)).toBeUndefined();
  expect(calls).toBe(1);
});
