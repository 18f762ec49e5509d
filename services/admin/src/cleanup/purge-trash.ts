import { TRASH_DAYS } from "@meridian/contracts/businesses/admin-businesses";
import { DAY_MS, HOUR_MS } from "@meridian/contracts/durations";
import type { Logger } from "@meridian/platform/logger";
import { runEvery } from "@meridian/platform/run-every";
import type { DirectoryUpkeep } from "@meridian/ports/businesses/directory-upkeep";
import type { ActionNotes } from "../audit/action-notes.ts";

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
  const purge = async () => {
    const purged = await purgeTrash(options, new Date());
    if (purged > 0) logger.info({ purged }, "trash purged");
  };
  return runEvery(HOUR_MS, purge, (error) => logger.warn({ err: error }, "trash purge failed"));
}
