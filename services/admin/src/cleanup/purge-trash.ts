import { TRASH_DAYS } from "@meridian/contracts/businesses/admin-businesses";
import type { Logger } from "@meridian/platform/logger";
import type { DirectoryUpkeep } from "@meridian/ports/businesses/directory-upkeep";
import type { ActionNotes } from "../audit/action-notes.ts";

const DAY_MS = 24 * 3_600_000;
const EVERY_MS = 3_600_000;
const BATCH = 200;
const MAX_BATCHES = 10_000;

export interface PurgeOptions {
  upkeep: Pick<DirectoryUpkeep, "purgeTrash">;
  notes: ActionNotes;
}

/** Purges businesses whose time in the trash is up and returns their number. The audit log keeps the ids. */
export async function purgeTrash({ upkeep, notes }: PurgeOptions, now: Date): Promise<number> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
  let purged = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const ids = await upkeep.purgeTrash(before, BATCH);
    if (ids.length === 0) break;
    await notes.add("system", "trash.purged", `${ids.length} businesses`, { deletedBefore: before.toISOString(), ids });
    purged += ids.length;
  }
  return purged;
}

/** Purges at the start and every hour; several processes may do so safely. Returns a function that stops it. */
export function keepTrashPurged(options: PurgeOptions, logger: Logger): () => void {
  const purge = () => {
    purgeTrash(options, new Date()).then(
      (purged) => {
        if (purged > 0) logger.info({ purged }, "trash purged");
      },
      (error: unknown) => logger.warn({ err: error }, "trash purge failed"),
    );
  };
  purge();
  const timer = setInterval(purge, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
