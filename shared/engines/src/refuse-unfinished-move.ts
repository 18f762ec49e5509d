import { ConfigError } from "@meridian/platform/load-config";
import type { MoveMemory } from "@meridian/ports/businesses/directory-transfer";

/** A half-moved directory must not be served, and only the move may write it. */
export async function refuseUnfinishedMove(memory: MoveMemory): Promise<void> {
  const move = await memory.get();
  if (move === undefined) return;
  throw new ConfigError(
    `A move from ${move.source} into this directory began at ${move.startedAt} and did not finish. ` +
      "Run the same command again to finish it.",
  );
}
