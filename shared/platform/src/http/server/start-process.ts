import type { RequestListener } from "node:http";
import type { z } from "zod";
import { endOnFailure } from "../../end-on-failure.ts";
import { type Environment, loadConfig } from "../../load-config.ts";
import { createLogger, type Logger } from "../../logger.ts";
import { createHealthApp, createMetrics, type Metrics, type ReadinessCheck } from "./health-routes.ts";
import { type ListenAddress, listenAddressOf, type ProcessConfig, type ProcessName } from "./process-config.ts";
import { type RunningServer, type StartServerOptions, startServer } from "./start-server.ts";

export interface ServeOptions extends Pick<StartServerOptions, "requestTimeoutMs" | "isProbed"> {
  checks: readonly ReadinessCheck[];
  /** Attaches more to the listening server; returns the shutdown steps before it stops accepting requests. */
  attach?: (server: RunningServer) => readonly ShutdownStep[];
  /** Shutdown steps once all requests are answered. */
  closing: readonly ShutdownStep[];
}

export interface StartedProcess {
  logger: Logger;
  metrics: Metrics;
  address: ListenAddress;
  /** Serves an app on the public port, health and metrics on the internal one, until a signal stops the process. */
  serve(app: RequestListener, options: ServeOptions): Promise<RunningServer>;
}

/** Reads a process's settings. From here on an uncaught error ends the process with its message. */
export function loadProcessConfig<S extends z.ZodObject>(schema: S, environment: Environment): z.output<S> {
  endOnFailure();
  return loadConfig(schema, environment);
}

/** What every process has: a log, metrics, two ports, and an orderly end. */
export function startProcess(name: ProcessName, config: ProcessConfig): StartedProcess {
  const logger = createLogger({ service: name, level: config.LOG_LEVEL });
  const metrics = createMetrics(name);
  const address = listenAddressOf(name, config);
  return {
    logger,
    metrics,
    address,
    async serve(app, { checks, attach, closing, ...options }) {
      const server = await startServer(app, { ...address, ...options });
      const draining = attach?.(server) ?? [];
      const internal = await startServer(createHealthApp(metrics, checks), {
        host: config.LISTEN_HOST ?? "127.0.0.1",
        port: address.internalPort,
      });
      logger.info({ port: server.port, internalPort: internal.port }, "listening");
      const steps = [
        ...draining,
        { name: "server", run: () => server.close() },
        ...closing,
        { name: "internal server", run: () => internal.close() },
      ];
      shutdownOnSignal({ logger, steps });
      return server;
    },
  };
}

interface ShutdownStep {
  name: string;
  run: () => Promise<void> | void;
}

interface ShutdownOptions {
  logger: Logger;
  /** Steps run in order; a failed step does not stop the next. */
  steps: readonly ShutdownStep[];
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** Drains the process on SIGTERM and SIGINT, then exits; a step that hangs is cut off by the timeout. */
function shutdownOnSignal({ logger, steps, timeoutMs = DEFAULT_TIMEOUT_MS }: ShutdownOptions): void {
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
