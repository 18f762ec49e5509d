import { type DestinationStream, type Logger as PinoLogger, type LoggerOptions as PinoOptions, pino } from "pino";
import { currentContext } from "./request-context.ts";

export type Logger = PinoLogger;

export interface LoggerOptions {
  service: string;
  level: string;
  /** Standard output when not given. */
  destination?: DestinationStream;
}

/** JSON lines on standard output; every line names its service and the request or the job that it is about. */
export function createLogger({ service, level, destination }: LoggerOptions): Logger {
  const options: PinoOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ ...currentContext() }),
    redact: { paths: ["*.password", "*.token", "*.cookie", "headers.cookie", "headers.authorization"], remove: true },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
