import { type Logger as PinoLogger, pino } from "pino";
import { currentRequestId } from "./request-context.ts";

export type Logger = PinoLogger;

export interface LoggerOptions {
  service: string;
  level: string;
}

/** JSON lines on standard output; every line names its service and, inside a request, the request's id. */
export function createLogger({ service, level }: LoggerOptions): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
    redact: { paths: ["*.password", "*.token", "*.cookie", "headers.cookie", "headers.authorization"], remove: true },
  });
}
