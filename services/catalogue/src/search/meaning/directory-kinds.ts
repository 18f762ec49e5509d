import { remember } from "@meridian/domain/bounded-cache";
import type { KindLookup } from "@meridian/domain/categories/kind";
import { foldText } from "@meridian/domain/text/fold-text";
import { isUnspaced } from "@meridian/domain/text/search-words";
import { typosBetween } from "@meridian/domain/text/typos";
import { readWordLists } from "@meridian/platform/read-table";
import { withoutUnspacedEnds } from "../reading/places/split-at-place.ts";
import { trimmedOfFillers, withoutFillers } from "../reading/spoken/spoken-modifiers.ts";
import { kindsRelatedTo } from "./related-kinds.ts";

/** Words for any business, used after a kind: "sushi places", "plumbing services". */
export const ANY_BUSINESS: ReadonlySet<string> = new Set(
  readWordLists(new URL("any-business.tsv", import.meta.url), ["business"]).business,
);

/** Short for restaurant before a cuisine: "resto chinois". */
const RESTAURANT = /(?<=^|\s)rest(?:os?|au)(?=\s)/iu;
/** Each costs one more search if nothing was found. */
const MAX_RELATED = 3;
/** A shorter word is like too many others. */
const MIN_SPELT_LETTERS = 4;
/** A text is split and searched in several ways, each of which asks for the same kinds. */
const CACHED_TEXTS = 20_000;

/** Finds kinds of business in texts. */
export interface DirectoryKinds {
  /** The words that name a kind in any language, even if the directory has no such business: "hair salons" in "best hair salons". */
  kindIn(text: string): string | undefined;
  /** The slugs of the categories for the kinds a text names, in a country if one is searched; they include the kinds below. */
  categoriesFor(text: string, countryCode?: string): readonly string[];
  /** Names of kinds that a misspelt or inflected text may stand for, nearest first; few. */
  similarTo(text: string): readonly string[];
  /** Names of related kinds, used if there is no business of the kind itself: accountants for "Steuerberater". */
  relatedTo(text: string): readonly string[];
}

export function createDirectoryKinds({
  kinds,
}: {
  kinds: Pick<KindLookup, "named" | "similarTo" | "withKey">;
}): DirectoryKinds {
  // "Posto de gasolina" names a kind as a whole; "best bakeries" only without its filler word.
  const remembered = remember((text: string): string | null => {
    const texts = new Set([
      text,
      text.replace(RESTAURANT, "restaurant"),
      ...(isUnspaced(text) ? [withoutUnspacedEnds(text)] : []),
      ...trimmedOfFillers(text),
      withoutFillers(text, foldText),
      withoutFillers(withoutAnyBusiness(text), foldText),
    ]);
    return [...texts].find((words) => kinds.named(words).length > 0) ?? null;
  }, CACHED_TEXTS);
  const kindIn = (text: string): string | undefined => remembered(text) ?? undefined;

  return {
    kindIn,
    similarTo: (text) => [...withAnyBusinessSpelt(text).filter((words) => remembered(words)), ...kinds.similarTo(text)],
    categoriesFor: (text, countryCode) => kinds.named(kindIn(text) ?? "", countryCode).map(({ slug }) => slug),
    relatedTo(text) {
      const named = kinds.named(kindIn(text) ?? "");
      const related = new Set(named.flatMap(({ key }) => kindsRelatedTo(key)));
      return [...related].flatMap((key) => kinds.withKey(key)?.name ?? []).slice(0, MAX_RELATED);
    },
  };
}

/** "sushi shop" for "sushi shpo". */
function withAnyBusinessSpelt(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/);
  const last = words.at(-1) ?? "";
  if (words.length < 2 || last.length < MIN_SPELT_LETTERS || ANY_BUSINESS.has(last)) return [];
  return [...ANY_BUSINESS]
    .filter((word) => Number.isFinite(typosBetween(last, word, { limit: 1, toBeginning: false })))
    .map((word) => [...words.slice(0, -1), word].join(" "));
}

function withoutAnyBusiness(text: string): string {
  const words = text.split(/\s+/);
  return words.filter((word) => !ANY_BUSINESS.has(word.toLowerCase())).join(" ");
}
