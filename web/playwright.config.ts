import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/checks/find-chromium.ts";
import { CLUSTER_VARIABLE } from "../scripts/checks/test-site.ts";

const chromium = findChromium(process.env);
/** Layout, focus and scripts of pages, which are the same whatever engine the services use. */
const LOOKS = ["public-pages", "public-narrow", "public-screens", "on-demand", "dialogs", "admin/narrow"];

/**
 * Journeys of visitors and the administrator. Each worker starts a site of its own, unless MERIDIAN_URL names one that already
 * runs, with ADMIN_USERNAME and ADMIN_PASSWORD.
 */
export default defineConfig({
  testDir: "e2e",
  testIgnore: process.env[CLUSTER_VARIABLE] ? LOOKS.map((name) => `**/${name}.spec.ts`) : [],
  outputDir: "../test-results/browser",
  globalSetup: "./e2e/prepare-sites.ts",
  // Single journeys keep every worker busy to the end; whole files would leave one alone with the longest.
  fullyParallel: true,
  // One more than cores: a journey spends a quarter of its time waiting, for animations or the network to rest.
  workers: process.env.MERIDIAN_URL === undefined ? availableParallelism() + 1 : 1,
  // Alone, after all others: the summary names a journey that passed only on its second try.
  retries: 1,
  retryStrategy: "isolated",
  timeout: 120_000,
  // Benchmarks measure how long a page takes; a busy machine fails no journey.
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    locale: "en-US",
    trace: "on-first-retry",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
