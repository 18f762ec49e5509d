import { createMetrics } from "@meridian/platform/http/server/health-routes";
import { createLogger } from "@meridian/platform/logger";
import type { Response as ServiceResponse } from "express";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestGateway, type TestGateway } from "./testing/start-test-gateway.ts";

/** Calls that a service gets before anything is known of it. */
const PLACES = 16;
const LATER_MS = 700;
const FRESH = "public, s-maxage=600";

let gateway: TestGateway;
let metrics: ReturnType<typeof createMetrics>;
let held: ServiceResponse[];
let lines: string[];
let calls: Promise<Response>[];

/** A catalogue that answers its lists, and no search. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  held = [];
  lines = [];
  calls = [];
  metrics = createMetrics("gateway");
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger({ service: "gateway", level: "info", destination });
  gateway = await startTestGateway(
    {
      catalogue: (app) => {
        app.get("/api/search", (_req, res) => void held.push(res));
        app.get("/api/categories", (_req, res) => void res.set("Cache-Control", FRESH).json([]));
      },
      web: (app) => app.use((_req, res) => void res.send("<html></html>")),
    },
    { metrics, logger },
  );
});
afterEach(async () => {
  for (const res of held) res.end();
  await Promise.allSettled(calls);
  vi.useRealTimers();
});

const get = (path: string) => fetch(gateway.url + path);
const search = (count: number, name: string) => {
  const searches = Array.from({ length: count }, (_, at) => get(`/api/search?q=${name}-${at}`));
  calls.push(...searches);
  return searches;
};

/** Takes every place, and none ends for a while. */
async function saturate(): Promise<Promise<Response>[]> {
  const waiting = search(PLACES, "held");
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(PLACES);
  vi.advanceTimersByTime(LATER_MS);
  return waiting;
}

describe("an overloaded service", () => {
  it("receives no more calls: they are refused at once with Retry-After", async () => {
    const waiting = await saturate();
    for (const answer of await Promise.all(search(30, "refused"))) {
      expect([answer.status, Number(answer.headers.get("retry-after"))]).toEqual([503, expect.closeTo(5, 0)]);
      expect(await answer.json()).toMatchObject({ code: "unavailable", title: "Service busy" });
    }
    expect(held).toHaveLength(PLACES);
    for (const res of held) res.json("answered");
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
    const later = get("/api/search?q=later");
    await expect.poll(() => held.length).toBe(PLACES + 1);
    held.at(-1)?.json("answered");
    expect((await later).status).toBe(200);
  });

  it("delays neither cached answers nor other services", async () => {
    await get("/api/categories");
    await saturate();
    const kept = await get("/api/categories");
    expect([kept.status, kept.headers.get("x-cache")]).toEqual([200, "HIT"]);
    expect((await get("/about")).status).toBe(200);
  });

  it("causes no log line per refusal: refusals are counted", async () => {
    await saturate();
    lines.length = 0;
    await Promise.all(search(30, "refused"));
    expect(lines.filter((line) => !line.includes("requests refused"))).toEqual([]);
    expect(await metrics.registry.metrics()).toContain(
      'http_refusals_total{route="catalogue read",reason="no_room",service="gateway"} 30',
    );
  });

  it("counts as busy, not as down, when it resets connections", async () => {
    const waiting = await saturate();
    for (const res of held) res.destroy();
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(503);
    expect(await metrics.registry.metrics()).toContain(`reason="reset",service="gateway"} ${PLACES}`);
  });
});

it("a service that answers all its calls soon gets more at once", async () => {
  const answers = search(PLACES, "short");
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(PLACES);
  for (const res of held) res.json("answered");
  await Promise.all(answers);
  const [, slots] =
    /^gateway_service_places\{route="catalogue read shared"[^}]*\} (\d+)$/m.exec(await metrics.registry.metrics()) ??
    [];
  expect(Number(slots)).toBeGreaterThan(PLACES);
});

it("answers all of a short burst", async () => {
  const burst = search(60, "burst");
  const answerAll = setInterval(() => {
    for (const res of held.splice(0)) res.json("answered");
  }, 5);
  for (const answer of await Promise.all(burst)) expect(answer.status).toBe(200);
  clearInterval(answerAll);
});
