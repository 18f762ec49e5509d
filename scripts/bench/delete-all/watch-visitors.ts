import { type LoadResult, percentilesOf } from "../measure/load.ts";

const PATHS = ["/api/homepage-data", "/api/businesses?page=1", "/api/categories", "/api/search?q=restaurant"];
const PAUSE_MS = 100;

export interface VisitorWatch {
  stop(): Promise<{ result: LoadResult; failures: number }>;
}

/** Reads public pages one after the other until stopped. */
export function watchVisitors(read: (path: string) => Promise<string>): VisitorWatch {
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
