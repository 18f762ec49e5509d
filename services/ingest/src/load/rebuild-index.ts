import { type SearchedBusiness, toSearchDocument } from "@meridian/domain/businesses/search-document";
import type { CategoryOf } from "@meridian/domain/categories/business-category";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import type { IndexGuard } from "./index-lease.ts";

const SCAN_PAGE_ROWS = 1000;

export interface RebuildIndexOptions {
  businesses: Pick<BusinessStore, "scanListed">;
  index: Pick<SearchIndex, "beginRebuild">;
  categoryOf: CategoryOf;
  signal: AbortSignal;
  /** Absent if no other process can write the index. */
  guard?: Pick<IndexGuard, "check">;
  /** Called with the number of documents read so far. */
  onProgress?: (documents: number) => void;
}

/**
 * Builds a new index from the store beside the serving one, then swaps it in. Until the swap changes keep their marks and are applied after
 * the swap: only the holder of the index lease indexes pending rows, and it waits. Returns the number of documents; if stopped, throws and
 * leaves the old index.
 */
export async function rebuildIndex({
  businesses,
  index,
  categoryOf,
  signal,
  guard,
  onProgress,
}: RebuildIndexOptions): Promise<number> {
  const rebuild = await index.beginRebuild();
  let adding = Promise.resolve();
  try {
    let documents = 0;
    let last: SearchedBusiness | undefined;
    for (;;) {
      signal.throwIfAborted();
      const listed = await businesses.scanListed(last, SCAN_PAGE_ROWS);
      last = listed.at(-1);
      if (last === undefined) break;
      const found = listed.map((business) => toSearchDocument(business, categoryOf));
      // The index processes one page while the next is read.
      await adding;
      adding = rebuild.add(found);
      adding.catch(() => undefined);
      documents += listed.length;
      onProgress?.(documents);
    }
    await adding;
    await guard?.check();
    await rebuild.commit(documents);
    return documents;
  } catch (error) {
    await adding.catch(() => undefined);
    await rebuild.abort();
    throw error;
  }
}
