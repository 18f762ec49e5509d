import { setImmediate as nextTurn } from "node:timers/promises";
import { DAY_MS } from "@meridian/contracts/durations";
import type { SitemapPart, SitemapSet } from "@meridian/contracts/site/sitemap";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import {
  BUSINESSES_PER_SITEMAP,
  buildAllPages,
  type FormerPage,
  formerPagesOf,
  type PageBuild,
  rebuildPages,
} from "./build-pages.ts";
import { createPartWriter, type PartWriter, readRemembered } from "./part-writer.ts";
import { createPlaceChanges, type PlaceChanges, type PlaceMemory, placeMemorySchema } from "./place-changes.ts";
import { type EntrySources, type NamedEntries, walkFurtherPlaces, walkPlaces } from "./sitemap-entries.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

export const INDEX_NAME = "sitemap.xml";
const FIRST_PAGE = "sitemaps/businesses/page-1.xml";
/** All pages are rebuilt when their number exceeds what is needed by this factor, after many deletions. */
const MAX_WASTE = 2;
/** How often all businesses are read again, whatever is known to have changed: a restored directory knows nothing. */
const WHOLE_EVERY_MS = 7 * DAY_MS;

export interface BuildOptions extends Omit<EntrySources, "changes">, Pick<PageBuild, "kinds"> {
  businesses: Pick<BusinessStore, "exportStep" | "findChanges" | "settleChanges">;
  sitemaps: SitemapStore;
  /** The dataset version, read before the build. */
  version: number;
  now: () => Date;
  /** Businesses per sitemap: 9,000 as specified. */
  businessesPerSitemap?: number;
  /** Called every few thousand businesses; an error ends the build and leaves the previous set. */
  check?: () => Promise<void>;
}

export interface BuildOutcome {
  set: SitemapSet;
  /** Changed parts, which were stored again. */
  written: number;
}

/**
 * Builds the sitemaps and swaps in the new set. Reads only the businesses of changed pages; all of them if there is no earlier set, and
 * once a week. A part with unchanged content keeps its bytes and date. At most one part is in memory at a time.
 */
export async function buildSitemaps(options: BuildOptions): Promise<BuildOutcome> {
  const { businesses, sitemaps, origin, version, now, check } = options;
  const former = await sitemaps.current();
  const pages = formerPagesOf(former?.parts ?? []);
  // Read first: later changes are reported again.
  const changed = await businesses.findChanges(pages.flatMap(({ upTo }) => upTo ?? []));
  const builtAt = now().toISOString();
  const writer = createPartWriter(sitemaps, former, builtAt);
  const isChanged = (at: number): boolean => changed.stretches.has(at);
  const { parts, changes, walkedAt } = await buildPages(options, { former, writer, builtAt, pages, isChanged });
  const keepAll = async (walk: AsyncIterable<NamedEntries>): Promise<SitemapPart[]> => {
    const kept: SitemapPart[] = [];
    for await (const { name, entries } of walk) kept.push(await writer.keep(name, sitemapXml(entries), entries.length));
    return kept;
  };
  const sources = { ...options, changes };
  const all = [...(await keepAll(walkPlaces(sources))), ...parts, ...(await keepAll(walkFurtherPlaces(sources)))];
  // Search engines report a sitemap without entries as an error.
  const listed = all.filter(({ entries }) => entries > 0);
  const index = sitemapIndexXml(listed.map(({ name, changedAt }) => ({ url: `${origin}/${name}`, changedAt })));
  all.unshift(await writer.keep(INDEX_NAME, index, listed.length));
  await check?.();
  const memoryDigest = await writer.remember(changes.memory());
  const set = { origin, datasetVersion: version, builtAt, walkedAt, parts: all, memoryDigest };
  await sitemaps.publish(set);
  await businesses.settleChanges(changed);
  return { set, written: writer.written() };
}

interface PagesBuild {
  former: SitemapSet | undefined;
  writer: PartWriter;
  builtAt: string;
  pages: readonly FormerPage[];
  isChanged: (at: number) => boolean;
}

interface BuiltPages {
  parts: SitemapPart[];
  changes: PlaceChanges;
  /** When all businesses were last read. */
  walkedAt: string;
}

async function buildPages(options: BuildOptions, build: PagesBuild): Promise<BuiltPages> {
  const { sitemaps, check, businessesPerSitemap: size = BUSINESSES_PER_SITEMAP } = options;
  const { former, builtAt, pages, isChanged } = build;
  const known = await readRemembered(sitemaps, former?.memoryDigest, placeMemorySchema);
  const pause = async (): Promise<void> => {
    await check?.();
    await nextTurn();
  };
  const begin = (kept: PlaceMemory) => {
    const changes = createPlaceChanges({ known: known ?? {}, kept, builtAt });
    return { ...options, writer: build.writer, changes, pause, size };
  };
  const walkedAt = former === undefined || known === undefined ? undefined : goesOn(former, options);
  if (walkedAt !== undefined && known !== undefined && pages.length > 0) {
    const rebuild = begin(known);
    const parts = await rebuildPages(rebuild, pages, isChanged);
    if (parts !== undefined && isTidy(parts, size)) return { parts, changes: rebuild.changes, walkedAt };
  }
  const whole = begin({});
  return { parts: await buildAllPages(whole), changes: whole.changes, walkedAt: builtAt };
}

/** When the earlier set last read all businesses; undefined if there is none to continue from. */
function goesOn(former: SitemapSet, { origin, version, now }: BuildOptions): string | undefined {
  const { walkedAt } = former;
  if (walkedAt === undefined || former.origin !== origin || former.datasetVersion > version) return undefined;
  return now().getTime() - Date.parse(walkedAt) < WHOLE_EVERY_MS ? walkedAt : undefined;
}

function isTidy(parts: readonly SitemapPart[], size: number): boolean {
  const businesses = parts.reduce((sum, { entries }) => sum + entries, 0);
  const isFirstThere = parts.length === 0 || parts.some(({ name }) => name === FIRST_PAGE);
  return isFirstThere && parts.length <= MAX_WASTE * Math.ceil(businesses / size);
}
