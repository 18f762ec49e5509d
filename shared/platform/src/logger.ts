import { type DestinationStream, type Logger as PinoLogger, type LoggerOptions as PinoOptions, pino } from "pino";
import { currentContext } from "./request-context.ts";

export type Logger = PinoLogger;

export interface LoggerOptions {
  service: string;
  level: string;
  /** Default: standard output. */
  destination?: DestinationStream;
}

/** JSON lines on standard output; every line carries its service and the request or job it belongs to. */
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
