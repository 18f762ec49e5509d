import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createFetchWhole, type FetchWholeOptions } from "./fetch-whole.ts";

interface Limits extends FetchWholeOptions {
  timeoutMs: number;
}

let server: Server;

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

async function start(listener: RequestListener, { timeoutMs = 5000, ...limits }: Partial<Limits> = {}) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const service = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const fetchWhole = createFetchWhole({ maxBytes: 1000, maxBytesAtOnce: 5000, ...limits });
  return () => fetchWhole({ service, path: "/x?y=1", headers: { "x-own": "1" }, timeoutMs });
}

describe("reading a whole answer", () => {
  it("returns status, headers and body, and requests an uncompressed one", async () => {
    const ask = await start((req, res) => {
      res.statusCode = 404;
      res.end(JSON.stringify([req.url, req.headers["x-own"], req.headers["accept-encoding"]]));
    });
    const { status, body } = await ask();
    expect([status, body.toString()]).toEqual([404, '["/x?y=1","1","identity"]']);
  });

  it("retries if a kept-alive connection was closed at the same moment", async () => {
    let requests = 0;
    const ask = await start((req, res) => {
      requests += 1;
      if (requests === 2) req.socket.destroy();
      else res.end("fine");
    });
    await ask();
    expect((await ask()).body.toString()).toBe("fine");
    expect(requests).toBe(3);
  });

  it("uses a connection that opened in time, even if the process noticed it late", async () => {
    const ask = await start((_req, res) => res.end("fine"));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const answer = ask();
    // The connection is under way: what comes of it is seen only in the next turn of the event loop.
    for (let tick = 0; tick < 5; tick++) await new Promise<void>((resolve) => process.nextTick(resolve));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect((await answer).body.toString()).toBe("fine");
  });

  it("does not retry a new connection", async () => {
    let requests = 0;
    const ask = await start((req) => {
      requests += 1;
      req.socket.destroy();
    });
    await expect(ask()).rejects.toMatchObject({ failure: "unreachable" });
    expect(requests).toBe(1);
  });

  it("rejects an answer that breaks off, is too large, or does not end", async () => {
    const broken = await start((_req, res) => {
      res.writeHead(200, { "content-length": "10" });
      res.write("half", () => res.destroy());
    });
    await expect(broken()).rejects.toMatchObject({ failure: "unreachable" });
    server.close();
    const large = await start((_req, res) => res.end("x".repeat(1001)));
    await expect(large()).rejects.toMatchObject({ failure: "too_large" });
    server.close();
    const endless = await start((_req, res) => void res.write("x"), { timeoutMs: 50 });
    await expect(endless()).rejects.toMatchObject({ failure: "too_slow" });
  });

  it("accepts an answer of the maximum size, and as many at once as fit", async () => {
    const ask = await start((_req, res) => res.end("x".repeat(1000)), { maxBytes: 1000, maxBytesAtOnce: 1000 });
    expect((await ask()).body.length).toBe(1000);
    expect((await ask()).body.length).toBe(1000);
  });

  it("reads no more at once than there is memory for, and recovers", async () => {
    const refusal = Promise.withResolvers<void>();
    const answer: RequestListener = (_req, res) => {
      res.write("x".repeat(700));
      void refusal.promise.then(() => res.end());
    };
    const ask = await start(answer, { maxBytesAtOnce: 1000 });
    const both = [ask(), ask()];
    for (const each of both) each.catch(() => refusal.resolve());
    const statuses = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(["fulfilled", "rejected"]);
    expect((await ask()).status).toBe(200);
  });
});
