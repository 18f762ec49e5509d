import { refusal } from "@meridian/platform/app-error";
import type {
  ClusteredAnswer,
  ClusterQuery,
  FacetValues,
  FacetValuesQuery,
  IndexAnswer,
  IndexQuery,
  IndexStatus,
  LocatedAnswer,
  LocateQuery,
  SuggestedBusiness,
} from "@meridian/ports/search/search-index";
import { isDamage } from "../../database/sqlite-error.ts";
import { noteDamage } from "../../integrity/damage-note.ts";
import { indexPath, isIndexThere, readCurrentNumber } from "../index/search-files.ts";
import { openServingIndex, type ServingIndex } from "../threads/serving-index.ts";
import { createIndexSearch, type IndexSearch } from "./index-search.ts";
import { createIndexSuggest } from "./index-suggest.ts";

const POLL_MS = 250;
const RETRY_MS = 2_000;

/** Reads the serving index: follows the pointer, and keeps answering from the old one while the new one loads. */
export interface IndexReader {
  search(query: IndexQuery): Promise<IndexAnswer>;
  locate(query: LocateQuery): Promise<LocatedAnswer>;
  cluster(query: ClusterQuery): Promise<ClusteredAnswer>;
  facetValues(query: FacetValuesQuery): Promise<FacetValues>;
  suggest(text: string, limit: number): Promise<SuggestedBusiness[]>;
  status(): Promise<IndexStatus>;
  close(): void;
}

interface OpenIndex extends IndexSearch {
  index: ServingIndex;
  suggest: (text: string, limit: number) => SuggestedBusiness[];
}

export function createIndexReader(dataDir: string): IndexReader {
  let current: OpenIndex | undefined;
  let loading: Promise<void> | undefined;
  let failed = { number: 0, retryAfter: 0 };
  let isClosed = false;

  async function load(number: number): Promise<void> {
    try {
      const index = await openServingIndex(indexPath(dataDir, number), number);
      drop();
      if (isClosed) index.close();
      else current = { index, ...createIndexSearch(index), suggest: createIndexSuggest(index) };
    } catch (error) {
      noteIfDamaged(number, error);
      failed = { number, retryAfter: Date.now() + RETRY_MS };
      if (current?.index.number === number) drop();
    } finally {
      loading = undefined;
    }
  }

  function drop(): void {
    current?.index.close();
    current = undefined;
  }

  function follow(): void {
    const number = readCurrentNumber(dataDir);
    if (number === undefined || !isIndexThere(dataDir, number)) {
      if (number === undefined || number === current?.index.number) drop();
      return;
    }
    const isCurrent = number === current?.index.number && refresh();
    const isWorthTrying = number !== failed.number || Date.now() >= failed.retryAfter;
    if (!isCurrent && loading === undefined && isWorthTrying) loading = load(number);
  }

  function refresh(): boolean {
    try {
      return current?.index.refresh() ?? false;
    } catch (error) {
      if (current !== undefined) noteIfDamaged(current.index.number, error);
      drop();
      return false;
    }
  }

  /** The writer then builds another; until it serves, searches are unavailable. */
  function noteIfDamaged(number: number, error: unknown): void {
    if (isDamage(error)) noteDamage(indexPath(dataDir, number), String(error));
  }

  /** Runs work on one state of the index. */
  async function ask<T>(work: (open: OpenIndex) => T): Promise<T> {
    const open = await opened();
    try {
      return open.index.onNewestState(() => work(open));
    } catch (error) {
      noteIfDamaged(open.index.number, error);
      throw error;
    }
  }

  async function opened(): Promise<OpenIndex> {
    if (current === undefined) {
      follow();
      await loading;
    }
    if (current === undefined)
      throw refusal("unavailable", { tr: "Arama dizini yanıt veremiyor.", en: "The search index cannot answer." });
    return current;
  }

  const timer = setInterval(follow, POLL_MS);
  timer.unref();
  follow();

  return {
    search: (query) => ask(({ search }) => search(query)),
    locate: (query) => ask(({ locate }) => locate(query)),
    cluster: (query) => ask(({ cluster }) => cluster(query)),
    facetValues: (query) => ask(({ facetValues }) => facetValues(query)),
    suggest: (text, limit) => ask(({ suggest }) => suggest(text, limit)),
    async status() {
      const open = await opened().catch(() => undefined);
      if (open === undefined) return { documents: 0, isReady: false };
      return { documents: open.index.onNewestState(open.index.documents), isReady: true };
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      drop();
    },
  };
}
