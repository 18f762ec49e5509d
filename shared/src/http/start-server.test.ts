import { once } from "node:events";
import { Agent, get } from "node:http";
import { expect, it } from "vitest";
import { startServer } from "./start-server.ts";

it("a closing server lets a running request end, and does not wait for its kept connection", async () => {
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
