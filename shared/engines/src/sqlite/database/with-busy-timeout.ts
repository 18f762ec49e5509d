import type { DatabaseSync } from "node:sqlite";
import { numberOf } from "./sql-row.ts";

/** Runs `work` with another limit on how long the connection stands still for a lock. */
export function withBusyTimeout<T>(connection: DatabaseSync, waitMs: number, work: () => T): T {
  const usualWaitMs = numberOf(connection.prepare("PRAGMA busy_timeout").get()?.timeout);
  connection.exec(`PRAGMA busy_timeout = ${waitMs}`);
  try {
    return work();
  } finally {
    connection.exec(`PRAGMA busy_timeout = ${usualWaitMs}`);
  }
}
