import { categorySlugOf } from "@meridian/domain/categories/business-category";
import { z } from "zod";

const placeCountSchema = z.object({ count: z.int(), hash: z.int() });
export const placeCountsSchema = z.record(z.string(), placeCountSchema);
export const placeMemorySchema = z.record(z.string(), placeCountSchema.extend({ changedAt: z.iso.datetime() }));

/** The size of a list and the order-independent sum of its businesses' hashes. */
export type PlaceCount = z.infer<typeof placeCountSchema>;
/** What the businesses of one sitemap contribute to each list. */
export type PlaceCounts = z.infer<typeof placeCountsSchema>;
/** For each page, a digest of its list and when it last changed. */
export type PlaceMemory = z.infer<typeof placeMemorySchema>;

/** Category and place pages show lists of businesses: a page changed when one of its businesses changed, appeared or disappeared. */
export interface PlaceChanges {
  /** Replaces a sitemap's former businesses with its current ones. */
  replace(before: PlaceCounts, after: ReadonlyMap<string, PlaceTally>): void;
  /** When the page's list last changed, if known; undefined for an empty list. */
  changedAt(key: string): string | undefined;
  /** What the next build needs to know about this one. */
  memory(): PlaceMemory;
}

export interface PlaceChangesOptions {
  /** The lists as the previous build left them. */
  known: PlaceMemory;
  /** What this build takes over from the previous one's lists. */
  kept: PlaceCounts;
  builtAt: string;
}

export interface ListedBusiness {
  slug: string;
  /** ISO 8601. */
  updatedAt: string;
  type: string | undefined;
  category: string | undefined;
  countryCode: string | undefined;
  city: string | undefined;
  /** Set for a known city. */
  citySlug: string | undefined;
  /** Set if it differs from its label's slug. */
  categorySlug: string | undefined;
}

export interface PlaceTally extends PlaceCount {
  /** When the most recent of the businesses changed. */
  latest: string;
}

export const categoryKey = (slug: string): string => `categories/${slug}`;
export const countryKey = (code: string): string => `countries/${code}`;
export const cityKey = (code: string, slug: string): string => `cities/${code}/${slug}`;

const NONE: PlaceCount = { count: 0, hash: 0 };
/** Keeps the sum of two such hashes exact. */
const HASH_SPAN = 2 ** 48;

/**
 * Compares the lists with those of the previous build. A list that differs changed when its latest business did; if that was before the
 * previous build, a business disappeared and this build is the first to notice.
 */
export function createPlaceChanges({ known, kept, builtAt }: PlaceChangesOptions): PlaceChanges {
  const totals = new Map<string, PlaceCount>(Object.entries(kept));
  const latest = new Map<string, string>();

  function change(key: string, { count, hash }: PlaceCount, sign: 1 | -1): void {
    const total = totals.get(key) ?? NONE;
    totals.set(key, {
      count: total.count + sign * count,
      hash: (total.hash + sign * hash + HASH_SPAN) % HASH_SPAN,
    });
  }

  function remembered(key: string): PlaceMemory[string] | undefined {
    const total = totals.get(key);
    if (total === undefined || total.count <= 0) return undefined;
    const { count, hash } = total;
    const former = known[key];
    if (former?.count === count && former.hash === hash) return former;
    const newest = latest.get(key);
    const isOlder = newest === undefined || (former !== undefined && newest <= former.changedAt);
    return { count, hash, changedAt: isOlder ? builtAt : newest };
  }

  return {
    replace(before, after) {
      for (const [key, count] of Object.entries(before)) change(key, count, -1);
      for (const [key, tally] of after) {
        change(key, tally, 1);
        if (tally.latest > (latest.get(key) ?? "")) latest.set(key, tally.latest);
      }
    },
    changedAt: (key) => remembered(key)?.changedAt,
    memory() {
      const memory: PlaceMemory = {};
      for (const key of totals.keys()) {
        const entry = remembered(key);
        if (entry !== undefined) memory[key] = entry;
      }
      return memory;
    },
  };
}

/** The lists that contain some of the businesses. */
export function tallyPlaces(
  businesses: readonly ListedBusiness[],
  slugOf: (name: string) => string,
  /** The categories that include a category. */
  slugsAbove: (slug: string) => readonly string[] = () => [],
): Map<string, PlaceTally> {
  const tallies = new Map<string, PlaceTally>();

  function count(key: string, hash: number, updatedAt: string): void {
    const tally = tallies.get(key);
    if (tally === undefined) {
      tallies.set(key, { count: 1, hash, latest: updatedAt });
      return;
    }
    tally.count += 1;
    tally.hash = (tally.hash + hash) % HASH_SPAN;
    if (updatedAt > tally.latest) tally.latest = updatedAt;
  }

  for (const { slug, updatedAt, type, category, countryCode, city, citySlug, categorySlug } of businesses) {
    const hash = hashOf(`${slug} ${updatedAt}`);
    const trade = categorySlugOf({ type, category, categorySlug });
    if (trade !== undefined)
      for (const slug of [trade, ...slugsAbove(trade)]) count(categoryKey(slug), hash, updatedAt);
    if (countryCode === undefined) continue;
    count(countryKey(countryCode), hash, updatedAt);
    const citySegment = citySlug ?? (city === undefined ? "" : slugOf(city));
    if (citySegment !== "") count(cityKey(countryCode, citySegment), hash, updatedAt);
  }
  return tallies;
}

/** 48 bits from two FNV-1a hashes: enough that no two lists of a directory collide. */
function hashOf(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (high >>> 16) * 2 ** 32 + (low >>> 0);
}
