/** Sleep that can be interrupted, by a call or by shutdown. */
export interface Waker {
  /** Ends the current sleep, or else the next one before it starts. */
  wake(): void;
  /** Returns whether it was woken. */
  sleep(timeoutMs: number): Promise<boolean>;
  /** Sleeps the whole time; only shutdown interrupts it. */
  pause(timeoutMs: number): Promise<void>;
}

export function createWaker(signal: AbortSignal): Waker {
  let isWoken = false;
  let endSleep: (() => void) | undefined;
  return {
    wake() {
      isWoken = true;
      endSleep?.();
    },
    async sleep(timeoutMs) {
      if (!isWoken) {
        await until(timeoutMs, signal, (end) => {
          endSleep = end;
        });
        endSleep = undefined;
      }
      const wasWoken = isWoken;
      isWoken = false;
      return wasWoken;
    },
    pause: (timeoutMs) => until(timeoutMs, signal),
  };
}

function until(timeoutMs: number, signal: AbortSignal, offer?: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, timeoutMs);
    signal.addEventListener("abort", end, { once: true });
    offer?.(end);
  });
}
