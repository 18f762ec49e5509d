import { resolve } from "node:path";
import { test as base } from "@playwright/test";
import { startTestSite, TEST_ADMIN, type TestSite } from "../../scripts/checks/test-site.ts";
import { serveTiles, type TileService } from "./tile-service.ts";

type Site = Pick<TestSite, "url" | "username" | "password" | "readProblems">;

const ROOT = resolve(import.meta.dirname, "../..");
const START_TIMEOUT_MS = 300_000;

/** Journeys share nothing with those of other workers: each worker has a site of its own. Its maps load their tiles from this machine. */
export const test = base.extend<{ problems: undefined }, { site: Site; tiles: TileService }>({
  site: [
    async ({ browserName: _ }, use) => {
      const {
        MERIDIAN_URL: url,
        ADMIN_USERNAME: username = TEST_ADMIN.username,
        ADMIN_PASSWORD: password = TEST_ADMIN.password,
      } = process.env;
      if (url !== undefined) {
        await use({ url, username, password, readProblems: async () => [] });
        return;
      }
      const site = await startTestSite(ROOT);
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  baseURL: ({ site }, use) => use(site.url),
  tiles: [
    async ({ browser }, use) => {
      const tiles = await serveTiles(browser);
      await use(tiles);
      await tiles.stop();
    },
    { scope: "worker", auto: true },
  ],
  problems: [
    async ({ site }, use, { status, expectedStatus }) => {
      await use(undefined);
      if (status !== expectedStatus)
        for (const problem of await site.readProblems()) process.stderr.write(`${problem}\n`);
    },
    { auto: true },
  ],
});
