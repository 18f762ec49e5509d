import { mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { startEmbeddedSite } from "../../checks/test-site.ts";
import { type BenchCase, secondsSince } from "../bench-case.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const DEMO_BUSINESSES = 20_000;

export const startCase: BenchCase = {
  name: "start",
  about: "`npm start` on an empty folder with demo data, and again, until the first page is there",
  needs: [],
  async *run({ businesses, scratch }) {
    const dataDir = await mkdtemp(join(scratch, "start-"));
    const demoBusinesses = Math.min(DEMO_BUSINESSES, businesses);
    try {
      // As after `npm ci`: the first start builds the pages.
      await rm(join(ROOT, "web/dist/sources.sha256"), { force: true });
      yield { what: "First start with demo data to first page", value: await start(dataDir, demoBusinesses) };
      yield { what: "Second start to first page", value: await start(dataDir, demoBusinesses) };
    } finally {
      await rm(dataDir, { recursive: true });
    }
  },
};

/** Seconds until the site reports that it is ready and has served its home page. */
async function start(dataDir: string, demoBusinesses: number): Promise<number> {
  const startedAt = performance.now();
  const site = await startEmbeddedSite(ROOT, { DATA_DIR: dataDir, DEMO_BUSINESSES: String(demoBusinesses) });
  try {
    const answer = await fetch(site.url);
    if (!answer.ok) throw new Error(`the home page answered ${answer.status}`);
    await answer.text();
    return secondsSince(startedAt);
  } finally {
    await site.stop();
  }
}
