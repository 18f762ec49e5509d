import { remember } from "@meridian/shared/domain/bounded-cache";
import { slugify } from "@meridian/shared/domain/slug";
import { z } from "zod";

/** What the pages of trades and places show is a list of businesses: the page changed when one of them did, came or went. */
export interface PlaceChanges {
  add(business: ListedBusiness): void;
  /** When the list of a page last changed, as far as it is known; undefined of a list that holds nothing. */
  changedAt(key: string): string | undefined;
  /** What the next build must know of this one. */
  memory(): PlaceMemory;
}

export interface ListedBusiness {
  slug: string;
  /** ISO 8601 */
  updatedAt: string;
  type: string | undefined;
  category: string | undefined;
  countryCode: string | undefined;
  city: string | undefined;
}

const rememberedSchema = z.object({ fingerprint: z.string(), changedAt: z.iso.datetime() });
export const placeMemorySchema = z.record(z.string(), rememberedSchema);
/** Of each page its list in short, and when it became that. */
export type PlaceMemory = z.infer<typeof placeMemorySchema>;

export const categoryKey = (slug: string): string => `categories/${slug}`;
export const countryKey = (code: string): string => `countries/${code}`;
export const cityKey = (code: string, slug: string): string => `cities/${code}/${slug}`;

interface Tally {
  count: number;
  /** Sum of the hashes of all its businesses, whatever their order. */
  hash: number;
  latest: string;
}

const MAX_SLUGS = 50_000;

/**
 * Compares the lists with those of the build before. A list that is another since then has changed when its latest business did; where
 * that was before, one has gone, and this build is the first to see it.
 */
export function createPlaceChanges(before: PlaceMemory | undefined, builtAt: string): PlaceChanges {
  const tallies = new Map<string, Tally>();
  const slugOf = remember(slugify, MAX_SLUGS);

  function count(key: string, hash: number, updatedAt: string): void {
    const tally = tallies.get(key);
    if (tally === undefined) {
      tallies.set(key, { count: 1, hash, latest: updatedAt });
      return;
    }
    tally.count += 1;
    tally.hash = (tally.hash + hash) % Number.MAX_SAFE_INTEGER;
    if (updatedAt > tally.latest) tally.latest = updatedAt;
  }

  function remembered(key: string): PlaceMemory[string] | undefined {
    const tally = tallies.get(key);
    if (tally === undefined) return undefined;
    const fingerprint = `${tally.count}-${tally.hash}`;
    const former = before?.[key];
    if (former?.fingerprint === fingerprint) return former;
    const isOlder = former !== undefined && tally.latest <= former.changedAt;
    return { fingerprint, changedAt: isOlder ? builtAt : tally.latest };
  }

  return {
    add({ slug, updatedAt, type, category, countryCode, city }) {
      const hash = hashOf(`${slug} ${updatedAt}`);
      const trade = [type, category]
        .map((name) => (name === undefined ? "" : slugOf(name)))
        .find((name) => name !== "");
      if (trade !== undefined) count(categoryKey(trade), hash, updatedAt);
      if (countryCode === undefined) return;
      count(countryKey(countryCode), hash, updatedAt);
      const citySlug = city === undefined ? "" : slugOf(city);
      if (citySlug !== "") count(cityKey(countryCode, citySlug), hash, updatedAt);
    },
    changedAt: (key) => remembered(key)?.changedAt,
    memory() {
      const memory: PlaceMemory = {};
      for (const key of tallies.keys()) {
        const entry = remembered(key);
        if (entry !== undefined) memory[key] = entry;
      }
      return memory;
    },
  };
}

/** 52 bits of two FNV-1a hashes: enough that no two lists of a directory are taken for the same. */
function hashOf(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0);
}
