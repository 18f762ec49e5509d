import { once } from "node:events";
import { createServer } from "node:http";
import { disturbConnections } from "@meridian/testing/engines/disturb-connections";
import { startEngineProxy } from "@meridian/testing/engines/engine-proxy";
import { keepConnectionStates } from "@meridian/testing/processes/connection-states";
import { describe, expect, it, onTestFinished } from "vitest";
import { openMeilisearch } from "./open-meilisearch.ts";

const TIMING = { checkEveryMs: 50, limitMs: 5_000, replaceAfterMs: 500 };
const RECOVERY = { timeout: 30_000, interval: 50 };

/** Connects through a proxy to a server that answers the two requests that identify Meilisearch. */
async function openWatched() {
  const server = createServer((req, res) => {
    res.setHeader("content-type", "application/json");
    res.end(req.url === "/version" ? '{"pkgVersion":"1.50.0"}' : '{"status":"available"}');
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const way = await startEngineProxy({ to: address.port });
  onTestFinished(way.close);
  const { states, watch } = keepConnectionStates();
  const link = await openMeilisearch({
    url: `http://127.0.0.1:${way.port}`,
    apiKey: undefined,
    watch: { ...watch, ended: () => undefined, circuitTurned: () => undefined },
    timing: TIMING,
  });
  onTestFinished(link.close);
  const answers = () => link.ask((client) => client.health()).then(({ status }) => status, String);
  return { link, way, states, answers };
}

describe("connections to Meilisearch", { timeout: 90_000 }, () => {
  it("are replaced when no new ones open", async () => {
    const { link, states, answers } = await openWatched();
    await link.ask(async (client) => Reflect.get(client.config.requestInit ?? {}, "dispatcher").destroy());
    await expect.poll(() => states, RECOVERY).toEqual(["connected", "lost", "replaced", "connected"]);
    await expect.poll(answers, RECOVERY).toBe("available");
  });

  it("work again after a hundred were frozen, reset and half-closed", async () => {
    const { way, answers } = await openWatched();
    await disturbConnections(way, 100, answers);
    await expect.poll(answers, RECOVERY).toBe("available");
  });
});
