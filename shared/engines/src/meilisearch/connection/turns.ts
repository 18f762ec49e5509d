import { refusal } from "@meridian/platform/app-error";

export interface Turns {
  /** Runs `work` when its turn comes, with what is left of `timeoutMs`; throws `unavailable` if that is too late. */
  run<T>(timeoutMs: number, work: (leftMs: number) => Promise<T>): Promise<T>;
}

/** Runs `count` pieces of work at a time, first come, first served. */
export function createTurns(count: number): Turns {
  const waiting = new Set<() => void>();
  let free = count;

  function passOn(): void {
    const [next] = waiting;
    if (next === undefined) free++;
    else next();
  }

  function wait(timeoutMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (settle: () => void): void => {
        clearTimeout(timer);
        waiting.delete(begin);
        settle();
      };
      const begin = (): void => leave(resolve);
      const timer = setTimeout(
        () =>
          leave(() =>
            reject(refusal("unavailable", { tr: "Arama dizini çok meşgul.", en: "The search index is too busy." })),
          ),
        timeoutMs,
      );
      waiting.add(begin);
    });
  }

  return {
    async run(timeoutMs, work) {
      const until = performance.now() + timeoutMs;
      if (free > 0) free--;
      else await wait(timeoutMs);
      try {
        return await work(Math.max(1, Math.round(until - performance.now())));
      } finally {
        passOn();
      }
    },
  };
}
