import type { Browser, CDPSession, Page } from "@playwright/test";
import type { VisitedPage } from "./visited-pages.ts";

export interface Vitals {
  lcpMs: number;
  cls: number;
  inpMs: number;
  /** All scripts before the first interaction, gzipped, except the map's. */
  scriptKb: number;
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
/** Slow 4G as Lighthouse applies it in a browser. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const TIMEOUT_MS = 120_000;
/** Longer than the pause that ends a session window of layout shifts. */
const SETTLE_MS = 1_500;
const MAP_SCRIPT = /\/[\w.-]*map[\w.-]*\.m?js$/;

/** Visits a page for the first time on a slow phone. */
export async function measurePage(browser: Browser, url: string, visited: VisitedPage): Promise<Vitals> {
  const context = await browser.newContext({ ...PHONE, locale: "en-US" });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.addInitScript(observeVitals);
    const devtools = await context.newCDPSession(page);
    const scripts = await countScripts(devtools);
    await devtools.send("Network.setExtraHTTPHeaders", { headers: { "accept-encoding": "gzip" } });
    await devtools.send("Network.emulateNetworkConditions", NETWORK);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(`${url}${visited.path}`, { waitUntil: "networkidle", timeout: TIMEOUT_MS });
    const scriptKb = scripts.bytes() / 1000;
    await visited.interact(page);
    await page.waitForTimeout(SETTLE_MS);
    return { ...(await readVitals(page)), scriptKb };
  } finally {
    await context.close();
  }
}

async function countScripts(devtools: CDPSession): Promise<{ bytes(): number }> {
  /** Including headers, which the total transfer size also counts. */
  const scripts = new Map<string, number>();
  let bytes = 0;
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script" && !MAP_SCRIPT.test(response.url)) scripts.set(requestId, response.encodedDataLength);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const headBytes = scripts.get(requestId);
    if (headBytes !== undefined) bytes += encodedDataLength - headBytes;
  });
  await devtools.send("Network.enable");
  return { bytes: () => bytes };
}

async function readVitals(page: Page): Promise<Omit<Vitals, "scriptKb">> {
  return page.evaluate(() => {
    const seen: { lcpMs: number; cls: number; inpMs: number } = Reflect.get(window, "meridianVitals");
    return seen;
  });
}

/** Runs in the page before anything else: layout shift is the worst session window, interactions the slowest. */
function observeVitals(): void {
  const ROW_PAUSE_MS = 1_000;
  const ROW_LENGTH_MS = 5_000;
  const vitals = { lcpMs: 0, cls: 0, inpMs: 0 };
  Reflect.set(window, "meridianVitals", vitals);
  const observe = (type: string, read: (entry: PerformanceEntry) => void, options = {}): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry);
    }).observe({ type, buffered: true, ...options });
  };
  const numberIn = (entry: PerformanceEntry, name: string): number => Number(Reflect.get(entry, name) ?? 0);
  let row = { sum: 0, startedAt: 0, lastAt: Number.NEGATIVE_INFINITY };
  observe("largest-contentful-paint", (entry) => {
    vitals.lcpMs = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    if (Reflect.get(entry, "hadRecentInput") === true) return;
    const { startTime } = entry;
    const isNewRow = startTime - row.lastAt > ROW_PAUSE_MS || startTime - row.startedAt > ROW_LENGTH_MS;
    if (isNewRow) row = { sum: 0, startedAt: startTime, lastAt: startTime };
    row.sum += numberIn(entry, "value");
    row.lastAt = startTime;
    vitals.cls = Math.max(vitals.cls, row.sum);
  });
  observe(
    "event",
    (entry) => {
      if (numberIn(entry, "interactionId") > 0) vitals.inpMs = Math.max(vitals.inpMs, entry.duration);
    },
    { durationThreshold: 16 },
  );
}
