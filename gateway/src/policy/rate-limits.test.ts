import type { RateLimitStore } from "@meridian/ports/access/rate-limit-store";
import { expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start-test-gateway.ts";

let gateway: TestGateway;

async function exhaust(options: { rateLimitFactor: number; rateLimits?: RateLimitStore }): Promise<Response> {
  gateway = await startTestGateway({ web: (app) => app.use((_req, res) => void res.send("page")) }, options);
  await fetch(gateway.url);
  return fetch(gateway.url);
}

/** Counts for every key together; its window ends `windowMs` from now. */
function makeCounter(windowMs: number): RateLimitStore {
  let count = 0;
  return {
    hit: async () => ({ count: ++count, resetsAt: new Date(Date.now() + windowMs) }),
    get: async () => undefined,
    reset: async () => {},
  };
}

it("a refusal contains the rest of the window", async () => {
  const refused = await exhaust({ rateLimitFactor: 1 / 1200 });
  const seconds = Number(refused.headers.get("retry-after"));
  expect(refused.status).toBe(429);
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
});

it("gateways that count together refuse until their shared window ends, and for at least a second", async () => {
  const refused = await exhaust({ rateLimitFactor: 1 / 1200, rateLimits: makeCounter(19_500) });
  expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, 20]);
  const late = await exhaust({ rateLimitFactor: 1 / 1200, rateLimits: makeCounter(-5000) });
  expect([late.status, late.headers.get("retry-after")]).toEqual([429, "1"]);
});

it("a factor of zero turns every limit off, and the smallest allows one request", async () => {
  expect((await exhaust({ rateLimitFactor: 0 })).status).toBe(200);
  expect((await exhaust({ rateLimitFactor: 1e-9 })).status).toBe(429);
});

it("each visitor has a limit of their own, and the addresses of one IPv6 network share one", async () => {
  gateway = await startTestGateway(
    { web: (app) => app.use((_req, res) => void res.send("page")) },
    { rateLimitFactor: 1 / 1200, trustedHops: 1 },
  );
  const ask = async (address: string) => (await fetch(gateway.url, { headers: { "x-forwarded-for": address } })).status;
  expect([await ask("192.0.2.1"), await ask("192.0.2.2"), await ask("192.0.2.1")]).toEqual([200, 200, 429]);
  expect([await ask("2001:db8::1"), await ask("2001:db8::2"), await ask("2001:db9::1")]).toEqual([200, 429, 200]);
});

it("answers do not reveal how much of a limit is left", async () => {
  gateway = await startTestGateway({ web: (app) => app.use((_req, res) => void res.send("page")) });
  const names = [...(await fetch(gateway.url)).headers.keys()];
  expect(names.filter((name) => name.includes("ratelimit"))).toEqual([]);
});
