import { resolve } from "node:path";
import { findChromium } from "../../checks/find-chromium.ts";
import { startTestSite } from "../../checks/test-site.ts";
import type { BenchCase } from "../bench-case.ts";
import { measurePage, type Vitals } from "./measure-page.ts";
import { visitedPages } from "./visited-pages.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const VISITS = 3;
const FIGURES = [
  ["Slow phone, largest contentful paint", "lcpMs"],
  ["Slow phone, layout shift", "cls"],
  ["Slow phone, interaction to next paint", "inpMs"],
  ["Slow phone, script", "scriptKb"],
] as const;

/** Each page as on a first visit, the median of several; the figure is the worst page's. */
export const webVitalsCase: BenchCase = {
  name: "web-vitals",
  about: "Home, search, a business and a city on a slow phone on slow 4G, the worst of them",
  needs: ["chromium"],
  async *run({ note }) {
    const { chromium } = await import("@playwright/test");
    const executablePath = findChromium(process.env);
    const site = await startTestSite(ROOT);
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ["--no-sandbox", "--disable-quic"],
    });
    try {
      const pages: Vitals[] = [];
      for (const visited of await visitedPages(site.url)) {
        await fetch(`${site.url}${visited.path}`, { signal: AbortSignal.timeout(30_000) });
        const visits: Vitals[] = [];
        for (let visit = 0; visit < VISITS; visit++) visits.push(await measurePage(browser, site.url, visited));
        const vitals = medianOf(visits);
        note(`${visited.name}: ${JSON.stringify(vitals)}`);
        pages.push(vitals);
      }
      for (const [what, measure] of FIGURES) {
        yield { what, value: Math.max(...pages.map((vitals) => vitals[measure])) };
      }
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

function medianOf(visits: readonly Vitals[]): Vitals {
  const median = (name: keyof Vitals): number =>
    visits.map((vitals) => vitals[name]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;
  return { lcpMs: median("lcpMs"), cls: median("cls"), inpMs: median("inpMs"), scriptKb: median("scriptKb") };
}
