import { createLogger, type Logger } from "@meridian/platform/logger";

export interface LoggedLines {
  logger: Logger;
  lines: Record<string, unknown>[];
}

/** A logger that records every level in a list. */
export function createLoggedLines(service: string): LoggedLines {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { logger: createLogger({ service, level: "debug", destination }), lines };
}
