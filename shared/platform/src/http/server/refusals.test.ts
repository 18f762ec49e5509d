import { startTestApp } from "@meridian/testing/start-test-app";
import { expect, it } from "vitest";
import { createLogger } from "../../logger.ts";
import { createRouter } from "../mount-endpoint.ts";
import { createServiceApp } from "./create-service-app.ts";
import { createMetrics } from "./health-routes.ts";
import { createRefusals } from "./refusals.ts";

const PERIOD_MS = 50;

function collectLines() {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { lines, logger: createLogger({ service: "test", level: "info", destination }) };
}

it("all refusals of a period are one log line, by route and reason", async () => {
  const { lines, logger } = collectLines();
  const refusals = createRefusals(createMetrics("test"), logger, PERIOD_MS);
  const refuse = (routeName: string | undefined) => refusals.count({ locals: { routeName } }, "no_room");
  for (let n = 0; n < 100; n++) refuse("catalogue read");
  refuse("web page");
  refuse(undefined);
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: "warn",
    msg: "requests refused",
    counts: { "catalogue read no_room": 100, "web page no_room": 1, no_room: 1 },
  });
  refuse("web page");
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({ counts: { "web page no_room": 1 } });
});

it("a service logs neither an error nor a line for a read it refuses", async () => {
  const { lines, logger } = collectLines();
  const router = createRouter();
  router.get("/slow", () => undefined);
  const metrics = createMetrics("test");
  const bounds = { maxInFlight: 1, timeoutMs: 60_000 };
  const site = await startTestApp(createServiceApp({ logger, metrics, routers: [router], bounds }));
  const leaving = new AbortController();
  const first = fetch(`${site.url}/slow`, { signal: leaving.signal }).catch(() => undefined);
  await expect
    .poll(
      async () =>
        (await fetch(`${site.url}/slow`, { signal: AbortSignal.timeout(200) }).catch(() => undefined))?.status,
    )
    .toBe(503);
  lines.length = 0;
  for (let n = 0; n < 5; n++) expect((await fetch(`${site.url}/slow`)).status).toBe(503);
  expect(lines).toEqual([]);
  expect(await metrics.registry.metrics()).toMatch(
    /http_refusals_total\{route="",reason="no_room",service="test"\} [6-9]/,
  );
  leaving.abort();
  await first;
  await site.close();
});
