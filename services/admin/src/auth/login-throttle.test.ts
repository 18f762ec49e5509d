import { openTestEngines, type TestEngines } from "@meridian/shared/testing/open-test-engines";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createLoginThrottle } from "./login-throttle.ts";

let engines: TestEngines;

beforeEach(async () => {
  engines = await openTestEngines();
});
afterEach(() => engines.close());

it("replicas that all looked before any of them counted still admit five attempts of an address between them", async () => {
  const rateLimits = { ...engines.rateLimits, get: async () => undefined };
  const replicas = [1, 2, 3].map(() =>
    createLoginThrottle({ rateLimits, now: () => new Date(), delay: async () => undefined }),
  );
  const attempts = Array.from({ length: 7 }, () =>
    replicas.map((each) => each.admit({ address: "192.0.2.1", username: "admin" })),
  );
  const outcomes = await Promise.allSettled(attempts.flat());
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
});
