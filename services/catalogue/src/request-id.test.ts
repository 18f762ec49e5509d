import { openEngines } from "@meridian/engines/open-engines";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { openSitemapStore } from "@meridian/engines/open-sitemap-store";
import { openKnowledge } from "@meridian/knowledge/open-knowledge";
import { createEngineWatch } from "@meridian/platform/http/server/engine-watch";
import { createMetrics } from "@meridian/platform/http/server/health-routes";
import { createLoggedLines } from "@meridian/testing/log-lines";
import { openTestEngines } from "@meridian/testing/open-test-engines";
import { startTestApp } from "@meridian/testing/start-test-app";
import { expect, it } from "vitest";
import { createCatalogueApp } from "./app.ts";
import { createShownCategories } from "./category/shown-categories.ts";

it("the gateway's request id is in the log line of every engine call, and in that of the request", async () => {
  const { config, close } = await openTestEngines();
  const metrics = createMetrics("catalogue");
  const { logger, lines } = createLoggedLines("catalogue");
  const watch = createEngineWatch(metrics, logger);
  const engines = await openEngines(config, { watch });
  const index = await openSearchIndex(config, "writer", { watch });
  const { brands, kinds, places: knownPlaces } = openKnowledge();
  const site = { sitemaps: await openSitemapStore(config), origin: "https://example.org" };
  const shown = createShownCategories({ ...engines, kinds });
  const app = await startTestApp(
    createCatalogueApp({ ...site, ...engines, shown, brands, kinds, knownPlaces, index, logger, metrics }),
  );

  const headers = { "x-request-id": "given-by-the-gateway" };
  const answer = await fetch(`${app.url}/api/search?q=pizza`, { headers });
  await answer.body?.cancel();
  await expect.poll(() => lines.some(({ msg }) => msg === "request")).toBe(true);
  const calls = lines.filter(({ msg }) => msg === "engine call" || msg === "slow engine call");
  expect(calls.map(({ operation }) => operation)).toContain("index.search");
  expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set(["given-by-the-gateway"]));
  expect(answer.headers.get("x-request-id")).toBe("given-by-the-gateway");

  await app.close();
  await site.sitemaps.close();
  await index.close();
  await engines.close();
  await close();
});
