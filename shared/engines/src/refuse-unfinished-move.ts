import { ConfigError } from "@meridian/platform/load-config";
import type { MoveMemory } from "@meridian/ports/businesses/directory-transfer";

/** A directory that is only half there must not be served, nor written by anybody but the move. */
export async function refuseUnfinishedMove(memory: MoveMemory): Promise<void> {
  const move = await memory.get();
  if (move === undefined) return;
  throw new ConfigError(
    `A move from ${move.source} into this directory began at ${move.startedAt} and has not come to its end. ` +
      "Run the same command again to bring it to its end.",
  );
}
