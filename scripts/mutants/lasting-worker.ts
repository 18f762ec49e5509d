import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from "vitest/node";

type Callback = Parameters<PoolWorker["on"]>[1];

/** Mutants leave sockets, timers and caches behind: after so many runs a new process takes over. */
const RUNS_EACH = 40;
const STOPPED = { __vitest_worker_response__: true, type: "stopped" };

/**
 * Makes workers that share one process from run to run: starting one and loading packages costs seconds, the tests of a mutant
 * mostly less than one. `reset-modules.ts` reloads the project's own modules for each mutant.
 */
export function createLastingPool() {
  let shared: ForksPoolWorker | undefined;
  let runs = 0;

  const openShared = async (options: PoolOptions): Promise<ForksPoolWorker> => {
    if (runs >= RUNS_EACH) await closeShared();
    if (shared === undefined) {
      const opened = new ForksPoolWorker(options);
      await opened.start();
      opened.on("exit", () => {
        if (shared === opened) shared = undefined;
      });
      shared = opened;
      runs = 0;
    }
    runs++;
    return shared;
  };

  const closeShared = async (): Promise<void> => {
    const closed = shared;
    shared = undefined;
    await closed?.stop();
  };

  return {
    name: "lasting",
    createPoolWorker: (options: PoolOptions) => createWorker(() => openShared(options), closeShared),
  };
}

/** A worker of one run. A requested stop leaves the process running; any other end of the worker ends it. */
function createWorker(open: () => Promise<ForksPoolWorker>, close: () => Promise<void>): PoolWorker {
  const callbacks: [event: string, callback: Callback][] = [];
  let shared: ForksPoolWorker | undefined;
  let isToldToStop = false;
  return {
    name: "lasting",
    cacheFs: true,
    async start() {
      shared = await open();
    },
    on(event, callback) {
      callbacks.push([event, callback]);
      shared?.on(event, callback);
    },
    off: (event, callback) => shared?.off(event, callback),
    send(message: WorkerRequest) {
      if (message.type !== "stop") {
        shared?.send(message);
        return;
      }
      isToldToStop = true;
      queueMicrotask(() => {
        for (const [event, callback] of callbacks) if (event === "message") callback(STOPPED);
      });
    },
    deserialize: (message) => message,
    async stop() {
      for (const [event, callback] of callbacks) shared?.off(event, callback);
      if (!isToldToStop) await close();
    },
  };
}
