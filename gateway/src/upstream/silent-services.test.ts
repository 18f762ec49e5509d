import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PROBE_PATH } from "@meridian/platform/http/replicas/replica-probe";
import { createHealthApp, createMetrics } from "@meridian/platform/http/server/health-routes";
import { startServer } from "@meridian/platform/http/server/start-server";
import { freePort } from "@meridian/testing/engines/free-port";
import { createLoggedLines } from "@meridian/testing/log-lines";
import { startTestApp } from "@meridian/testing/start-test-app";
import express from "express";
import { describe, expect, it, onTestFinished } from "vitest";
import type { ServiceUrls } from "../config.ts";
import { startTestGateway } from "../testing/start-test-gateway.ts";
import { servicesCheck } from "./silent-services.ts";

/** Runs on `port`, or on a free one. */
async function startService(port = 0) {
  const app = express();
  app.use((_req, res) => {
    res.send("served");
  });
  const { server, close, port: taken } = await startServer(app, { host: "127.0.0.1", port });
  const stop = async () => {
    server.closeAllConnections();
    if (server.listening) await close();
  };
  onTestFinished(stop);
  return { url: new URL(`http://127.0.0.1:${taken}`), stop };
}

/** The pages do not run yet. */
async function startWithoutPages(startingForMs: number) {
  const port = await freePort();
  const { url } = await startService();
  const web = new URL(`http://127.0.0.1:${port}`);
  const services: ServiceUrls = { web: [web], catalogue: [url], admin: [url], ingest: [url] };
  const { logger, lines } = createLoggedLines("gateway");
  const gateway = await startTestGateway({}, { services, startingForMs, logger });
  const get = (path: string) => fetch(`${gateway.url}${path}`, { headers: { accept: "text/html" } });
  const statusOf = async (path: string) => (await get(path)).status;
  return { services, lines, get, statusOf, startPages: () => startService(port) };
}

describe("while a service has not started since the gateway did", () => {
  it("visitors get a page that says so and reloads itself, until the service answers", async () => {
    const { get, statusOf, startPages } = await startWithoutPages(60_000);
    expect(await statusOf("/about")).toBe(503);
    const page = await get("/about");
    expect([page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual(["2", "no-store"]);
    expect(await page.text()).toMatch(/<meta http-equiv="refresh" content="2">\s*<title>Starting<\/title>/);
    const pages = await startPages();
    expect(await statusOf("/about")).toBe(200);
    await pages.stop();
    expect(await statusOf("/other")).toBe(502);
  });

  it("answers of other services are served", async () => {
    const { statusOf } = await startWithoutPages(60_000);
    expect(await statusOf("/about")).toBe(503);
    expect(await statusOf("/api/categories")).toBe(200);
  });

  it("no line is logged per request", async () => {
    const { statusOf, lines } = await startWithoutPages(60_000);
    expect(await statusOf("/about")).toBe(503);
    lines.length = 0;
    for (const path of ["/", "/about", "/categories"]) await statusOf(path);
    expect(lines).toEqual([]);
  });

  it("programs get a problem with Retry-After", async () => {
    const { get, statusOf } = await startWithoutPages(60_000);
    expect(await statusOf("/about")).toBe(503);
    const answer = await get("/assets/page.js");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await answer.json()).toMatchObject({ status: 503, code: "unavailable", title: "Starting" });
  });

  it("a page also waits for the catalogue, which fills it; other data does not", async () => {
    const { url } = await startService();
    const away = new URL(`http://127.0.0.1:${await freePort()}`);
    const services: ServiceUrls = { web: [url], catalogue: [away], admin: [url], ingest: [url] };
    const gateway = await startTestGateway({}, { services, startingForMs: 60_000 });
    const statusOf = async (path: string) => (await fetch(`${gateway.url}${path}`)).status;
    await expect.poll(() => statusOf("/about")).toBe(503);
    const paths = ["/api/categories", "/admin/upload", "/assets/page.js", "/api/admin/stats", "/api/none"];
    expect(await Promise.all(paths.map(statusOf))).toEqual([503, 503, 200, 200, 404]);
  });

  it("the first ready replica counts as the service", async () => {
    const { url } = await startService();
    const away = new URL(`http://127.0.0.1:${await freePort()}`);
    const services: ServiceUrls = { web: [url], catalogue: [away, url], admin: [away], ingest: [url] };
    const gateway = await startTestGateway({}, { services, startingForMs: 60_000 });
    const statusOf = async (path: string) => (await fetch(`${gateway.url}${path}`)).status;
    await expect.poll(() => statusOf("/api/admin/stats")).toBe(503);
    expect([await statusOf("/api/categories"), await statusOf("/about")]).toEqual([200, 200]);
  });

  it("one that accepts connections is called, even if a busy machine delays its health check", async () => {
    const slow = createServer((req, res) => void (req.url === PROBE_PATH || res.end("served"))).listen(0, "127.0.0.1");
    await once(slow, "listening");
    const admin = new URL(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`);
    const { url } = await startService();
    const services: ServiceUrls = { web: [url], catalogue: [url], admin: [admin], ingest: [url] };
    const gateway = await startTestGateway({}, { services, startingForMs: 60_000 });
    onTestFinished(() => void slow.close());
    const login = await fetch(`${gateway.url}/api/admin/login`, { method: "POST", body: "{}" });
    expect(login.status).toBe(200);
  });

  it("it counts as failed after its start time limit", async () => {
    const { statusOf } = await startWithoutPages(1);
    expect(await statusOf("/about")).toBe(502);
  });
});

it("the gateway names every replica that does not answer, and no service that does", async () => {
  const { url } = await startService();
  const away = await Promise.all([freePort(), freePort()]);
  const silent = away.map((port) => new URL(`http://127.0.0.1:${port}`));
  const check = servicesCheck({ web: [url], catalogue: [...silent, url], admin: [url], ingest: [url] });
  const origins = silent.map(({ origin }) => origin);
  expect(await check.check()).toEqual({ silent: { catalogue: expect.arrayContaining(origins) } });
});

it("the gateway names a service that does not answer in /readyz, and stays ready", async () => {
  const { services } = await startWithoutPages(0);
  const health = await startTestApp(createHealthApp(createMetrics("gateway"), [servicesCheck(services)]));
  onTestFinished(health.close);
  const answer = await fetch(`${health.url}/readyz`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ checks: [{ isOk: true, silent: { web: [services.web[0]?.origin] } }] });
});
