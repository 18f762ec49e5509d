import { defineConfig } from "@playwright/test";

/**
 * The journeys of visitors and of the admin, on a whole site that runs already at MERIDIAN_URL with demo data and the credentials
 * ADMIN_USERNAME and ADMIN_PASSWORD. `npm test` starts one, `npm run test:cluster` one of several processes each; CHROMIUM_PATH names the browser.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  workers: 1,
  // A journey that needed its second try has passed; the summary of the tests tells its name.
  retries: 1,
  timeout: 120_000,
  // How long a page takes is for the benchmarks: a machine that does much else at once fails no journey.
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: process.env.MERIDIAN_URL ?? "http://127.0.0.1:8080",
    locale: "en-US",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
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
