import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./checks/find-chromium.ts";
import { startTestSite } from "./checks/test-site.ts";
import { measurePage, type Vitals } from "./web-vitals/measure-page.ts";
import { type VisitedPage, visitedPages } from "./web-vitals/visited-pages.ts";

/**
 * What visitors with a slow phone on a slow network wait for: home, search, a business and a city, each as if for the first time, the median
 * of several visits beside its target. Ends with 1 when a target is missed.
 */
const { values } = parseArgs({
  options: {
    /** A site that runs already; else one is started on free ports with demo data. */
    url: { type: "string" },
    runs: { type: "string", default: "3" },
  },
});
const runs = Number(values.runs);
if (!Number.isSafeInteger(runs) || runs < 1) throw new Error("--runs must be a whole number above 0");

const TARGETS: Readonly<Record<keyof Vitals, number>> = { lcpMs: 2_500, cls: 0.05, inpMs: 200, scriptKb: 170 };
const COLUMNS: readonly { measure: keyof Vitals; title: string; digits: number }[] = [
  { measure: "lcpMs", title: "LCP ms", digits: 0 },
  { measure: "cls", title: "CLS", digits: 3 },
  { measure: "inpMs", title: "INP ms", digits: 0 },
  { measure: "scriptKb", title: "script kB", digits: 1 },
];
const NAME_WIDTH = 12;
const COLUMN_WIDTH = 22;

const executablePath = findChromium(process.env);
if (executablePath === undefined) throw new Error("There is no Chromium on this machine: CHROMIUM_PATH may name one");
const site = values.url === undefined ? await startTestSite(new URL("..", import.meta.url).pathname) : undefined;
const url = values.url ?? site?.url ?? "";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-quic"] });
try {
  console.log(`Chromium ${browser.version()} as a phone: CPU 4 × slower, slow 4G; median of ${runs}`);
  console.log(
    `Machine: ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, load ${loadavg()[0]?.toFixed(2)} before\n`,
  );
  console.log(`${"".padEnd(NAME_WIDTH)}${COLUMNS.map(({ title }) => title.padEnd(COLUMN_WIDTH)).join("")}`);
  for (const visited of await visitedPages(url)) {
    const vitals = await measure(browser, visited);
    console.log(`${visited.name.padEnd(NAME_WIDTH)}${COLUMNS.map((column) => cell(vitals, column)).join("")}`);
    if (COLUMNS.some(({ measure: name }) => vitals[name] > TARGETS[name])) process.exitCode = 1;
  }
  console.log(`\nload ${loadavg()[0]?.toFixed(2)} after`);
} finally {
  await browser.close();
  await site?.stop();
}

async function measure(inBrowser: Browser, visited: VisitedPage): Promise<Vitals> {
  await fetch(`${url}${visited.path}`, { signal: AbortSignal.timeout(30_000) });
  const visits: Vitals[] = [];
  for (let run = 0; run < runs; run++) visits.push(await measurePage(inBrowser, url, visited));
  const median = (name: keyof Vitals): number =>
    visits.map((vitals) => vitals[name]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  return { lcpMs: median("lcpMs"), cls: median("cls"), inpMs: median("inpMs"), scriptKb: median("scriptKb") };
}

function cell(vitals: Vitals, { measure: name, digits }: (typeof COLUMNS)[number]): string {
  const isMet = vitals[name] <= TARGETS[name];
  return `${vitals[name].toFixed(digits)} ${isMet ? "≤" : "> TARGET"} ${TARGETS[name]}`.padEnd(COLUMN_WIDTH);
}
