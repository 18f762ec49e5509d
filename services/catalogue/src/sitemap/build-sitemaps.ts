import { setImmediate as nextTurn } from "node:timers/promises";
import type { SitemapPart, SitemapSet } from "@meridian/shared/contracts/sitemap";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { SitemapStore } from "@meridian/shared/ports/sitemap-store";
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
/** All pages are cut anew when there are more than so many times those that are needed: many businesses have gone. */
const MAX_WASTE = 2;
/** All businesses are read again after this time, whatever is known to have changed: a restored directory knows of nothing. */
const WHOLE_EVERY_MS = 7 * 24 * 60 * 60_000;

export interface BuildOptions extends Omit<EntrySources, "changes">, Pick<PageBuild, "kinds"> {
  businesses: Pick<BusinessStore, "exportStep" | "findChanges" | "settleChanges">;
  sitemaps: SitemapStore;
  /** Of the dataset, asked before the build. */
  version: number;
  now: () => Date;
  /** Businesses of a sitemap: 9,000 as specified. */
  businessesPerSitemap?: number;
  /** Called every few thousand businesses; what it throws ends the build, and the set before stays. */
  check?: () => Promise<void>;
}

export interface BuildOutcome {
  set: SitemapSet;
  /** Parts that were stored anew; the others had not changed. */
  written: number;
}

/**
 * Builds the sitemaps and puts the new set in the place of the one before. Businesses are read of those pages alone in which some have
 * changed; all of them where there is nothing to go on from, and once a week. A part with the content that it had keeps its bytes and
 * its date. At no time is more than one part in memory.
 */
export async function buildSitemaps(options: BuildOptions): Promise<BuildOutcome> {
  const { businesses, sitemaps, origin, version, now, check } = options;
  const former = await sitemaps.current();
  const pages = formerPagesOf(former?.parts ?? []);
  // Asked before anything is read: what changes from now on is told again.
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
  /** When all businesses were read. */
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

/** When the set to go on from read all businesses; undefined when it is none. */
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
