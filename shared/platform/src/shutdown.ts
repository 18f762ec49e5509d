import type { Logger } from "./logger.ts";

export interface ShutdownStep {
  name: string;
  run: () => Promise<void> | void;
}

export interface ShutdownOptions {
  logger: Logger;
  /** Steps run in order; a failed step does not stop the next. */
  steps: readonly ShutdownStep[];
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** Drains the process on SIGTERM and SIGINT, then exits; a step that hangs is cut off by the timeout. */
export function shutdownOnSignal({ logger, steps, timeoutMs = DEFAULT_TIMEOUT_MS }: ShutdownOptions): void {
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, "stopping");
    let running = "";
    const guard = setTimeout(() => {
      logger.error({ timeoutMs, step: running }, "stopped before draining");
      process.exit(1);
    }, timeoutMs);
    guard.unref();
    for (const step of steps) {
      running = step.name;
      try {
        await step.run();
      } catch (error) {
        logger.error({ err: error, step: step.name }, "shutdown step failed");
      }
    }
    logger.info("stopped");
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop("SIGTERM"));
  process.once("SIGINT", () => void stop("SIGINT"));
}
