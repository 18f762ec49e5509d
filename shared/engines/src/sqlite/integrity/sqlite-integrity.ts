import { Worker } from "node:worker_threads";
import { unavailable } from "@meridian/platform/app-error";
import type { StoreIntegrity } from "@meridian/ports/businesses/store-integrity";
import { damageMessage, isDamage } from "../database/sqlite-error.ts";
import { noteDamage, readDamageNote, removeDamageNote } from "./damage-note.ts";

export interface SqliteIntegrity extends StoreIntegrity {
  /** Receives every failure of the store: the first that indicates damage is recorded and triggers a check. */
  note(error: unknown): void;
  close(): void;
}

/**
 * Watches the database at `path`. Damage is recorded in a file beside it, `directory.db-damage`, which all processes obey, including those
 * that have not met the damage.
 */
export function createSqliteIntegrity(path: string): SqliteIntegrity {
  let checking: Promise<void> | undefined;
  let worker: Worker | undefined;
  let hasHeard = false;

  async function confirm(): Promise<void> {
    const message = readDamageNote(path);
    if (message !== undefined) throw unavailable(message);
  }

  async function check(): Promise<void> {
    const reason = await new Promise<string | undefined>((resolve, reject) => {
      worker = new Worker(new URL("./check-worker.ts", import.meta.url), { workerData: path });
      worker.unref();
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(unavailable("The check of the directory was cut off.")));
    });
    if (reason === undefined) {
      removeDamageNote(path);
      return;
    }
    noteDamage(path, damageMessage(path, reason));
    throw unavailable(damageMessage(path, reason));
  }

  const checkAlone = (): Promise<void> => {
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };

  return {
    confirm,
    check: checkAlone,
    note(error) {
      if (!isDamage(error) || !(error instanceof Error)) return;
      if (readDamageNote(path) === undefined) noteDamage(path, damageMessage(path, error.message));
      if (hasHeard) return;
      hasHeard = true;
      checkAlone().catch(() => undefined);
    },
    close: () => void worker?.terminate(),
  };
}
