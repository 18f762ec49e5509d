import { once } from "node:events";
import { Agent, get, request } from "node:http";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { startServer } from "./start-server.ts";

it("a closing server lets a running request end, and does not wait for its idle connection", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const server = await startServer(
    async (_req, res) => {
      arrive();
      await released;
      res.end("whole");
    },
    { host: "127.0.0.1", port: 0 },
  );
  const agent = new Agent({ keepAlive: true });
  const answered = once(get({ host: "127.0.0.1", port: server.port, agent }), "response");
  await arrived;
  const closed = server.close();
  release();
  const [answer] = await answered;
  expect(Buffer.concat(await answer.toArray()).toString()).toBe("whole");
  await closed;
  agent.destroy();
}, 10_000);

it("a closing server does not wait for a connection without requests", async () => {
  const server = await startServer((_req, res) => void res.end(), { host: "127.0.0.1", port: 0 });
  const socket = connect(server.port, "127.0.0.1");
  await once(server.server, "connection");
  const closed = once(socket.resume(), "close");
  await server.close();
  await closed;
}, 10_000);

it("a closing server does not wait for the rest of a request that has its answer", async () => {
  const server = await startServer((_req, res) => void res.writeHead(413).end("too large"), {
    host: "127.0.0.1",
    port: 0,
  });
  const sending = request({
    host: "127.0.0.1",
    port: server.port,
    method: "POST",
    headers: { "content-length": 1_000 },
  });
  sending.on("error", () => undefined);
  sending.write("the first part");
  const [answer] = await once(sending, "response");
  expect(Buffer.concat(await answer.toArray()).toString()).toBe("too large");
  await server.close();
}, 20_000);

it("a draining server still answers, and closes each connection with its answer", async () => {
  const server = await startServer((_req, res) => void res.end("whole"), { host: "127.0.0.1", port: 0 });
  const agent = new Agent({ keepAlive: true });
  const ask = async () => {
    const [answer] = await once(get({ host: "127.0.0.1", port: server.port, agent }), "response");
    return [Buffer.concat(await answer.toArray()).toString(), answer.headers.connection];
  };
  expect(await ask()).toEqual(["whole", "keep-alive"]);
  const noticed = server.drain(1);
  expect(server.isDraining()).toBe(true);
  expect(await ask()).toEqual(["whole", "close"]);
  await noticed;
  await server.close();
  agent.destroy();
});

it("a server reports its liveness to other processes, except on a public address", async () => {
  const statusOf = async (isProbed: boolean) => {
    const server = await startServer((_req, res) => void res.writeHead(404).end(), {
      host: "127.0.0.1",
      port: 0,
      isProbed,
    });
    const { status } = await fetch(`http://127.0.0.1:${server.port}/internal/alive`);
    await server.close();
    return status;
  };
  expect([await statusOf(true), await statusOf(false)]).toEqual([204, 404]);
});
