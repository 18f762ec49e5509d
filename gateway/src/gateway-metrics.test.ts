import { once } from "node:events";
import { createServer, request } from "node:http";
import { createMetrics } from "@meridian/platform/http/server/health-routes";
import { expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "./testing/start-test-gateway.ts";

let gateway: TestGateway;

const LIST = "/api/categories";
const GATEWAY = 'service="gateway"';

it("answers are counted by origin, with their bytes and the dataset version", async () => {
  const metrics = createMetrics("gateway");
  let isDown = false;
  const catalogue = (app: Parameters<NonNullable<Parameters<typeof startTestGateway>[0]["catalogue"]>>[0]): void => {
    app.get(LIST, (_req, res) => {
      if (isDown) res.status(500).end();
      else res.set("Cache-Control", "public, s-maxage=60").json([]);
    });
  };
  gateway = await startTestGateway({ catalogue }, { metrics });
  for (let times = 0; times < 3; times++) await fetch(gateway.url + LIST);
  isDown = true;
  gateway.setVersion(2);
  await fetch(gateway.url + LIST);
  const text = await metrics.registry.metrics();
  expect(text).toContain(`gateway_cache_answers_total{outcome="miss",${GATEWAY}} 1`);
  expect(text).toContain(`gateway_cache_answers_total{outcome="hit",${GATEWAY}} 2`);
  expect(text).toContain(`gateway_cache_answers_total{outcome="stale",${GATEWAY}} 1`);
  expect(text).toContain(`dataset_version{${GATEWAY}} 2`);
  expect(text).toMatch(/gateway_cache_bytes\{service="gateway"\} [1-9]/);
  expect(text).toMatch(/http_request_duration_seconds_count\{[^}]*route="catalogue read"[^}]*\} 4/);
});

it("an unreachable replica, and the retry on another, are counted by service", async () => {
  const metrics = createMetrics("gateway");
  gateway = await startTestGateway({});
  const well = createServer((_req, res) => res.end("[]"));
  await once(well.listen(0, "127.0.0.1"), "listening");
  const address = well.address();
  const port = address === null || typeof address === "string" ? 0 : address.port;
  const gone = gateway;
  const services = {
    web: [new URL("http://127.0.0.1:1")],
    catalogue: [new URL("http://127.0.0.1:1"), new URL(`http://127.0.0.1:${port}`)],
    admin: [new URL("http://127.0.0.1:1")],
    ingest: [new URL("http://127.0.0.1:1")],
  };
  gateway = await startTestGateway({}, { metrics, services });
  await gone.close();
  for (const path of [LIST, "/api/countries"]) expect((await fetch(gateway.url + path)).status).toBe(200);
  const text = await metrics.registry.metrics();
  expect(text).toContain(`gateway_service_failures_total{target="catalogue",${GATEWAY}} 1`);
  expect(text).toContain(`gateway_service_retries_total{target="catalogue",${GATEWAY}} 1`);
  well.close();
});

it("open websockets are counted", async () => {
  const metrics = createMetrics("gateway");
  gateway = await startTestGateway({}, { metrics });
  gateway.serverOf("ingest").server.on("upgrade", (_req, socket) => {
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    socket.pipe(socket);
  });
  const headers = { connection: "Upgrade", upgrade: "websocket" };
  const upgrade = request(`${gateway.url}/api/admin/imports/progress`, { headers }).end();
  const [, socket] = await once(upgrade, "upgrade");
  expect(await metrics.registry.metrics()).toContain(`gateway_websockets{${GATEWAY}} 1`);
  socket.destroy();
  await expect.poll(() => metrics.registry.metrics()).toContain(`gateway_websockets{${GATEWAY}} 0`);
});
