export interface LoadResult {
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  perSecond: number;
  /** In the order of the tasks. */
  timesMs: number[];
}

/** Runs every task once, `concurrency` at a time. */
export async function runLoad<T>(
  tasks: readonly T[],
  concurrency: number,
  work: (task: T) => unknown,
): Promise<LoadResult> {
  const timesMs = new Array<number>(tasks.length).fill(0);
  const queue = tasks.entries();
  const startedAt = performance.now();
  async function worker(): Promise<void> {
    for (const [index, task] of queue) {
      const before = performance.now();
      await work(task);
      timesMs[index] = performance.now() - before;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  return { ...percentilesOf(timesMs), perSecond: tasks.length / seconds, timesMs };
}

export function percentilesOf(timesMs: readonly number[]): Pick<LoadResult, "p50Ms" | "p95Ms" | "p99Ms"> {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

/** Percentiles per kind, if a task has one. */
export function describeKinds(kinds: readonly string[], timesMs: readonly number[]): string[] {
  const byKind = Map.groupBy(timesMs, (_, at) => kinds[at] ?? "");
  return [...byKind].map(([kind, times]) => {
    const { p50Ms, p95Ms, p99Ms } = percentilesOf(times);
    const percentiles = `p50 ${p50Ms.toFixed(2)}  p95 ${p95Ms.toFixed(2)}  p99 ${p99Ms.toFixed(2)}`;
    return `${kind.padEnd(26)} ${String(times.length).padStart(4)}  ${percentiles}`;
  });
}

export function describeLoad({ p50Ms, p95Ms, p99Ms, perSecond }: LoadResult): string {
  const ms = (value: number): string => value.toFixed(2).padStart(8);
  return `p50 ${ms(p50Ms)}  p95 ${ms(p95Ms)}  p99 ${ms(p99Ms)} ms  ${perSecond.toFixed(0).padStart(5)}/s`;
}
