/** Callers waiting until everything written before their call is indexed. */
export interface FlushWaiters {
  /** Resolves with the result passed on settling. */
  wait(): Promise<boolean>;
  isEmpty(): boolean;
  /** Returns a function that settles the current waiters only. */
  present(): (isDone: boolean) => void;
}

export function createFlushWaiters(): FlushWaiters {
  const waiting = new Set<(isDone: boolean) => void>();
  return {
    wait: () => new Promise((resolve) => waiting.add(resolve)),
    isEmpty: () => waiting.size === 0,
    present() {
      const present = [...waiting];
      return (isDone) => {
        for (const resolve of present) {
          waiting.delete(resolve);
          resolve(isDone);
        }
      };
    },
  };
}
