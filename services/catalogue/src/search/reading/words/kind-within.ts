import { isUnspaced } from "@meridian/domain/text/search-words";
import type { DirectoryBrands } from "../../meaning/directory-brands.ts";
import { ANY_BUSINESS, type DirectoryKinds } from "../../meaning/directory-kinds.ts";
import { typedWords } from "./query-words.ts";

/** Longer texts are not examined for kinds. */
const MAX_WORDS = 10;
const MAX_KIND_WORDS = 3;
/** Words, or letters of a script without spaces. */
const MAX_BRAND_PARTS = 16;
/** "Starbucks'ta" */
const CASE_ENDING = /(?<=\p{L})['’]\p{L}{1,4}$/u;
/** "Branch" or "shop" behind a brand, in scripts without spaces. */
const UNSPACED_BUSINESS = /^(?:お?店|店舗|支店|分店|門店|门店|門市|门市|专卖店|專賣店|매장|지점|점|สาขา|ร้าน)$/u;

/** The kinds and brands that words may name. */
export interface KindSources {
  kinds: Pick<DirectoryKinds, "kindIn">;
  brands: Pick<DirectoryBrands, "isBrand">;
}

export interface KindWithin {
  /** The words that name a kind or a brand. */
  kind: string;
  /** The words before and after it. */
  around: readonly [readonly string[], readonly string[]];
}

/** The words that name a kind or brand. */
export function kindOrBrand(text: string, { kinds, brands }: KindSources): string | undefined {
  return brands.isBrand(text) ? text : kinds.kindIn(text);
}

/**
 * The longest run of words that names a kind or brand, the first one if several are equally long: "burger" in "burger berlin kreuzberg".
 */
export function kindWithin(text: string, reading: KindSources): KindWithin | undefined {
  return kindsWithin(text, reading)[0];
}

/** As above, each of those that are equally long: "wiener" and "kaffeehaus" in "wiener kaffeehaus". */
export function kindsWithin(text: string, reading: KindSources): KindWithin[] {
  const words = typedWords(text);
  if (words.length > MAX_WORDS) return [];
  for (let count = Math.min(MAX_KIND_WORDS, words.length - 1); count > 0; count--) {
    const found: KindWithin[] = [];
    for (let from = 0; from + count <= words.length; from++) {
      const kind = kindOrBrand(words.slice(from, from + count).join(" "), reading);
      // A "skate shop" is not any shop.
      if (kind !== undefined && !ANY_BUSINESS.has(kind.toLowerCase()))
        found.push({ kind, around: [words.slice(0, from), words.slice(from + count)] });
    }
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The brand in a text whose other words name a kind or any business: "кофейня старбакс", 星巴克门店. Such words are part of the sign, not of
 * the names in the directory.
 */
export function brandWithin(text: string, reading: KindSources): string | undefined {
  const isGeneric = (rest: string) => UNSPACED_BUSINESS.test(rest) || reading.kinds.kindIn(rest) !== undefined;
  const uninflected = text.replace(CASE_ENDING, "");
  if (uninflected !== text && reading.brands.isBrand(uninflected)) return uninflected;
  const words = typedWords(text);
  const parts = words.length > 1 ? words : [...text];
  const separator = words.length > 1 ? " " : "";
  if (parts.length > MAX_BRAND_PARTS || (words.length === 1 && !isUnspaced(text))) return undefined;
  for (let count = parts.length - 1; count > 0; count--) {
    for (const from of [0, parts.length - count]) {
      const brand = parts.slice(from, from + count).join(separator);
      const rest = [...parts.slice(0, from), ...parts.slice(from + count)].join(separator);
      if (reading.brands.isBrand(brand) && isGeneric(rest)) return brand;
    }
  }
  return undefined;
}

export interface BesideKind {
  place: string;
  /** All words on its side of the kind, so that none is left unread: not "tower" in "hotel eiffel tower". */
  isWhole: boolean;
}

/** The texts beside a kind that may be a place, longest first. */
export function placesAround({ around }: KindWithin): BesideKind[] {
  const places = around.flatMap((words) =>
    words.flatMap((_, from) =>
      words.slice(from, from + MAX_KIND_WORDS).map((__, length) => ({
        place: words.slice(from, from + length + 1).join(" "),
        isWhole: length + 1 === words.length,
      })),
    ),
  );
  return places.toSorted((a, b) => b.place.length - a.place.length);
}
