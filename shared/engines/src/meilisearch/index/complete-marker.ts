import { z } from "zod";
import { isMissingIndex, type MeilisearchLink } from "../connection/open-meilisearch.ts";

/** No business has this id, and no week this name. */
const MARKER = "complete";

/** Rises with every change of the document shape: an index with an older shape is rebuilt and answers as well as it can until then. */
const DOCUMENT_SHAPE = 6;

/**
 * A document that only a finished rebuild adds and that disappears when the index is emptied. An index without it is incomplete, so a
 * missing hit proves nothing. Every search asks for it.
 */
export interface CompleteMarker {
  id: typeof MARKER;
  pattern: typeof MARKER;
  /** Changes with every rebuild. */
  generation: string;
  shape: number;
}

export function completeMarker(generation: string): CompleteMarker {
  return { id: MARKER, pattern: MARKER, generation, shape: DOCUMENT_SHAPE };
}

/** Matches only the marker. */
export const MARKER_CONDITION = `pattern = "${MARKER}"`;
/** Matches every business, but not the marker. */
export const BUSINESS_CONDITION = "isVerified EXISTS";

export function isMarker({ id }: { id: string }): boolean {
  return id === MARKER;
}

/** The attributes of the marker that searches read. */
export const MARKER_ATTRIBUTES = ["id", "shape"];

/** Whether the marker belongs to an index with an older document shape. */
export function isOutdated(marker: object): boolean {
  return !("shape" in marker) || marker.shape !== DOCUMENT_SHAPE;
}

const markerSchema = z.object({ generation: z.string(), shape: z.int().optional() });

/** The marker of a complete index; undefined if it is missing or incomplete. */
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
