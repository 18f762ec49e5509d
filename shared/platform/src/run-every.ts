/** Runs `work` now and at intervals, without keeping the process alive. Returns a function that stops it. */
export function runEvery(everyMs: number, work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  const run = () => void work().catch(onError);
  run();
  const timer = setInterval(run, everyMs).unref();
  return () => clearInterval(timer);
}
