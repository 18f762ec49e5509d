import { PROBE_PATH } from "@meridian/platform/http/replicas/replica-probe";
import { createMetrics } from "@meridian/platform/http/server/health-routes";
import { type RunningServer, startServer } from "@meridian/platform/http/server/start-server";
import { createLogger } from "@meridian/platform/logger";
import express, { type RequestHandler, type Response as ServiceResponse } from "express";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createGateway, type GatewayOptions } from "./app.ts";

/** Silent calls are looked into soon. */
const PATIENCE_MS = 20;
const READ_TIMEOUT_MS = 9_000;

const running: RunningServer[] = [];
afterAll(async () => {
  for (const { server, close } of running) {
    server.closeAllConnections();
    if (server.listening) await close();
  }
});

async function startReplica(handler: RequestHandler, options: { isProbed?: boolean } = {}): Promise<RunningServer> {
  const replica = await startServer(express().use(handler), { host: "127.0.0.1", port: 0, ...options });
  running.push(replica);
  return replica;
}

/**
 * A replica that answers no request before its `probes`-th health probe. It answers probes from the `livesFrom`-th on; before that it
 * breaks the connection, like a process without CPU that lets it time out.
 */
async function startSlowReplica({ probes, livesFrom }: { probes: number; livesFrom: number }) {
  const requests: string[] = [];
  const held: ServiceResponse[] = [];
  let probed = 0;
  const { port } = await startReplica(
    ({ path, socket }, res) => {
      if (path !== PROBE_PATH) {
        requests.push(path);
        held.push(res);
        return;
      }
      probed += 1;
      if (probed < livesFrom) socket.destroy();
      else res.status(204).end();
      if (probed >= probes) for (const each of held.splice(0)) each.json("done");
    },
    { isProbed: false },
  );
  return { port, requests };
}

async function startGateway(
  replicas: readonly Pick<RunningServer, "port">[],
  options: Pick<GatewayOptions, "patienceMs" | "readTimeoutMs"> = { patienceMs: PATIENCE_MS },
): Promise<string> {
  const urls = replicas.map(({ port }) => new URL(`http://127.0.0.1:${port}`));
  const { app } = createGateway({
    services: { web: urls, catalogue: urls, admin: urls, ingest: urls },
    version: () => 1,
    refreshVersion: async () => undefined,
    isSecure: false,
    connectOrigins: [],
    trustedHops: 0,
    rateLimitFactor: 0,
    cacheMaxBytes: 0,
    logger: createLogger({ service: "gateway", level: "silent" }),
    metrics: createMetrics("gateway"),
    ...options,
  });
  const gateway = await startServer(app, { host: "127.0.0.1", port: 0 });
  running.push(gateway);
  return `http://127.0.0.1:${gateway.port}`;
}

async function end({ server, close }: RunningServer): Promise<void> {
  server.closeAllConnections();
  await close();
}

const answer =
  (text: string): RequestHandler =>
  (_req, res) =>
    void res.json(text);

describe("with several replicas of a service", () => {
  it.each(["/api/search", "/api/admin/stats"])("no read of %s fails when one of them dies", async (path) => {
    const dying = await startReplica(answer("dying"));
    const site = await startGateway([dying, await startReplica(answer("living"))]);
    for (let call = 0; call < 4; call++) await (await fetch(`${site}${path}?q=${call}`)).json();
    await end(dying);
    for (let call = 0; call < 10; call++) {
      const response = await fetch(`${site}${path}?q=after-${call}`);
      expect([response.status, await response.json()]).toEqual([200, "living"]);
    }
  });

  it("never sends a write twice", async () => {
    let writes = 0;
    const breakOff: RequestHandler = (req) => {
      writes += 1;
      req.socket.destroy();
    };
    const site = await startGateway([await startReplica(breakOff), await startReplica(breakOff)]);
    const response = await fetch(`${site}/api/contact`, { method: "POST", body: "{}" });
    expect([response.status, writes]).toEqual([502, 1]);
  });

  it("sends writes past a replica that was found dead", async () => {
    const dead = await startReplica(answer("dead"));
    const site = await startGateway([dead, await startReplica(answer("living"))]);
    await end(dead);
    for (let call = 0; call < 2; call++) await fetch(`${site}/api/admin/stats`);
    for (let call = 0; call < 6; call++) {
      const response = await fetch(`${site}/api/contact`, { method: "POST", body: "{}" });
      expect(await response.json()).toBe("living");
    }
  });

  it.each(["/api/search", "/api/admin/stats"])("no read of %s waits for a hanging replica", async (path) => {
    const hung = await startSlowReplica({ probes: Number.POSITIVE_INFINITY, livesFrom: Number.POSITIVE_INFINITY });
    const site = await startGateway([hung, await startReplica(answer("living"))]);
    for (let call = 0; call < 3; call++) {
      const response = await fetch(`${site}${path}?q=${call}`);
      expect([response.status, await response.json()]).toEqual([200, "living"]);
    }
    expect(hung.requests).toHaveLength(1);
  });

  it.each(["/api/search", "/api/admin/stats"])("a slow answer of %s is waited for and requested once", async (path) => {
    const replicas = [
      await startSlowReplica({ probes: 2, livesFrom: 1 }),
      await startSlowReplica({ probes: 2, livesFrom: 1 }),
    ];
    const site = await startGateway(replicas);
    expect(await (await fetch(`${site}${path}`)).json()).toBe("done");
    expect(replicas.flatMap(({ requests }) => requests)).toEqual([path]);
  });

  it.each(["/api/search", "/api/admin/stats"])("a read of %s survives replicas that hang in turn", async (path) => {
    const replicas = [
      await startSlowReplica({ probes: 3, livesFrom: 2 }),
      await startSlowReplica({ probes: 3, livesFrom: 2 }),
    ];
    const site = await startGateway(replicas);
    const response = await fetch(`${site}${path}`);
    expect([response.status, await response.json()]).toEqual([200, "done"]);
    expect(replicas.map(({ requests }) => requests)).toEqual([[path], [path]]);
  });

  it("a write moves to another replica if the first refuses the connection, and arrives once", async () => {
    let writes = 0;
    const dead = await startReplica(answer("dead"));
    const take: RequestHandler = (req, res) => {
      writes += 1;
      req.resume().once("end", () => res.json("taken"));
    };
    const site = await startGateway([dead, await startReplica(take)]);
    await end(dead);
    for (let call = 1; call <= 4; call++) {
      const response = await fetch(`${site}/api/admin/imports/x/cancel`, { method: "POST", body: "{}" });
      expect([response.status, await response.json(), writes]).toEqual([200, "taken", call]);
    }
  });
});

describe("a streamed read", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("has one time limit for all replicas together, however many fail", async () => {
    const held: ServiceResponse[] = [];
    const hold: RequestHandler = (_req, res) => void held.push(res);
    const site = await startGateway([await startReplica(hold), await startReplica(hold)], {
      readTimeoutMs: READ_TIMEOUT_MS,
    });
    const response = fetch(`${site}/api/admin/stats`);
    await expect.poll(() => held.length).toBe(1);
    vi.advanceTimersByTime(READ_TIMEOUT_MS - 500);
    held[0]?.destroy();
    await expect.poll(() => held.length).toBe(2);
    vi.advanceTimersByTime(500);
    held[1]?.json("too late");
    expect((await response).status).toBe(504);
  });
});
