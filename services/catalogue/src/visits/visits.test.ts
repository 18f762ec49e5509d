import type { Visit } from "@meridian/contracts/admin/visits";
import { unavailable } from "@meridian/platform/app-error";
import { createServiceApp } from "@meridian/platform/http/server/create-service-app";
import { createMetrics } from "@meridian/platform/http/server/health-routes";
import { createLogger } from "@meridian/platform/logger";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { startTestApp } from "@meridian/testing/start-test-app";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createVisitRecorder, type VisitRecorder } from "./visit-recorder.ts";
import { createVisitsRoutes, searchSubject } from "./visits.routes.ts";

const logger = createLogger({ service: "catalogue", level: "silent" });
const TODAY = { from: "2026-05-01", to: "2026-05-01" };
const now = () => new Date("2026-05-01T23:59:00.000Z");

let engines: TestEngines;
let recorder: VisitRecorder;
let app: { url: string; close(): Promise<void> };
let isAway: boolean;

beforeEach(async () => {
  isAway = false;
  engines = await openTestEngines();
  const add: TestEngines["visitCounts"]["add"] = (counts) =>
    isAway ? Promise.reject(unavailable("away")) : engines.visitCounts.add(counts);
  recorder = createVisitRecorder({ visitCounts: { add }, logger, now });
  const routers = [createVisitsRoutes(recorder)];
  app = await startTestApp(createServiceApp({ logger, metrics: createMetrics("catalogue"), routers }));
});
afterEach(async () => {
  await app.close();
  await engines.close();
});

const visit = (body: Visit | object, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/visits`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

it("pages, entries, searches and businesses are counted by day, once each", async () => {
  expect((await visit({ page: "home", isEntry: true })).status).toBe(204);
  await visit({ page: "business", isEntry: false, slug: "cafe-koln" });
  await visit({ page: "business", isEntry: false, slug: "cafe-koln" });
  await visit({ page: "search", isEntry: false, search: { q: " Pizza  ", location: "Berlin", isEmpty: false } });
  await visit({ page: "search", isEntry: false, search: { q: "pizza", location: "berlin", isEmpty: true } });
  await recorder.flush();
  const { visitCounts } = engines;
  expect(await visitCounts.sumByDay(["visit", "view", "search", "empty_search"], TODAY)).toMatchObject([
    { kind: "visit", count: 1 },
    { kind: "view", count: 5 },
    { kind: "search", count: 2 },
    { kind: "empty_search", count: 1 },
  ]);
  expect(await visitCounts.top("search", TODAY, 9)).toEqual([{ subject: "pizza\nberlin", count: 2 }]);
  expect(await visitCounts.top("business", TODAY, 9)).toEqual([{ subject: "cafe-koln", count: 2 }]);
});

it("programs and other sites' pages are not counted, and invalid visits are rejected", async () => {
  const page = { page: "home", isEntry: true };
  expect((await visit(page, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" })).status).toBe(204);
  expect((await visit(page, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await visit(page, { origin: "https://evil.example" })).status).toBe(403);
  expect((await visit({ page: "elsewhere", isEntry: true })).status).toBe(400);
  expect((await visit({ page: "business", isEntry: true, slug: "../x" })).status).toBe(400);
  await recorder.flush();
  expect(await engines.visitCounts.sumByDay(["visit", "view"], TODAY)).toEqual([]);
});

it("nothing is lost or counted twice while the store is down", async () => {
  await visit({ page: "home", isEntry: false });
  isAway = true;
  await recorder.flush();
  await visit({ page: "home", isEntry: false });
  isAway = false;
  await recorder.flush();
  await recorder.flush();
  expect(await engines.visitCounts.sumByDay(["view"], TODAY)).toMatchObject([{ count: 2 }]);
});

it("memory stays bounded and the sum correct, however many subjects are visited", async () => {
  for (let n = 0; n < 5_200; n++) recorder.note("search", `word ${n}\n`);
  await recorder.flush();
  expect(await engines.visitCounts.sumByDay(["search"], TODAY)).toMatchObject([{ count: 5_200 }]);
  expect((await engines.visitCounts.top("search", TODAY, 9_999)).length).toBeLessThanOrEqual(5_000);
});

it("stopping flushes the rest", async () => {
  const stop = recorder.start();
  recorder.note("view", "home");
  await stop();
  expect(await engines.visitCounts.sumByDay(["view"], TODAY)).toMatchObject([{ count: 1 }]);
});

it.each([
  ["Zoë's CAFÉ", "Köln", "zoë's café\nköln"],
  ["7 eleven", "", "7 eleven\n"],
  ["someone@example.org", "", undefined],
  ["+90 532 555 01 02", "", undefined],
  ["https://example.org", "", undefined],
  ["", "Berlin", undefined],
  ["flat 12 34", "56", "flat 12 34\n56"],
  ["flat 12 34", "567", undefined],
  ["٠٥٣٢٥٥٥", "", undefined],
  ["x".repeat(80), "", `${"x".repeat(80)}\n`],
  ["x".repeat(81), "", undefined],
])("for the search %s in %s %s is stored", (q, location, subject) => {
  expect(searchSubject(q, location)).toBe(subject);
});
