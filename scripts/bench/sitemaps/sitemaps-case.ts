import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { buildSitemaps } from "../../../services/catalogue/src/sitemap/build-sitemaps.ts";
import { openEngines } from "../../../shared/engines/src/open-engines.ts";
import { openSitemapStore } from "../../../shared/engines/src/open-sitemap-store.ts";
import { openKnowledge } from "../../../shared/knowledge/src/open-knowledge.ts";
import { type BenchCase, secondsSince } from "../bench-case.ts";
import { readProcessCost } from "../measure/process-cost.ts";

export const sitemapsCase: BenchCase = {
  name: "sitemaps",
  about: "All sitemaps rebuilt, and again with nothing changed",
  needs: ["directory"],
  async *run({ folder, scratch, note }) {
    const ownFolder = await mkdtemp(join(scratch, "sitemaps-"));
    const { businesses, places, close } = await openEngines({ DATA_DIR: folder });
    const sitemaps = await openSitemapStore({ DATA_DIR: ownFolder });
    const knowledge = openKnowledge();
    const site = { places, knownPlaces: knowledge.places, sitemaps, origin: "https://example.org" };
    const options = { ...site, businesses, version: 1, now: () => new Date() };
    try {
      for (const what of ["All sitemaps", "All sitemaps, nothing changed"] as const) {
        const delay = monitorEventLoopDelay({ resolution: 1 });
        delay.enable();
        const startedAt = performance.now();
        const { set, written } = await buildSitemaps(options);
        yield { what, value: secondsSince(startedAt) };
        delay.disable();
        const heldUpMs = `event loop held up ${(delay.percentile(99) / 1e6).toFixed(0)} ms (p99), ${(delay.max / 1e6).toFixed(0)} ms at most`;
        note(
          `${set.parts.length} files, ${written} written; ${heldUpMs}; peak RSS ${(await readProcessCost("self")).peakRssMb.toFixed(0)} MB`,
        );
      }
    } finally {
      knowledge.close();
      await sitemaps.close();
      await close();
      await rm(ownFolder, { recursive: true });
    }
  },
};
