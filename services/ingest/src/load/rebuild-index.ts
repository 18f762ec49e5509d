import type { Business } from "@meridian/shared/contracts/business";
import { toSearchDocument } from "@meridian/shared/domain/search-document";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { SearchIndex } from "@meridian/shared/ports/search-index";

const SCAN_PAGE_ROWS = 1000;

export interface RebuildIndexOptions {
  businesses: Pick<BusinessStore, "scan">;
  index: Pick<SearchIndex, "beginRebuild">;
  signal: AbortSignal;
}

/**
 * Writes the index anew from the store beside the one that serves, then swaps it in. What changes meanwhile keeps its
 * unindexed mark and must be applied after the swap: nobody may index pending rows while this runs.
 * Answers with the documents written; throws, and leaves the old index, when stopped.
 */
export async function rebuildIndex({ businesses, index, signal }: RebuildIndexOptions): Promise<number> {
  const rebuild = await index.beginRebuild();
  try {
    let documents = 0;
    let afterId = "";
    for (;;) {
      signal.throwIfAborted();
      const page = await businesses.scan(afterId, SCAN_PAGE_ROWS);
      const last = page.at(-1);
      if (last === undefined) break;
      afterId = last.id;
      const listed = page.filter(isListed);
      await rebuild.add(listed.map(toSearchDocument));
      documents += listed.length;
    }
    await rebuild.commit(documents);
    return documents;
  } catch (error) {
    await rebuild.abort();
    throw error;
  }
}

function isListed({ isApproved, status, deletedAt }: Business): boolean {
  return isApproved && status !== "closed" && deletedAt === undefined;
}
