import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { IMPORT_PROGRESS_PATH } from "@meridian/contracts/imports/import-limits";
import { startTestApp, type TestApp } from "@meridian/testing/start-test-app";
import express, { type RequestHandler, type Response as ServiceResponse } from "express";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start-test-gateway.ts";

let gateway: TestGateway;
const replicas: TestApp[] = [];
afterEach(async () => {
  for (const replica of replicas.splice(0)) await replica.close();
});

describe("the read timeout of streamed calls", () => {
  let held: ServiceResponse[];

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    held = [];
    gateway = await startTestGateway({
      admin: (app) =>
        app.use((req, res) => {
          req.resume();
          held.push(res);
        }),
    });
  });
  afterEach(() => void vi.useRealTimers());

  it("does not apply to writes", async () => {
    const answer = fetch(`${gateway.url}/api/contact`, { method: "POST", body: "{}" });
    await expect.poll(() => held.length).toBe(1);
    vi.advanceTimersByTime(10_000);
    held[0]?.json("written");
    expect([(await answer).status, await (await answer).json()]).toEqual([200, "written"]);
  });

  it("no longer applies once the answer has started", async () => {
    const answer = fetch(`${gateway.url}/api/admin/stats`);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.write("begun, ");
    await answer;
    vi.advanceTimersByTime(10_000);
    held[0]?.end("ended");
    expect(await (await answer).text()).toBe("begun, ended");
  });
});

describe("a call whose connection breaks", () => {
  const PATH = "/api/admin/stats";
  /** The ports of the replicas that a call reached. */
  let clientPorts: (number | undefined)[];

  async function startReplicas(breakOff: RequestHandler): Promise<void> {
    clientPorts = [];
    const count: RequestHandler = ({ socket }, _res, next) => {
      clientPorts.push(socket.localPort);
      next();
    };
    replicas.push(
      await startTestApp(express().use(count, breakOff)),
      await startTestApp(express().use(count, breakOff)),
    );
    const urls = replicas.map(({ url }) => new URL(url));
    gateway = await startTestGateway({}, { services: { web: urls, catalogue: urls, admin: urls, ingest: urls } });
  }

  /** The status of the answer; undefined where the connection broke instead. */
  async function send(method: string, headers: Record<string, string> = {}, body = ""): Promise<number | undefined> {
    const sent = request(`${gateway.url}${PATH}`, { method, headers });
    sent.end(body);
    const [answer] = await once(sent, "response");
    answer.resume();
    return once(answer, "end").then(
      () => answer.statusCode,
      () => undefined,
    );
  }

  it.each<[string, string, Record<string, string>, string, number]>([
    ["is repeated on another replica, once, if it is a GET", "GET", {}, "", 2],
    ["is repeated if it is a HEAD", "HEAD", {}, "", 2],
    ["is repeated if it is a GET with an empty body", "GET", { "content-length": "0" }, "", 2],
    ["is not repeated if it is a GET with a body", "GET", { "content-length": "2" }, "{}", 1],
    [
      "is not repeated if it is a GET with a body of unknown length",
      "GET",
      { "transfer-encoding": "chunked" },
      "{}",
      1,
    ],
    ["is not repeated if it is a write", "DELETE", {}, "", 1],
  ])("%s", async (_title, method, headers, body, times) => {
    await startReplicas((req) => void req.socket.destroy());
    expect([await send(method, headers, body), clientPorts.length, new Set(clientPorts).size]).toEqual([
      502,
      times,
      times,
    ]);
  });

  it("is not retried once the visitor has part of the answer", async () => {
    await startReplicas((_req, res) => void res.write("x".repeat(10_000), () => res.destroy()));
    expect([await send("GET"), clientPorts.length]).toEqual([undefined, 1]);
  });
});

describe("an open websocket", () => {
  let upstream: Duplex;

  /** Opens a websocket to a service that echoes. */
  async function open(early = ""): Promise<Socket> {
    gateway = await startTestGateway({});
    gateway.serverOf("ingest").server.on("upgrade", (_req, socket, head) => {
      upstream = socket;
      socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
      socket.write(head);
      socket.pipe(socket);
    });
    const socket = connect(gateway.port, "127.0.0.1");
    const headers = "Host: site.example\r\nConnection: Upgrade\r\nUpgrade: websocket";
    socket.write(`GET ${IMPORT_PROGRESS_PATH} HTTP/1.1\r\n${headers}\r\n\r\n${early}`);
    return socket;
  }

  async function readUntil(socket: Socket, end: string): Promise<string> {
    let text = "";
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      text += String(chunk);
      if (text.endsWith(end)) return text;
    }
    throw new Error(`The socket closed after: ${text}`);
  }

  it("carries data both ways, including data sent with the upgrade request", async () => {
    const socket = await open("early ");
    expect(await readUntil(socket, "early ")).toContain("101 Switching Protocols");
    socket.write("late");
    expect(await readUntil(socket, "late")).toBe("late");
    socket.destroy();
  });

  it("is closed at its service when the visitor disconnects", async () => {
    const socket = await open();
    await readUntil(socket, "\r\n\r\n");
    const closed = once(upstream, "close");
    socket.destroy();
    await closed;
  });

  it("is closed for its visitor when the gateway stops", async () => {
    const socket = await open();
    await readUntil(socket, "\r\n\r\n");
    const closed = once(socket.resume(), "close");
    await gateway.close();
    await closed;
  });
});

it("a websocket to a service that is down is closed", async () => {
  gateway = await startTestGateway({});
  await gateway.serverOf("ingest").close();
  const headers = { connection: "Upgrade", upgrade: "websocket" };
  const upgrade = request(`${gateway.url}${IMPORT_PROGRESS_PATH}`, { headers }).end();
  const outcome = await Promise.race([once(upgrade, "upgrade"), once(upgrade, "close").then(() => "closed")]).catch(
    ({ code }: NodeJS.ErrnoException) => code,
  );
  expect(outcome).toBe("ECONNRESET");
});
