import type { SitemapPart } from "@meridian/contracts/site/sitemap";
import { remember } from "@meridian/domain/bounded-cache";
import type { KindLookup } from "@meridian/domain/categories/kind";
import { slugify } from "@meridian/domain/text/slug";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import { type PageWalk, type Stretch, walkPages } from "./business-pages.ts";
import { type PartWriter, readRemembered } from "./part-writer.ts";
import { type PlaceChanges, type PlaceCounts, placeCountsSchema, tallyPlaces } from "./place-changes.ts";
import { businessEntries } from "./sitemap-entries.ts";
import { sitemapXml } from "./sitemap-xml.ts";

/** The page size the specification gives. */
export const BUSINESSES_PER_SITEMAP = 9_000;
/** A page in the middle grows by a third, as businesses are added between its own, before it is split. */
const ROOM = 4 / 3;
const MAX_SLUGS = 50_000;

/** An earlier sitemap of businesses and the stretch of the walk it lists. */
export interface FormerPage extends Stretch {
  part: SitemapPart;
}

export interface PageBuild extends Pick<PageWalk, "businesses" | "pause" | "size"> {
  /** By default no category includes another. */
  kinds?: Pick<KindLookup, "withSlug" | "ancestorsOf">;
  sitemaps: Pick<SitemapStore, "read">;
  origin: string;
  writer: PartWriter;
  /** Receives every page that is built. */
  changes: PlaceChanges;
}

/** The set's sitemaps of businesses, in walk order. */
export function formerPagesOf(parts: readonly SitemapPart[]): FormerPage[] {
  const pages: FormerPage[] = [];
  for (const part of parts) {
    if (part.page !== undefined) pages.push({ part, after: pages.at(-1)?.upTo, upTo: part.page.upTo });
  }
  return pages;
}

/** Splits all businesses into new pages. */
export async function buildAllPages(build: PageBuild): Promise<SitemapPart[]> {
  const stretch = { after: undefined, upTo: undefined };
  const names = freeNames([]);
  return openEnded(await buildStretch(build, { ...stretch, names, had: {}, size: build.size }));
}

/** Rebuilds the pages of a set that changed; undefined if what one of them needs is lost. */
export async function rebuildPages(
  build: PageBuild,
  pages: readonly FormerPage[],
  isChanged: (at: number) => boolean,
): Promise<SitemapPart[] | undefined> {
  const parts: SitemapPart[] = [];
  const names = freeNames(pages.map(({ part }) => part.name));
  const most = Math.floor(build.size * ROOM);
  for (const [at, { part, ...stretch }] of pages.entries()) {
    if (!isChanged(at)) {
      parts.push(part);
      continue;
    }
    const had = await readRemembered(build.sitemaps, part.page?.placesDigest, placeCountsSchema);
    if (had === undefined) return undefined;
    const room = part.entries < most ? most : Math.ceil(most / 2);
    // Businesses after the last page are split as in a full build.
    const size = stretch.upTo === undefined ? build.size : room;
    parts.push(...(await buildStretch(build, { ...stretch, name: part.name, names, had, size })));
  }
  return openEnded(parts);
}

interface StretchBuild extends Stretch, Pick<PageWalk, "size"> {
  /** The name of its first page; by default taken from `names`, like the others. */
  name?: string;
  names: Iterator<string>;
  /** What its businesses contributed to lists before. */
  had: PlaceCounts;
}

/** Empty if no business in the stretch is listed; the stretch then belongs to the next page. */
async function buildStretch(build: PageBuild, { name, names, had, ...stretch }: StretchBuild): Promise<SitemapPart[]> {
  const { origin, writer, changes } = build;
  const parts: SitemapPart[] = [];
  const slugOf = remember(slugify, MAX_SLUGS);
  const slugsAbove = (slug: string): string[] => {
    const kind = build.kinds?.withSlug(slug);
    return kind === undefined ? [] : (build.kinds?.ancestorsOf(kind) ?? []).map((above) => above.slug);
  };
  for await (const { businesses, upTo } of walkPages({ ...build, ...stretch })) {
    const tallies = tallyPlaces(businesses, slugOf, slugsAbove);
    changes.replace(parts.length === 0 ? had : {}, tallies);
    const entries = businessEntries(origin, businesses);
    const ownName = (parts.length === 0 ? name : undefined) ?? String(names.next().value);
    const part = await writer.keep(ownName, sitemapXml(entries), entries.length);
    const counts = [...tallies].map(([key, { count, hash }]) => [key, { count, hash }] as const);
    const placesDigest = await writer.remember(Object.fromEntries(counts));
    parts.push({ ...part, page: { placesDigest, ...(upTo === undefined ? {} : { upTo }) } });
  }
  if (parts.length === 0) changes.replace(had, new Map());
  return parts;
}

/** The last page covers everything after the one before. */
function openEnded(parts: SitemapPart[]): SitemapPart[] {
  const last = parts.at(-1);
  if (last?.page === undefined) return parts;
  const { placesDigest } = last.page;
  return [...parts.slice(0, -1), { ...last, page: { placesDigest } }];
}

function* freeNames(taken: readonly string[]): Generator<string> {
  for (let page = 1; ; page++) {
    const name = `sitemaps/businesses/page-${page}.xml`;
    if (!taken.includes(name)) yield name;
  }
}
