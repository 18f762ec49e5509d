import type { Business } from "@meridian/shared/contracts/business";
import { toSearchDocument } from "@meridian/shared/domain/search-document";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { IndexChange, SearchIndex } from "@meridian/shared/ports/search-index";

/** Large enough to pay for the index's sync, small enough to hold in memory without a thought. */
const INDEX_BATCH_ROWS = 2000;

export interface IndexPendingOptions {
  businesses: Pick<BusinessStore, "takeUnindexed" | "markIndexed">;
  index: Pick<SearchIndex, "apply">;
  signal: AbortSignal;
  onBatch?: (rows: number) => void;
}

/**
 * Brings the index up to the store: takes what is marked, applies it, and clears the marks only after the index has
 * synced, so that a crash in between repeats work and loses none. Answers with the rows applied.
 */
export async function indexPending({ businesses, index, signal, onBatch }: IndexPendingOptions): Promise<number> {
  let rows = 0;
  while (!signal.aborted) {
    const entries = await businesses.takeUnindexed(INDEX_BATCH_ROWS);
    if (entries.length === 0) break;
    await index.apply(entries.map(({ id, business }) => toChange(id, business)));
    await businesses.markIndexed(entries.map(({ id, revision }) => ({ id, revision })));
    rows += entries.length;
    onBatch?.(entries.length);
  }
  return rows;
}

function toChange(id: string, business: Business | undefined): IndexChange {
  return business === undefined ? { id } : { id, document: toSearchDocument(business) };
}
