import type { SearchDocument } from "@meridian/domain/businesses/search-document";
import type {
  ClusteredAnswer,
  ClusterQuery,
  FacetValues,
  FacetValuesQuery,
  IndexAnswer,
  IndexQuery,
  LocatedAnswer,
  LocateQuery,
  SearchIndex,
} from "@meridian/ports/search/search-index";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { makePlacelessDocument } from "./search-document-factory.ts";

const WAIT = { timeout: 30_000, interval: 20 };

/** Two handles on one index, as held by an ingest and a catalogue process; they may be the same. */
export interface SearchIndexHandles {
  writer: SearchIndex;
  reader: SearchIndex;
  /** Closes both and removes their data. */
  close(): Promise<void>;
}

export type OpenSearchIndexHandles = () => Promise<SearchIndexHandles>;

export function indexQuery(text: string, overrides: Partial<IndexQuery> = {}): IndexQuery {
  return { text, filters: {}, sort: "relevance", offset: 0, limit: 20, withFacets: false, ...overrides };
}

/** Turns an unbuilt index into an empty one that can be searched. */
export async function completeIndex(index: Pick<SearchIndex, "status" | "beginRebuild">): Promise<void> {
  if ((await index.status()).isReady) return;
  const rebuild = await index.beginRebuild();
  await rebuild.commit(0);
}

/** Fills an index that is new to its readers. */
export async function fillIndex(
  { writer, reader }: SearchIndexHandles,
  documents: readonly SearchDocument[],
): Promise<void> {
  const rebuild = await writer.beginRebuild();
  await rebuild.add(documents);
  await rebuild.commit(documents.length);
  const marker = makePlacelessDocument("zzzzzzzzzzzzzzzz", { name: `Marker ${documents.length}` });
  await writer.apply([{ id: marker.id, document: marker }]);
  const countMarkers = async () => (await reader.search(indexQuery(`"${marker.name}"`))).hits.length;
  await vi.waitFor(async () => expect(await countMarkers()).toBe(1), WAIT);
  await writer.apply([{ id: marker.id }]);
  await vi.waitFor(async () => expect(await countMarkers()).toBe(0), WAIT);
}

/** A document that can only be found by its name. */
export function namedDocument(name: string, id: string, overrides: Partial<SearchDocument> = {}): SearchDocument {
  return makePlacelessDocument(id, { name, categories: [], ...overrides });
}

export interface SearchProbe {
  search(text: string, overrides?: Partial<IndexQuery>): Promise<IndexAnswer>;
  /** Ids of the hits. */
  find(text: string, overrides?: Partial<IndexQuery>): Promise<string[]>;
  locate(query: LocateQuery): Promise<LocatedAnswer>;
  cluster(query: ClusterQuery): Promise<ClusteredAnswer>;
  facetValues(query: FacetValuesQuery): Promise<FacetValues>;
  suggest(text: string, limit?: number): Promise<string[]>;
}

/** For the tests of one `describe`: an index with these documents. */
export type WithIndex = (documents: readonly SearchDocument[]) => SearchProbe;

export function withIndexOf(open: OpenSearchIndexHandles): WithIndex {
  return (documents) => {
    let handles: SearchIndexHandles | undefined;
    beforeAll(async () => {
      handles = await open();
      await fillIndex(handles, documents);
    });
    afterAll(() => handles?.close());
    const reader = (): SearchIndex => {
      if (handles === undefined) throw new Error("the index did not open");
      return handles.reader;
    };
    const search = (text: string, overrides: Partial<IndexQuery> = {}) => reader().search(indexQuery(text, overrides));
    return {
      search,
      find: async (text, overrides) => (await search(text, overrides)).hits.map(({ id }) => id),
      locate: async (query) => reader().locate(query),
      cluster: async (query) => reader().cluster(query),
      facetValues: async (query) => reader().facetValues(query),
      suggest: async (text, limit = 5) => (await reader().suggest(text, limit)).map(({ id }) => id),
    };
  };
}
