import { openEngines } from "@meridian/engines/open-engines";
import { createLoggedLines } from "@meridian/testing/log-lines";
import { openTestEngines } from "@meridian/testing/open-test-engines";
import { startTestApp } from "@meridian/testing/start-test-app";
import { expect, it, onTestFinished } from "vitest";
import { conflict } from "../../app-error.ts";
import type { ConnectionState } from "../../connection-watchdog.ts";
import { runInRequestContext } from "../../request-context.ts";
import { createEngineWatch } from "./engine-watch.ts";
import { createHealthApp, createMetrics } from "./health-routes.ts";

async function openWatched() {
  const { config, close } = await openTestEngines();
  onTestFinished(close);
  const metrics = createMetrics("test");
  const { logger, lines } = createLoggedLines("test");
  let exits = 0;
  const watch = createEngineWatch(metrics, logger, () => {
    exits += 1;
  });
  const engines = await openEngines(config, { watch });
  return { engines, watch, lines, metrics, figures: () => metrics.registry.metrics(), exits: () => exits };
}

it("every call of a store is counted by operation, and logged with its request or job", async () => {
  const { engines, lines, figures } = await openWatched();
  onTestFinished(engines.close);
  await runInRequestContext({ requestId: "request-1" }, () => engines.places.listCountries({ limit: 3 }));
  await runInRequestContext({ jobId: "j1" }, () => engines.sessions.find("none"));
  expect(lines).toMatchObject([
    { level: "debug", msg: "engine call", requestId: "request-1", operation: "places.listCountries", hasFailed: false },
    { level: "debug", msg: "engine call", jobId: "j1", operation: "sessions.find", hasFailed: false },
  ]);
  expect(await figures()).toMatch(
    /engine_call_duration_seconds_count\{service="test",engine="\w+",operation="places.listCountries"\} 1/,
  );
});

it("an unavailable engine counts as its failure, a rejected call does not", async () => {
  const { engines, watch, figures } = await openWatched();
  await engines.close();
  await expect(engines.places.totals()).rejects.toThrow();
  watch.ended({ engine: "sqlite", operation: "importJobs.finish", durationMs: 1, error: conflict("Not yours") });
  const text = await figures();
  expect(text).toMatch(/engine_call_errors_total\{engine="\w+",operation="places.totals",service="test"\} 1/);
  expect(text).not.toContain('operation="importJobs.finish",service="test"} 1');
});

it("a slow call is a warning, unless it moves a whole file", async () => {
  const { engines, watch, lines } = await openWatched();
  onTestFinished(engines.close);
  watch.ended({ engine: "mongodb", operation: "businesses.list", durationMs: 501, error: undefined });
  watch.ended({ engine: "mongodb", operation: "files.save", durationMs: 90_000, error: undefined });
  expect(lines).toMatchObject([
    { level: "warn", msg: "slow engine call", operation: "businesses.list", durationMs: 501 },
    { level: "debug", operation: "files.save" },
  ]);
});

it("a disconnected engine is named until it answers again", async () => {
  const { engines, watch, figures } = await openWatched();
  onTestFinished(engines.close);
  watch.circuitTurned("meilisearch", "facets", true);
  expect(await figures()).toContain('engine_circuit_open{engine="meilisearch",work="facets",service="test"} 1');
  watch.circuitTurned("meilisearch", "facets", false);
  expect(await figures()).toContain('engine_circuit_open{engine="meilisearch",work="facets",service="test"} 0');
});

it("health reports each engine connection, and fails only if the process itself cannot connect", async () => {
  const { engines, watch, metrics, figures } = await openWatched();
  onTestFinished(engines.close);
  const { url, close } = await startTestApp(createHealthApp(metrics, []));
  onTestFinished(close);
  const statuses: [ConnectionState, number][] = [];
  for (const state of ["connected", "lost", "away", "replaced"] as const) {
    watch.connectionTurned("mongodb", state);
    const answer = await fetch(`${url}/healthz`);
    expect(await answer.json()).toMatchObject({ connections: { mongodb: state } });
    statuses.push([state, answer.status]);
  }
  expect(statuses).toEqual([
    ["connected", 200],
    ["lost", 200],
    ["away", 200],
    ["replaced", 503],
  ]);
  expect(await figures()).toContain('engine_connected{engine="mongodb",service="test"} 0');
});

it("a process exits if it alone cannot connect to an engine", async () => {
  const { engines, watch, lines, exits } = await openWatched();
  onTestFinished(engines.close);
  watch.connectionGivenUp("mongodb");
  expect(exits()).toBe(1);
  expect(lines).toMatchObject([{ level: "fatal", msg: "engine connection given up", engine: "mongodb" }]);
});
