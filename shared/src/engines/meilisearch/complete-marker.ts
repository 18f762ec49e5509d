import { z } from "zod";
import { isMissingIndex, type MeilisearchLink } from "./open-meilisearch.ts";

/** No business has this id, and no week this name. */
const MARKER = "complete";

/** Rises with every change of what documents hold: an index of another shape is built anew, and answers as well as it can until then. */
const DOCUMENT_SHAPE = 5;

/**
 * A document that only a finished rebuild puts into an index, and that leaves with the others when somebody empties it: an index
 * without it holds part of the directory or none, and what it does not find may well exist. Searches ask for it with every question.
 */
export interface CompleteMarker {
  id: typeof MARKER;
  pattern: typeof MARKER;
  /** Another one after every rebuild. */
  generation: string;
  shape: number;
}

export function completeMarker(generation: string): CompleteMarker {
  return { id: MARKER, pattern: MARKER, generation, shape: DOCUMENT_SHAPE };
}

/** Finds the marker alone. */
export const MARKER_CONDITION = `pattern = "${MARKER}"`;
/** True for every business, and not for the marker. */
export const BUSINESS_CONDITION = "isVerified EXISTS";

export function isMarker({ id }: { id: string }): boolean {
  return id === MARKER;
}

/** What searches read of the marker. */
export const MARKER_ATTRIBUTES = ["id", "shape"];

/** True for the marker of an index whose documents hold less, or other things, than those of this release. */
export function isOutdated(marker: object): boolean {
  return !("shape" in marker) || marker.shape !== DOCUMENT_SHAPE;
}

const markerSchema = z.object({ generation: z.string(), shape: z.int().optional() });

/** The marker of a complete index; undefined for one that is missing or incomplete. */
export async function readMarker(
  ask: MeilisearchLink["ask"] | MeilisearchLink["change"],
  uid: string,
): Promise<z.infer<typeof markerSchema> | undefined> {
  const page = await ask((client) =>
    client.index(uid).getDocuments({ ids: [MARKER], fields: ["generation", "shape"], limit: 1 }),
  ).catch((error: unknown) => {
    if (isMissingIndex(error)) return undefined;
    throw error;
  });
  return markerSchema.safeParse(page?.results[0]).data;
}
