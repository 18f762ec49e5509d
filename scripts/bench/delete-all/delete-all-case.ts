import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { type BenchCase, type BenchContext, secondsSince } from "../bench-case.ts";
import { copyDirectory } from "../directory/copy-directory.ts";
import { type AdminService, startAdmin } from "../measure/admin-service.ts";
import { startCatalogue } from "../measure/catalogue-process.ts";
import { describeLoad, type LoadResult, percentilesOf } from "../measure/load.ts";
import { watchCost } from "../measure/process-cost.ts";

const RENAMED_EVERY = 20;
const ASK_EVERY_MS = 1_000;

type Read = (path: string) => Promise<string>;

export const deleteAllCase: BenchCase = {
  name: "delete-all",
  about: "All businesses deleted, restored and given new slugs while visitors read",
  needs: ["directory", "index"],
  async *run(context) {
    const copy = await copyDirectory(context);
    renameSome(join(copy.path, "directory.db"), RENAMED_EVERY);
    const catalogue = await startCatalogue(copy.path);
    const admin = await startAdmin(copy.path);
    const { read } = catalogue;
    try {
      const deletion = await measure(admin, read, () => admin.deleteAll(), context);
      yield { what: "Delete all", value: deletion.seconds };
      yield { what: "Visitors during a deletion of all, p95", value: deletion.visitorsP95Ms };
      yield { what: "Deletion of all, own memory", value: deletion.peakMb };
      const restored = await measure(admin, read, () => admin.restore(deletion.id), context);
      yield { what: "Restore all", value: restored.seconds };
      yield { what: "Fix slugs", value: (await measure(admin, read, () => admin.fixSlugs(), context)).seconds };
    } finally {
      await admin.stop();
      await catalogue.stop();
      await copy.remove();
    }
  },
};

/** Waits for the end of the job that `begin` starts. */
async function measure(admin: AdminService, read: Read, begin: () => Promise<string>, { note }: BenchContext) {
  const visitors = watchVisitors(read);
  const cost = await watchCost(admin.pid);
  const startedAt = performance.now();
  const id = await begin();
  let job = await admin.job(id);
  while (job.state === "running") {
    await pause(ASK_EVERY_MS);
    job = await admin.job(id);
  }
  if (job.state !== "finished") throw new Error(`the job ${job.state}`);
  const seconds = secondsSince(startedAt);
  const { cpuSeconds, ownMbSamples } = await cost.stop();
  const { result, failures } = await visitors.stop();
  const changes = `${job.processedCount} looked at, ${job.changedCount} changed, ${cpuSeconds.toFixed(1)} s of CPU`;
  note(`${changes}; visitors ${describeLoad(result)}, ${failures} of ${result.timesMs.length} failed`);
  return { id, seconds, visitorsP95Ms: result.p95Ms, peakMb: Math.max(...ownMbSamples) };
}

/** Renames every `step`th business of a directory, giving it the slug of the previous one, and returns their number. */
function renameSome(directoryPath: string, step: number): number {
  const db = new DatabaseSync(directoryPath);
  db.exec("PRAGMA synchronous = OFF");
  const { changes } = db.prepare("UPDATE business SET name = name || ' & Sons' WHERE n % ? = 0").run(step);
  db.close();
  return Number(changes);
}

const PATHS = ["/api/homepage-data", "/api/businesses?page=1", "/api/categories", "/api/search?q=restaurant"];
const PAUSE_MS = 100;

interface VisitorWatch {
  stop(): Promise<{ result: LoadResult; failures: number }>;
}

/** Reads public pages one after the other until stopped. */
function watchVisitors(read: (path: string) => Promise<string>): VisitorWatch {
  const timesMs: number[] = [];
  let failures = 0;
  let isStopped = false;
  const startedAt = performance.now();
  const reading = (async () => {
    for (let visit = 0; !isStopped; visit++) {
      const before = performance.now();
      await read(PATHS[visit % PATHS.length] ?? "").catch(() => failures++);
      timesMs.push(performance.now() - before);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await reading;
      const perSecond = (timesMs.length * 1000) / (performance.now() - startedAt);
      return { result: { ...percentilesOf(timesMs), perSecond, timesMs }, failures };
    },
  };
}
