/** Those who wait until everything that was written before they came is indexed. */
export interface FlushWaiters {
  /** Resolves with what those who settle say. */
  wait(): Promise<boolean>;
  isEmpty(): boolean;
  /** Answers how to settle who waits by now, and nobody who comes later. */
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
