import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { isDamage } from "../database/sqlite-error.ts";
import { findDamage } from "./find-damage.ts";

/** Entry of the thread that reads a whole database: posts its damage, or nothing if it is sound. */
const BUSY_TIMEOUT_MS = 20_000;
/** Pages are read once and need no cache. */
const CACHE_KIB = 4 * 1024;

function check(path: string): string | undefined {
  try {
    const db = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    db.exec(`PRAGMA mmap_size = 0; PRAGMA cache_size = -${CACHE_KIB}`);
    const damage = findDamage(db);
    db.close();
    return damage;
  } catch (error) {
    if (isDamage(error) && error instanceof Error) return error.message;
    throw error;
  }
}

parentPort?.postMessage(check(z.string().parse(workerData)));
