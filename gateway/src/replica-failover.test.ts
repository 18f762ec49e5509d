import { once } from "node:events";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { createMetrics } from "@meridian/shared/http/health-routes";
import { PROBE_PATH } from "@meridian/shared/http/replica-probe";
import { type RunningServer, startServer } from "@meridian/shared/http/start-server";
import { createLogger } from "@meridian/shared/kernel/logger";
import express, { type RequestHandler } from "express";
import { afterAll, describe, expect, it } from "vitest";
import { createGateway, type GatewayOptions } from "./app.ts";

const running: RunningServer[] = [];
afterAll(async () => {
  for (const { server, close } of running) {
    server.closeAllConnections();
    if (server.listening) await close();
  }
});

async function startCopy(handler: RequestHandler): Promise<RunningServer> {
  const copy = await startServer(express().use(handler), { host: "127.0.0.1", port: 0 });
  running.push(copy);
  return copy;
}

/** Says nothing for a while after a request, not even that it lives, as a process on a machine out of breath. */
async function startBreathlessCopy(): Promise<RunningServer> {
  let breathless = 0;
  const work: RequestHandler = ({ path }, res) => {
    if (path === PROBE_PATH) {
      if (breathless === 0) res.status(204).end();
      return;
    }
    breathless += 1;
    setTimeout(() => {
      breathless -= 1;
    }, 3_000);
    setTimeout(() => res.json("done"), 4_500);
  };
  const copy = await startServer(express().use(work), { host: "127.0.0.1", port: 0, isProbed: false });
  running.push(copy);
  return copy;
}

async function startGateway(
  copies: readonly Pick<RunningServer, "port">[],
  options: Pick<GatewayOptions, "readTimeoutMs"> = {},
): Promise<string> {
  const urls = copies.map(({ port }) => new URL(`http://127.0.0.1:${port}`));
  const { app } = createGateway({
    services: { web: urls, catalogue: urls, admin: urls, ingest: urls },
    version: () => 1,
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

/** Most of them wait for seconds for somebody who does not answer: together they take as long as the longest. */
describe.concurrent("with several replicas of a service", () => {
  it("spreads reads over all of them", async () => {
    const site = await startGateway([await startCopy(answer("a")), await startCopy(answer("b"))]);
    const texts = new Set<unknown>();
    for (let call = 0; call < 4; call++) texts.add(await (await fetch(`${site}/api/search?q=${call}`)).json());
    expect(texts).toEqual(new Set(["a", "b"]));
  });

  it.each(["/api/search", "/api/admin/stats"])("no read of %s fails when one of them dies", async (path) => {
    const dying = await startCopy(answer("dying"));
    const site = await startGateway([dying, await startCopy(answer("living"))]);
    for (let call = 0; call < 4; call++) await (await fetch(`${site}${path}?q=${call}`)).json();
    await end(dying);
    for (let call = 0; call < 10; call++) {
      const response = await fetch(`${site}${path}?q=after-${call}`);
      expect([response.status, await response.json()]).toEqual([200, "living"]);
    }
  });

  it("asks another copy when one cannot serve, and says so when none can", async () => {
    let busy = 0;
    const turnAway: RequestHandler = (_req, res) => {
      busy += 1;
      res.status(503).json("busy");
    };
    const half = await startGateway([await startCopy(turnAway), await startCopy(answer("fine"))]);
    for (let call = 0; call < 4; call++) expect((await fetch(`${half}/api/search?q=${call}`)).status).toBe(200);
    expect(busy).toBeGreaterThan(0);
    const none = await startGateway([await startCopy(turnAway), await startCopy(turnAway)]);
    busy = 0;
    expect((await fetch(`${none}/api/search?q=x`)).status).toBe(503);
    expect(busy).toBe(2);
  });

  it("answers what one says that cannot serve where the other is gone", async () => {
    const gone = await startCopy(answer("gone"));
    const busy = await startCopy((_req, res) => void res.status(503).json("busy"));
    const sites = [await startGateway([gone, busy]), await startGateway([busy, gone])];
    await end(gone);
    for (const site of sites) {
      const response = await fetch(`${site}/api/search`);
      expect([response.status, await response.json()]).toEqual([503, "busy"]);
    }
  });

  it("asks no other copy when one gives up what it has worked on", async () => {
    let asked = 0;
    const giveUp: RequestHandler = (_req, res) => {
      asked += 1;
      setTimeout(() => res.status(503).json("too slow"), 2_500);
    };
    const site = await startGateway([await startCopy(giveUp), await startCopy(giveUp)]);
    expect((await fetch(`${site}/api/search?q=x`)).status).toBe(503);
    expect(asked).toBe(1);
  });

  it("never sends a write twice", async () => {
    let writes = 0;
    const breakOff: RequestHandler = (req) => {
      writes += 1;
      req.socket.destroy();
    };
    const site = await startGateway([await startCopy(breakOff), await startCopy(breakOff)]);
    const response = await fetch(`${site}/api/contact`, { method: "POST", body: "{}" });
    expect([response.status, writes]).toEqual([502, 1]);
  });

  it("sends writes past a copy that was found dead", async () => {
    const dead = await startCopy(answer("dead"));
    const site = await startGateway([dead, await startCopy(answer("living"))]);
    await end(dead);
    for (let call = 0; call < 2; call++) await fetch(`${site}/api/admin/stats`);
    for (let call = 0; call < 6; call++) {
      const response = await fetch(`${site}/api/contact`, { method: "POST", body: "{}" });
      expect(await response.json()).toBe("living");
    }
  });

  it.each(["/api/search", "/api/admin/stats"])("no read of %s waits for one that hangs", async (path) => {
    const hung = createTcpServer().listen(0, "127.0.0.1");
    await once(hung, "listening");
    const { port } = hung.address() as AddressInfo;
    const site = await startGateway([{ port }, await startCopy(answer("living"))]);
    for (let call = 0; call < 3; call++) {
      const response = await fetch(`${site}${path}?q=${call}`);
      expect([response.status, await response.json()]).toEqual([200, "living"]);
    }
    hung.close();
  });

  it.each(["/api/search", "/api/admin/stats"])("a read of %s ends in its time however many hang", async (path) => {
    const hung = createTcpServer().listen(0, "127.0.0.1");
    await once(hung, "listening");
    const { port } = hung.address() as AddressInfo;
    const silent = await startCopy(() => undefined);
    const site = await startGateway([{ port }, silent], { readTimeoutMs: 2_800 });
    for (let call = 0; call < 2; call++) {
      const askedAt = performance.now();
      const response = await fetch(`${site}${path}?q=${call}`);
      expect(response.status).toBe(504);
      // Where each copy had that time, the one that hangs and the next would take over five seconds.
      expect(performance.now() - askedAt).toBeLessThan(4_500);
    }
    hung.close();
  });

  it.each(["/api/search", "/api/admin/stats"])("a slow answer of %s is waited for and asked for once", async (path) => {
    let asked = 0;
    const slow: RequestHandler = (_req, res) => {
      asked += 1;
      setTimeout(() => res.json("slow"), 3_000);
    };
    const site = await startGateway([await startCopy(slow), await startCopy(slow)]);
    expect(await (await fetch(`${site}${path}`)).json()).toBe("slow");
    expect(asked).toBe(1);
  });

  it.each(["/api/search", "/api/admin/stats"])("a read of %s outlasts copies that hang in turn", async (path) => {
    const site = await startGateway([await startBreathlessCopy(), await startBreathlessCopy()]);
    const response = await fetch(`${site}${path}`);
    expect([response.status, await response.json()]).toEqual([200, "done"]);
  });

  it("a write turns to another copy where the first takes no connection, and arrives once", async () => {
    let writes = 0;
    const dead = await startCopy(answer("dead"));
    const take: RequestHandler = (req, res) => {
      writes += 1;
      req.resume().once("end", () => res.json("taken"));
    };
    const site = await startGateway([dead, await startCopy(take)]);
    await end(dead);
    for (let call = 1; call <= 4; call++) {
      const response = await fetch(`${site}/api/admin/imports/x/cancel`, { method: "POST", body: "{}" });
      expect([response.status, await response.json(), writes]).toEqual([200, "taken", call]);
    }
  });
});
