import { getPriority } from "node:os";
import { openEngines } from "@meridian/engines/open-engines";
import { makeTestEngineConfig } from "@meridian/testing/test-engine-config";
import { expect, it, onTestFinished } from "vitest";
import { startIngestProcess } from "./testing/ingest-process.ts";
import { sampleCsv, uploadForReport } from "./testing/sample-sheets.ts";
import { openSession } from "./testing/start-test-ingest.ts";

it("the process reports its stores, index and imports on its internal port only", async () => {
  const { config, environment, remove } = await makeTestEngineConfig();
  onTestFinished(remove);
  const engines = await openEngines(config);
  onTestFinished(() => engines.close());
  const ingest = await startIngestProcess(config.DATA_DIR, environment);
  onTestFinished(() => ingest.kill());
  const cookie = await openSession(engines);
  await uploadForReport({ url: ingest.url, cookie }, sampleCsv(1, 12));

  const readiness = await (await fetch(`${ingest.internalUrl}/readyz`)).json();
  expect(readiness).toMatchObject({
    status: "ok",
    checks: [
      { name: "integrity", isOk: true },
      { name: "store", isOk: true, businesses: 12 },
      { name: "sessions", isOk: true },
      { name: "index", isOk: true, documents: 12, lagRows: 0 },
    ],
  });
  const [business] = await engines.businesses.scan("", 1);
  expect(business).toMatchObject({ citySlug: expect.any(String), regionCode: expect.any(String) });
  const metrics = await (await fetch(`${ingest.internalUrl}/metrics`)).text();
  for (const line of [
    'import_rows_total{service="ingest"} 12',
    'index_rows_total{service="ingest"} 12',
    'index_lag_rows{service="ingest"} 0',
    'import_jobs_open{service="ingest"} 0',
    'import_jobs_total{state="succeeded",service="ingest"} 1',
  ]) {
    expect(metrics).toContain(line);
  }
  for (const path of ["/healthz", "/readyz", "/metrics"]) {
    expect((await fetch(`${ingest.url}${path}`, { headers: { cookie } })).status).toBe(404);
  }
  await ingest.stop();
});

it("the process yields the CPU to those that serve visitors", async () => {
  const { config, environment, remove } = await makeTestEngineConfig();
  onTestFinished(remove);
  const ingest = await startIngestProcess(config.DATA_DIR, environment);
  onTestFinished(() => ingest.kill());
  expect(getPriority(ingest.child.pid)).toBeGreaterThan(getPriority());
});
