import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { Router } from "express";
import { afterEach, beforeEach, expect, it } from "vitest";
import { unavailable } from "../../app-error.ts";
import { createLogger } from "../../logger.ts";
import { isCurrentWorkGivenUp } from "../../request-context.ts";
import { createServiceApp } from "./create-service-app.ts";
import { createMetrics } from "./health-routes.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const TIMEOUT_MS = 100;
/** For reads that a test ends. */
const LONG_MS = 60_000;
let server: RunningServer;
let release: () => void;
let isFinished: Promise<unknown>;
let wasGivenUp: boolean[];

/** Starts a service whose reads wait for an engine, and then fail. */
async function start(timeoutMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  release = resolve;
  isFinished = finished.promise;
  wasGivenUp = [];
  const router = Router();
  router.all("/slow", async () => {
    await promise;
    wasGivenUp.push(isCurrentWorkGivenUp());
    setImmediate(finished.resolve);
    throw unavailable("The engine is away.");
  });
  router.get("/fast", (_req, res) => void res.json("fast"));
  const logger = createLogger({ service: "test", level: "silent" });
  const app = createServiceApp({
    logger,
    metrics: createMetrics("test"),
    routers: [router],
    bounds: { maxInFlight: 2, timeoutMs },
  });
  server = await startServer(app, { host: "127.0.0.1", port: 0 });
}

async function stop(): Promise<void> {
  release();
  server.server.closeAllConnections();
  await server.close();
}

beforeEach(() => start(TIMEOUT_MS));
afterEach(stop);

const ask = (path: string, method = "GET") => fetch(`http://127.0.0.1:${server.port}${path}`, { method });

it("a read that takes too long is answered 503 with Retry-After", async () => {
  const answer = await ask("/slow");
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ code: "unavailable", detail: expect.stringMatching(/takes too long/) });
});

it("reads beyond the limit are refused at once, and accepted again when others have ended", async () => {
  await stop();
  await start(LONG_MS);
  const waiting = [ask("/slow"), ask("/slow")];
  await expect.poll(async () => (await ask("/fast")).status).toBe(503);
  release();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(503);
  await expect.poll(async () => (await ask("/fast")).status).toBe(200);
});

it("a write takes the time it needs", async () => {
  const writing = ask("/slow", "POST");
  await ask("/slow");
  release();
  expect(await (await writing).json()).toMatchObject({ detail: "The engine is away." });
});

it("work that fails after its caller was answered leaves the connection to others", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const askOnOne = async (path: string) => {
    const [answer]: IncomingMessage[] = await once(
      get({ host: "127.0.0.1", port: server.port, path, agent }),
      "response",
    );
    await answer?.toArray();
    return answer;
  };
  const late = await askOnOne("/slow");
  const socket = late?.socket;
  release();
  await isFinished;
  const next = await askOnOne("/fast");
  expect([late?.statusCode, next?.statusCode, next?.socket === socket]).toEqual([503, 200, true]);
  agent.destroy();
});

it("work sees that its read was abandoned; a write is never abandoned", async () => {
  await ask("/slow");
  const writing = ask("/slow", "POST");
  await expect.poll(async () => (await ask("/fast")).status).toBe(200);
  release();
  await writing;
  expect(wasGivenUp).toEqual([true, false]);
});
