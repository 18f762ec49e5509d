import { createHmac } from "node:crypto";
import type { MeilisearchKey } from "../../../shared/engines/src/meilisearch/connection/grant-keys.ts";

/** A Meilisearch key cannot be changed: to change its rights, it is recreated under its uid. */
export const MEILISEARCH_KEYS = {
  reader: {
    uid: "6b2f6c1e-0d55-4d0e-9a53-3f2d1c7a8e01",
    description: "Catalogue and admin: searches",
    actions: ["search", "documents.get", "stats.get", "version"],
  },
  writer: {
    uid: "6b2f6c1e-0d55-4d0e-9a53-3f2d1c7a8e02",
    description: "Ingest: keeps the search index",
    actions: ["search", "documents.*", "indexes.*", "settings.*", "tasks.get", "stats.get", "version"],
  },
} as const satisfies Record<string, MeilisearchKey>;

/** Meilisearch derives a key from its uid and the master key, so it is known before the server has it. */
export function meilisearchKeyOf(masterKey: string, { uid }: MeilisearchKey): string {
  return createHmac("sha256", masterKey).update(uid).digest("hex");
}
