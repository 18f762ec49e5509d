import { once } from "node:events";
import { request } from "node:http";
import { describe, expect, it } from "vitest";
import type { GatewayOptions } from "./app.ts";
import { startTestGateway, type TestGateway, type TestServices } from "./testing/start-test-gateway.ts";

let gateway: TestGateway;

async function start(build: TestServices, overrides?: Partial<GatewayOptions>): Promise<void> {
  gateway = await startTestGateway(build, overrides);
}

describe("a websocket", () => {
  const open = async (path: string) => {
    const headers = { connection: "Upgrade", upgrade: "websocket" };
    const upgrade = request({ host: "127.0.0.1", port: gateway.port, path, headers }).end();
    const [answer] = await Promise.race([once(upgrade, "upgrade"), once(upgrade, "response")]);
    upgrade.destroy();
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
