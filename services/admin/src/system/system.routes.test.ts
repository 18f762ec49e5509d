import { systemStatusSchema } from "@meridian/contracts/admin/system";
import { DAY_MS, HOUR_MS } from "@meridian/contracts/durations";
import { createHealthApp, createMetrics } from "@meridian/platform/http/server/health-routes";
import { openTestEngines } from "@meridian/testing/open-test-engines";
import { startTestApp } from "@meridian/testing/start-test-app";
import express from "express";
import { Gauge } from "prom-client";
import { describe, expect, it } from "vitest";
import { startTestAdmin } from "../testing/start-test-admin.ts";
import { createBlockedSourceLog } from "./blocked-source-log.ts";
import { parseMetrics } from "./parse-metrics.ts";
import { durationOfShare, processSampleOf, requestsBetween } from "./process-sample.ts";
import { createSystemWatch, measureBackups } from "./system-watch.ts";

const REQUESTS = 40;
const NO_BACKUPS = { lastAt: async () => undefined };

/** A gateway as the watch sees it: the real metrics of a running app. */
async function startMeasuredApp() {
  const metrics = createMetrics("gateway");
  const app = express();
  app.use(metrics.observeRequests);
  app.get("/page", (_req, res) => {
    res.send("ok");
  });
  app.get("/broken", (_req, res) => {
    res.status(500).send("no");
  });
  const blocked = new Gauge({
    name: "gateway_csp_blocked",
    help: "As the gateway has it",
    labelNames: ["directive", "source"],
    registers: [metrics.registry],
  });
  const [site, health] = await Promise.all([startTestApp(app), startTestApp(createHealthApp(metrics, []))]);
  return {
    metricsUrl: new URL(health.url),
    block: (directive: string, source: string) => blocked.inc({ directive, source }),
    async ask(path: string, times: number) {
      for (let time = 0; time < times; time++) await (await fetch(`${site.url}${path}`)).text();
    },
    async close() {
      await Promise.all([site.close(), health.close()]);
    },
  };
}

describe("the state of the site", () => {
  it("needs a session", async () => {
    const admin = await startTestAdmin();
    const url = `${admin.url}/api/admin/system`;
    expect((await fetch(url)).status).toBe(401);
    const answer = await fetch(url, { headers: { cookie: await admin.openSession() } });
    const status = systemStatusSchema.parse(await answer.json());
    expect(status.isHealthy).toBeNull();
    expect(status.requests.perSecond).toBeNull();
    expect(status.machine.memoryBytes).toBeGreaterThan(status.machine.memoryFreeBytes);
    await admin.stop();
  });

  it("names the time of the last backup, or that there is none", async () => {
    const admin = await startTestAdmin();
    const headers = { cookie: await admin.openSession() };
    const backupNow = async () =>
      systemStatusSchema.parse(await (await fetch(`${admin.url}/api/admin/system`, { headers })).json()).backup;
    expect(await backupNow()).toEqual({ lastAt: null });
    await admin.engines.backups.put(new Date("2026-05-01T03:00:00.000Z"));
    expect(await backupNow()).toEqual({ lastAt: "2026-05-01T03:00:00.000Z" });
    await admin.stop();
  });

  it("measures the age of the last backup; without one it is not a number", async () => {
    const metrics = createMetrics("admin");
    let lastAt: Date | undefined;
    measureBackups(metrics, { lastAt: async () => lastAt });
    const age = async () => Number(/^backup_age_seconds.* (\S+)$/m.exec(await metrics.registry.metrics())?.[1]);
    expect(await metrics.registry.metrics()).toMatch(/^backup_age_seconds.* Nan$/im);
    lastAt = new Date(Date.now() - HOUR_MS);
    expect(Math.round((await age()) / 60)).toBe(60);
  });

  it("derives requests per second and latencies from two rounds of counters", async () => {
    const app = await startMeasuredApp();
    let at = Date.now();
    const watch = createSystemWatch({
      metricsUrls: [app.metricsUrl],
      dataDir: ".",
      backups: NO_BACKUPS,
      now: () => new Date(at),
    });
    const before = systemStatusSchema.parse(await watch.status());
    expect(before.requests).toEqual({ perSecond: null, p95Ms: null, failureShare: null, windowSeconds: null });
    await app.ask("/page", REQUESTS - 10);
    await app.ask("/broken", 10);
    at += 20_000;
    const after = systemStatusSchema.parse(await watch.status());
    expect(after.isHealthy).toBe(true);
    expect(after.requests.perSecond).toBe(REQUESTS / 20);
    expect(after.requests.failureShare).toBe(10 / REQUESTS);
    expect(after.requests.p95Ms).toBeGreaterThan(0);
    expect(after.processes).toHaveLength(1);
    expect(after.processes[0]).toMatchObject({ service: "gateway", isReached: true });
    expect(after.processes[0]?.memoryBytes).toBeGreaterThan(1_000_000);
    expect(before.machine.cpuShare).toBeNull();
    expect(after.machine.cpuShare).toBeGreaterThan(0);
    expect(after.machine.cpuShare).toBeLessThanOrEqual(1);
    expect(after.machine.diskBytes).toBeGreaterThan(after.machine.diskFreeBytes ?? 0);
    await app.close();
  });

  it("adds up the csp violations of all gateways, and names the settings that would allow them", async () => {
    const gateways = await Promise.all([startMeasuredApp(), startMeasuredApp()]);
    for (const { block } of gateways) {
      block("script-src-elem", "inline");
      block("connect-src", "https://counts.example");
    }
    gateways[0]?.block("connect-src", "https://counts.example");
    gateways[0]?.block("connect-src", "http://plain.example");
    const watch = createSystemWatch({
      metricsUrls: gateways.map(({ metricsUrl }) => metricsUrl),
      backups: NO_BACKUPS,
      now: () => new Date(),
    });
    expect(await watch.blocked()).toEqual([
      { directive: "connect-src", source: "https://counts.example", kind: "connect", count: 3 },
      { directive: "script-src-elem", source: "inline", kind: null, count: 2 },
      { directive: "connect-src", source: "http://plain.example", kind: null, count: 1 },
    ]);
    await Promise.all(gateways.map(({ close }) => close()));
  });

  it("still lists csp violations after gateways and the admin service have restarted", async () => {
    const engines = await openTestEngines();
    const at = { ms: Date.now() };
    const now = () => new Date(at.ms);
    const startWatch = (app: { metricsUrl: URL }) =>
      createSystemWatch({
        metricsUrls: [app.metricsUrl],
        backups: NO_BACKUPS,
        blockedLog: createBlockedSourceLog({ ...engines, now }),
        now,
      });
    const before = await startMeasuredApp();
    const watch = startWatch(before);
    for (let round = 0; round < 3; round++) {
      await watch.status();
      before.block("connect-src", "https://counts.example");
      at.ms += 20_000;
    }
    await before.close();
    const after = await startMeasuredApp();
    const blocked = { directive: "connect-src", source: "https://counts.example", kind: "connect", count: 2 };
    expect(await startWatch(after).blocked()).toEqual([blocked]);
    at.ms += 31 * DAY_MS;
    expect(await startWatch(after).blocked()).toEqual([]);
    await after.close();
    await engines.close();
  });

  it("names a silent process, and invents no figures for it", async () => {
    const app = await startMeasuredApp();
    let at = Date.now();
    const watch = createSystemWatch({ metricsUrls: [app.metricsUrl], backups: NO_BACKUPS, now: () => new Date(at) });
    await watch.status();
    await app.close();
    at += 20_000;
    const { isHealthy, processes, machine } = await watch.status();
    expect(isHealthy).toBe(false);
    expect(processes).toEqual([
      { service: "gateway", isReached: false, uptimeSeconds: null, memoryBytes: null, cpuShare: null },
    ]);
    expect(machine.diskBytes).toBeNull();
  });
});

describe("a process that fails for long", () => {
  it("is named even if it never answered", async () => {
    const app = await startMeasuredApp();
    await app.close();
    const names = new Map([[app.metricsUrl.href, "ingest"]]);
    const watch = createSystemWatch({
      metricsUrls: [app.metricsUrl],
      names,
      backups: NO_BACKUPS,
      now: () => new Date(),
    });
    expect((await watch.status()).processes).toMatchObject([{ service: "ingest", isReached: false }]);
  });

  it("is still named after its last answer has expired", async () => {
    const app = await startMeasuredApp();
    let at = Date.now();
    const watch = createSystemWatch({ metricsUrls: [app.metricsUrl], backups: NO_BACKUPS, now: () => new Date(at) });
    await watch.status();
    await app.close();
    for (let minutes = 0; minutes < 8; minutes += 4) {
      at += 4 * 60_000;
      await watch.status();
    }
    expect((await watch.status()).processes).toMatchObject([{ service: "gateway", isReached: false }]);
  });
});

describe("metrics as text", () => {
  const text = [
    "# HELP http_request_duration_seconds Time",
    'http_request_duration_seconds_bucket{le="0.1",route="/a{b}",service="gateway",status="200"} 90',
    'http_request_duration_seconds_bucket{le="0.5",route="/a{b}",service="gateway",status="200"} 100',
    'http_request_duration_seconds_bucket{le="+Inf",route="/a{b}",service="gateway",status="200"} 100',
    'http_request_duration_seconds_count{route="/a{b}",service="gateway",status="200"} 100',
    "not a metric",
  ].join("\n");

  it("parses labels with braces, and skips lines that are not metrics", () => {
    const samples = parseMetrics(text);
    expect(samples).toHaveLength(4);
    expect(samples[0]?.labels.get("route")).toBe("/a{b}");
  });

  it("interpolates the 95th percentile between bucket limits", () => {
    const { requests } = processSampleOf(parseMetrics(text));
    expect(durationOfShare(requests, 0.95)).toBeCloseTo(0.3);
    expect(durationOfShare({ total: 0, failures: 0, buckets: new Map() }, 0.95)).toBeUndefined();
  });

  it("counts a restarted process from its start", () => {
    const counters = (total: number) => ({ total, failures: 0, buckets: new Map([[1, total]]) });
    expect(requestsBetween(counters(50), counters(7)).total).toBe(7);
    expect(requestsBetween(counters(50), counters(57)).total).toBe(7);
  });
});
