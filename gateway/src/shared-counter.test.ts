import type { RateLimitStore } from "@meridian/shared/ports/rate-limit-store";
import { openTestEngines, type TestEngines } from "@meridian/shared/testing/open-test-engines";
import type { Options, Store } from "express-rate-limit";
import { afterEach, beforeEach, expect, it } from "vitest";
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

it("while the shared counters are away each gateway counts alone", async () => {
  const other = await openTestEngines();
  await other.close();
  const counter = counterOver(other.rateLimits);
  expect(await counter.increment("1.2.3.4")).toMatchObject({ totalHits: 1 });
  expect(await counter.increment("1.2.3.4")).toMatchObject({ totalHits: 2 });
  await counter.shutdown?.();
});

it("shared counters that do not answer keep one visitor waiting, not all of them", async () => {
  let asked = 0;
  const never: RateLimitStore["hit"] = () => {
    asked += 1;
    return new Promise(() => {});
  };
  const counter = counterOver({ ...engines.rateLimits, hit: never });
  await counter.increment("1.2.3.4");
  for (let times = 0; times < 20; times++) await counter.increment("1.2.3.4");
  expect(asked).toBeLessThan(5);
  expect(await counter.increment("1.2.3.4")).toMatchObject({ totalHits: 22 });
  await counter.shutdown?.();
});
