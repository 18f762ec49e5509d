import { once } from "node:events";
import { request } from "node:http";
import { problemSchema } from "@meridian/shared/contracts/problem";
import { MAX_CHUNK_BYTES, RESUMABLE_UPLOADS_PATH } from "@meridian/shared/contracts/resumable-upload";
import type { Express } from "express";
import { afterEach, describe, expect, it } from "vitest";
import type { GatewayOptions } from "./app.ts";
import { startTestGateway, type TestGateway, type TestServices } from "./testing/start-test-gateway.ts";

let gateway: TestGateway;

async function start(build: TestServices, overrides?: Partial<GatewayOptions>): Promise<void> {
  gateway = await startTestGateway(build, overrides);
}

afterEach(() => gateway.close());

describe("a write", () => {
  it("is forwarded with its body and cookies, and so is the answer", async () => {
    await start({
      admin: (app) =>
        app.post("/api/admin/login", (req, res) => {
          res.cookie("s", "1");
          req.pipe(res);
        }),
    });
    const answer = await fetch(`${gateway.url}/api/admin/login`, { method: "POST", body: "hello" });
    expect([await answer.text(), answer.headers.get("set-cookie")]).toEqual(["hello", "s=1; Path=/"]);
    expect(answer.headers.get("x-cache")).toBeNull();
  });

  it("that announces too large a body is rejected before it reaches a service", async () => {
    let isReached = false;
    await start({ admin: (app) => app.use(() => (isReached = true)) });
    const body = "x".repeat(1024 * 1024 + 1);
    const answer = await fetch(`${gateway.url}/api/contact`, { method: "POST", body });
    expect([answer.status, answer.headers.get("connection"), isReached]).toEqual([413, "close", false]);
  });

  it("may be as large as its route class allows", async () => {
    const take = (app: Express) => app.use((req, res) => void req.resume().once("end", () => res.json("taken")));
    await start({ admin: take, ingest: take });
    const send = async (method: string, path: string, bytes: number) =>
      (await fetch(`${gateway.url}${path}`, { method, body: Buffer.alloc(bytes) })).status;
    expect(await send("POST", "/api/contact", 1024 * 1024)).toBe(200);
    expect(await send("POST", "/api/upload-excel", 2 * 1024 * 1024)).toBe(200);
    expect(await send("PATCH", `${RESUMABLE_UPLOADS_PATH}/x`, MAX_CHUNK_BYTES)).toBe(200);
  });

  it.each([
    ["POST", "/api/contact", 1024 * 1024, "1 MB"],
    ["POST", "/api/upload-excel", 160 * 1024 * 1024, "160 MB"],
    ["PATCH", `${RESUMABLE_UPLOADS_PATH}/x`, MAX_CHUNK_BYTES, "16 MB"],
  ])("%s %s is rejected as soon as it announces more than %i bytes", async (method, path, maxBytes, limit) => {
    await start({});
    const headers = { "content-length": maxBytes + 1 };
    const tooLarge = request({ host: "127.0.0.1", port: gateway.port, method, path, headers });
    tooLarge.flushHeaders();
    const [refused] = await once(tooLarge, "response");
    const problem = problemSchema.parse(JSON.parse(String(await refused.setEncoding("utf8").toArray())));
    tooLarge.destroy();
    expect([refused.statusCode, refused.headers.connection, problem.code]).toEqual([413, "close", "too_large"]);
    expect(problem.detail).toContain(limit);
  });

  it("to a service that is down gets a problem", async () => {
    await start({});
    await gateway.serverOf("admin").close();
    const answer = await fetch(`${gateway.url}/api/contact`, { method: "POST", body: "{}" });
    expect([answer.status, problemSchema.parse(await answer.json()).code]).toEqual([502, "unavailable"]);
  });
});

describe("a websocket", () => {
  const open = async (path: string) => {
    const headers = { connection: "Upgrade", upgrade: "websocket" };
    const asked = request({ host: "127.0.0.1", port: gateway.port, path, headers }).end();
    const [answer] = await Promise.race([once(asked, "upgrade"), once(asked, "response")]);
    asked.destroy();
    return [answer.statusCode, answer.headers["x-seen"]];
  };

  it("may be opened 60 times a minute and no more", async () => {
    await start({}, { rateLimitFactor: 1 / 30 });
    const path = "/api/admin/imports/progress";
    gateway.serverOf("ingest").server.on("upgrade", (_req, socket) => {
      socket.end("HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    });
    expect([await open(path), await open(path), await open(path)]).toEqual([
      [401, undefined],
      [401, undefined],
      [429, undefined],
    ]);
  });

  it("reaches the import progress and nothing else", async () => {
    await start({});
    for (const name of ["ingest", "catalogue", "web"] as const) {
      gateway.serverOf(name).server.on("upgrade", (req, socket) => {
        const seen = req.headers["x-forwarded-for"];
        socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nX-Seen: ${seen}\r\n\r\n`);
        socket.once("end", () => socket.end());
        socket.resume();
      });
    }
    expect(await open("/api/admin/imports/progress")).toEqual([101, "127.0.0.1"]);
    expect(await open("/api/admin/imports/progress?id=1")).toEqual([101, "127.0.0.1"]);
    expect(await open("/api/search")).toEqual([404, undefined]);
    expect(await open("/")).toEqual([404, undefined]);
  });
});
