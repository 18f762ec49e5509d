import { isOpenDuring } from "@meridian/domain/businesses/open-during";
import { containsMinute, minuteOfWeek } from "@meridian/domain/businesses/open-state";
import type { IndexFilters } from "@meridian/ports/search/search-index";
import { isMissingIndex, type MeilisearchLink } from "../connection/open-meilisearch.ts";
import { isMarker } from "../index/complete-marker.ts";
import { type IndexDocument, readWeek } from "../index/index-document.ts";

/** From this many distinct weeks on, hits are checked one by one. */
const MAX_FILTERED_PATTERNS = 1_000;
/** The longest time a new week stays unknown. */
const KEPT_MS = 5_000;

export interface PatternDocument {
  id: string;
  week: string;
}

export interface OpenPatterns {
  /** Those open at that time; undefined if there are too many to list, or not all are known. */
  patterns: string[] | undefined;
  isOpen(week: string): boolean;
}

/** Knows the distinct pairs of week and time zone, which have a small index of their own. */
export interface PatternSource {
  /** For all times set in the filters; undefined if none is. */
  openFor(filters: Pick<IndexFilters, "openAt" | "openDuring">): Promise<OpenPatterns | undefined>;
}

export function createPatternSource(link: MeilisearchLink, patternUid: string): PatternSource {
  let known: { patterns: PatternDocument[] | undefined; readAt: number } | undefined;

  async function readPatterns(): Promise<PatternDocument[] | undefined> {
    const now = performance.now();
    if (known !== undefined && now - known.readAt < KEPT_MS) return known.patterns;
    const page = await link
      .ask((client) =>
        client.index<PatternDocument>(patternUid).getDocuments<PatternDocument>({ limit: MAX_FILTERED_PATTERNS }),
      )
      .catch((error: unknown) => {
        if (isMissingIndex(error)) return undefined;
        throw error;
      });
    const isListable = page !== undefined && page.total < MAX_FILTERED_PATTERNS && page.results.some(isMarker);
    const patterns = isListable ? page.results.filter((pattern) => !isMarker(pattern)) : undefined;
    known = { patterns, readAt: now };
    return patterns;
  }

  return {
    async openFor({ openAt, openDuring }) {
      if (openAt === undefined && openDuring === undefined) return undefined;
      const isOpenThen = openAt === undefined ? () => true : openCheck(openAt);
      const isOpen = (week: string) =>
        isOpenThen(week) && (openDuring === undefined || isOpenDuring(readWeek(week).intervals, openDuring));
      const patterns = await readPatterns();
      return { patterns: patterns?.filter(({ week }) => isOpen(week)).map(({ id }) => id), isOpen };
    },
  };
}

/** Weeks of these documents that are not in `known`. */
export function newPatternsOf(documents: readonly IndexDocument[], known: ReadonlySet<string>): PatternDocument[] {
  const fresh = new Map<string, PatternDocument>();
  for (const { pattern, week } of documents) {
    if (pattern !== undefined && week !== undefined && !known.has(pattern)) fresh.set(pattern, { id: pattern, week });
  }
  return [...fresh.values()];
}

function openCheck(instant: Date): (week: string) => boolean {
  const minutes = new Map<string, number | undefined>();
  return (week) => {
    const { zone, intervals } = readWeek(week);
    if (!minutes.has(zone)) minutes.set(zone, minuteOfWeek(zone, instant));
    const minute = minutes.get(zone);
    return minute !== undefined && intervals.some(([start, end]) => containsMinute(start, end, minute));
  };
}
