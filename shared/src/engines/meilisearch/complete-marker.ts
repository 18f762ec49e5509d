import { z } from "zod";
import { isMissingIndex, type MeilisearchLink } from "./open-meilisearch.ts";

/** No business has this id, and no week this name. */
const MARKER = "complete";

/**
 * A document that only a finished rebuild puts into an index, and that leaves with the others when somebody empties it: an index
 * without it holds part of the directory or none, and what it does not find may well exist. Searches ask for it with every question.
 */
export interface CompleteMarker {
  id: typeof MARKER;
  pattern: typeof MARKER;
  /** Another one after every rebuild. */
  generation: string;
}

export function completeMarker(generation: string): CompleteMarker {
  return { id: MARKER, pattern: MARKER, generation };
}

/** Finds the marker alone. */
export const MARKER_CONDITION = `pattern = "${MARKER}"`;
/** True for every business, and not for the marker. */
export const BUSINESS_CONDITION = "isVerified EXISTS";

export function isMarker({ id }: { id: string }): boolean {
  return id === MARKER;
}

const markerSchema = z.object({ generation: z.string() });

/** The generation of a complete index; undefined for one that is missing or incomplete. */
export async function readGeneration(
  ask: MeilisearchLink["ask"] | MeilisearchLink["change"],
  uid: string,
): Promise<string | undefined> {
  const page = await ask((client) =>
    client.index(uid).getDocuments({ ids: [MARKER], fields: ["generation"], limit: 1 }),
  ).catch((error: unknown) => {
    if (isMissingIndex(error)) return undefined;
    throw error;
  });
  return markerSchema.safeParse(page?.results[0]).data?.generation;
}
