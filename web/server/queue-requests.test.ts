import { createMetrics } from "@meridian/platform/http/server/health-routes";
import { createRefusals } from "@meridian/platform/http/server/refusals";
import { createLogger } from "@meridian/platform/logger";
import { startTestApp } from "@meridian/testing/start-test-app";
import express, { type Response } from "express";
import { afterEach, beforeEach, expect, it } from "vitest";
import { queueRequests } from "./queue-requests.ts";

let site: Awaited<ReturnType<typeof startTestApp>>;
let started: string[];
let open: Map<string, Response>;

beforeEach(async () => {
  started = [];
  open = new Map();
  const app = express();
  const logger = createLogger({ service: "web", level: "silent" });
  const refusals = createRefusals(createMetrics("web"), logger);
  app.use(queueRequests({ maxAtOnce: 2, maxWaiting: 2 }, refusals), (req, res) => {
    started.push(req.path);
    open.set(req.path, res);
  });
  site = await startTestApp(app);
});
afterEach(async () => {
  for (const res of open.values()) res.end();
  await site.close();
});

const ask = (path: string, signal?: AbortSignal) => fetch(`${site.url}${path}`, signal ? { signal } : {});
const untilStarted = (...paths: string[]) => expect.poll(() => started).toEqual(paths);

async function fill(): Promise<void> {
  void ask("/1");
  await untilStarted("/1");
  void ask("/2");
  await untilStarted("/1", "/2");
}

it("runs up to its limit, and the next when one has ended", async () => {
  await fill();
  const third = ask("/3");
  await expect(Promise.race([third, new Promise((resolve) => setTimeout(resolve, 50, "waits"))])).resolves.toBe(
    "waits",
  );
  open.get("/1")?.end();
  await untilStarted("/1", "/2", "/3");
  open.get("/3")?.end("done");
  expect(await (await third).text()).toBe("done");
});

it("refuses what exceeds the queue, with Retry-After", async () => {
  await fill();
  const waiting = [ask("/3"), ask("/4")];
  await expect.poll(async () => (await ask("/5", AbortSignal.timeout(200)).catch(() => undefined))?.status).toBe(503);
  open.get("/1")?.end();
  open.get("/2")?.end();
  await expect.poll(() => started.length).toBeGreaterThanOrEqual(4);
  for (const res of open.values()) res.end();
  await Promise.all(waiting);
});

it("drops a disconnected client", async () => {
  await fill();
  const leaving = new AbortController();
  const gone = ask("/gone", leaving.signal).catch(() => "gone");
  const kept = ask("/kept");
  await new Promise((resolve) => setTimeout(resolve, 50));
  leaving.abort();
  expect(await gone).toBe("gone");
  await new Promise((resolve) => setTimeout(resolve, 50));
  open.get("/1")?.end();
  await untilStarted("/1", "/2", "/kept");
  open.get("/kept")?.end();
  await kept;
});
