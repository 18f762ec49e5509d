import type { DatabaseSync } from "node:sqlite";
import { CATEGORY_SYMBOLS, type CategorySymbol } from "@meridian/contracts/categories/category-symbols";
import { remember } from "@meridian/domain/bounded-cache";
import type { Kind, KindLookup } from "@meridian/domain/categories/kind";
import { wordsOf } from "@meridian/domain/text/search-words";
import { onOtherKeyboards } from "../arabic-letters.ts";
import { createSimilarTexts } from "../similar-texts.ts";
import { simplified } from "../simplified-characters.ts";
import { isAmbiguousHead, LEADING_HEADS, LINKS, trailingHeadOf } from "./label-heads.ts";
import { firstFound, singularForms, withFormsAtEnds } from "./singular-forms.ts";
import { spokenForms } from "./spoken-forms.ts";
import { stemKey } from "./stem-key.ts";

const CACHED_TEXTS = 20_000;
/** Terms examined for a picker's list: they are short and many, kinds are few. */
const TERMS_LOOKED_AT = 200;
/** The maximum words of a head: "beauty supply store". */
const MAX_HEAD_WORDS = 3;
/** Separates a label's broader level from the narrower one after it. */
const LEVELS = /\s*(?:>|»|›|→|::|\\)\s*/u;
/** Separates the parts of a label that names two things: "Bar & grill", "Books, music". */
const PARTS = /\s*[,/;|&+·•、，；・\n]\s*|\s+(?:[-–—]|and|und|et|y|e|ve|en|och|og|oder|or|или|и)\s+/iu;
/** Details behind a label, which the source may have cut off: "Plastik boru imalatı (hortum dahil)". */
const IN_BRACKETS = /(?<=.)\s*\([^()]*(?:\)\s*)?$/u;
/** "FastFoodRestaurant" */
const HUMP = /(?<=\p{Ll})(?=\p{Lu})/gu;
/** Words this long may be two written as one: "hairsalon". */
const JOINED_CHARS = { min: 6, max: 30 };
/** Labels with more parts are lists of all sorts. */
const MAX_PARTS = 12;
const FEW_PARTS = 3;
/** Kinds whose names are too vague as the head of a longer label: any shop is a "store". */
const TOO_GENERAL = new Set(["shop/general", "office/company", "office/government", "amenity/marketplace"]);
const isBroad = ({ key }: Kind): boolean => key.startsWith("group/");

/** The kind of a label's head if it is unique and specific; undefined otherwise. */
function specific([kind, ...others]: readonly Kind[]): readonly Kind[] | undefined {
  const isSpecific = kind !== undefined && others.length === 0 && !TOO_GENERAL.has(kind.key) && !isBroad(kind);
  return isSpecific ? [kind] : undefined;
}

export function createKindLookup(db: DatabaseSync): KindLookup {
  const byId = new Map<number, Kind>();
  const byKey = new Map<string, Kind>();
  const bySlug = new Map<string, Kind>();
  const parents = new Map<number, number>();
  for (const row of db.prepare("SELECT * FROM kind").all()) {
    const kind = {
      id: Number(row.id),
      key: String(row.key),
      name: String(row.name),
      slug: String(row.slug),
      group: String(row.kind_group),
      symbol: symbolOf(row.symbol),
      schemaType: String(row.schema_type),
    };
    byId.set(kind.id, kind);
    byKey.set(kind.key, kind);
    bySlug.set(kind.slug, kind);
    if (row.parent !== null) parents.set(kind.id, Number(row.parent));
  }
  const select = db.prepare("SELECT kinds FROM term WHERE text = ?");
  const selectName = db.prepare("SELECT kinds FROM term WHERE text = ? AND is_name");
  const selectSpoken = db.prepare("SELECT kinds FROM spoken_term WHERE text = ?");
  const selectLocal = db.prepare("SELECT kinds FROM local_term WHERE text = ? AND country = ?");
  const selectStem = db.prepare("SELECT kinds FROM stem_term WHERE text = ?");
  const selectFrom = db.prepare("SELECT text, kinds FROM term WHERE text >= ? ORDER BY text LIMIT ?");

  const kindsOf = (ids: unknown) =>
    String(ids)
      .split(" ")
      .flatMap((id) => byId.get(Number(id)) ?? []);

  /** What the words name, and not what is found there: "beer" names no shop. */
  function exactly(words: readonly string[]): readonly Kind[] {
    const ids = words.length === 0 ? undefined : selectName.get(words.join(" "))?.kinds;
    return ids === undefined ? [] : kindsOf(ids);
  }

  function beginningWith(text: string): readonly Kind[] {
    const terms = selectFrom.all(text, TERMS_LOOKED_AT).filter((term) => String(term.text).startsWith(text));
    return terms
      .toSorted((a, b) => String(a.text).length - String(b.text).length)
      .flatMap((term) => kindsOf(term.kinds));
  }

  function withWordsIn(words: readonly string[]): readonly Kind[] {
    const isIn = (known: readonly string[]) => words.every((word) => known.some((other) => other.startsWith(word)));
    return [...byId.values()].filter(({ name }) => isIn(wordsOf(name)));
  }

  /** What visitors call kinds comes before what lists and maps call so. */
  function spoken(words: readonly string[]): readonly Kind[] {
    const text = words.join(" ");
    const ids = selectSpoken.get(text)?.kinds ?? select.get(text)?.kinds;
    return ids === undefined ? [] : kindsOf(ids);
  }

  /** As typed, then with the last or first word in the singular. */
  const namedBy = (words: readonly string[]): readonly Kind[] =>
    firstFound([words, ...withFormsAtEnds(words, singularForms)], exactly);

  /** As above in more languages and spellings, then inflected in any way. */
  function namedAsSpoken(words: readonly string[]): readonly Kind[] {
    const text = words.join(" ");
    const typedElsewhere = [...onOtherKeyboards(text), simplified(text)].map((other) => other.split(" "));
    const found = firstFound([words, ...typedElsewhere, ...spokenForms(words)], spoken);
    const stem = found.length > 0 ? undefined : stemKey(words);
    const ids = stem === undefined ? undefined : selectStem.get(stem)?.kinds;
    return ids === undefined ? found : kindsOf(ids);
  }

  const namedAsHead = (words: readonly string[]): readonly Kind[] =>
    words.length === 1 && isAmbiguousHead(words[0] ?? "") ? [] : namedBy(words);

  function headOf(words: readonly string[]): readonly Kind[] {
    const link = words.findIndex((word, at) => at > 0 && at < words.length - 1 && LINKS.has(word));
    if (link > 0) {
      const linked = words.slice(0, link);
      return specific(namedAsHead(linked)) ?? headOf(linked);
    }
    for (let count = Math.min(MAX_HEAD_WORDS, words.length - 1); count > 0; count--) {
      const found = namedAsHead(words.slice(-count));
      if (found.length > 0) return specific(found) ?? [];
    }
    const [first = ""] = words;
    if (words.length > 1 && LEADING_HEADS.has(first)) return specific(namedBy([first])) ?? [];
    const trailing = trailingHeadOf(words.at(-1) ?? "");
    return trailing === undefined ? [] : (specific(exactly([trailing])) ?? []);
  }

  /** Words others write as one, and the reverse: "drug store", "hairsalon". */
  function namedOtherwiseParted(words: readonly string[]): readonly Kind[] {
    const joined = words
      .slice(1)
      .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)]);
    const [word = ""] = words;
    const isParted = words.length === 1 && word.length >= JOINED_CHARS.min && word.length <= JOINED_CHARS.max;
    const parted = isParted ? Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]).slice(2, -1) : [];
    for (const form of [...joined, ...parted]) {
      const found = exactly(form);
      if (found.length > 0) return found;
    }
    return [];
  }

  function ancestorsOf(kind: Kind): readonly Kind[] {
    const parent = byId.get(parents.get(kind.id) ?? 0);
    return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
  }

  const known = remember((text: string): readonly Kind[] => namedBy(wordsOf(text)), CACHED_TEXTS);
  const named = remember(
    (text: string): readonly Kind[] => namedAsSpoken(wordsOf(text)).filter((kind) => !isBroad(kind)),
    CACHED_TEXTS,
  );
  /** In a label, "Food" is any place with food; in a search, a restaurant. */
  const labelledWhole = (text: string): readonly Kind[] => {
    const broad = known(text).filter(isBroad);
    return broad.length > 0 ? broad : known(text);
  };

  /** Of several kinds only the narrowest: "Restaurant, Pizza restaurant" is the latter. */
  function narrowest(kinds: readonly Kind[]): readonly Kind[] {
    const above = new Set(kinds.flatMap(ancestorsOf));
    const narrow = [...new Set(kinds)].filter((kind) => !above.has(kind));
    const certain = narrow.filter((kind) => !isBroad(kind) && !TOO_GENERAL.has(kind.key));
    return certain.length > 0 ? certain : narrow;
  }

  function ofLevels(label: string): readonly Kind[] {
    const levels = label.split(LEVELS);
    if (levels.length < 2) return [];
    return (
      levels
        .slice(-MAX_PARTS)
        .map(labelled)
        .findLast((kinds) => kinds.length > 0) ?? []
    );
  }

  /** If at least this many parts name a kind, of many half: a description of goods names one by chance. */
  function ofParts(label: string, minNamed: number): readonly Kind[] {
    const parts = label.split(PARTS, MAX_PARTS).filter((part) => part !== "");
    const kindsOfParts = parts.map(labelledWhole).filter((kinds) => kinds.length > 0);
    const least = parts.length > FEW_PARTS ? Math.max(minNamed, parts.length / 2) : minNamed;
    return parts.length < 2 || kindsOfParts.length < least ? [] : narrowest(kindsOfParts.flat());
  }

  const labelled: KindLookup["labelled"] = remember((label: string): readonly Kind[] => {
    const words = wordsOf(label);
    const tries = [
      () => labelledWhole(label),
      () => ofLevels(label),
      () => ofParts(label, 2),
      () => namedOtherwiseParted(words),
      () => (IN_BRACKETS.test(label) ? labelled(label.replace(IN_BRACKETS, "")) : []),
      () => headOf(words),
      () => ofParts(label, 1),
      () => labelledWhole(label.replace(HUMP, " ")),
      () => labelledWhole(`${label} cuisine`),
    ];
    for (const find of tries) {
      const found = find();
      if (found.length > 0) return found;
    }
    return [];
  }, CACHED_TEXTS);

  const similarTexts = createSimilarTexts(db, { tables: ["term", "curated_spoken_term"], mayDifferInEnding: true });

  function namedIn(text: string, countryCode: string): readonly Kind[] {
    const words = wordsOf(text);
    return firstFound([words, ...spokenForms(words)], (form) => {
      const ids = selectLocal.get(form.join(" "), countryCode)?.kinds;
      return ids === undefined ? [] : kindsOf(ids);
    });
  }

  return {
    named(text, countryCode) {
      const local = countryCode === undefined ? [] : namedIn(text, countryCode);
      return local.length > 0 ? local : named(text);
    },
    similarTo: (text) => similarTexts(text).filter((other) => named(other).length > 0),
    labelled,
    search(text, limit) {
      const words = wordsOf(text);
      if (words.length === 0) return [];
      const found = [...named(text), ...beginningWith(words.join(" ")), ...withWordsIn(words)];
      return [...new Set(found)].slice(0, limit);
    },
    withKey: (key) => byKey.get(key),
    withSlug: (slug) => bySlug.get(slug),
    ancestorsOf,
  };
}

function symbolOf(text: unknown): CategorySymbol {
  const symbol = CATEGORY_SYMBOLS.find((known) => known === text);
  if (symbol === undefined) throw new Error(`The knowledge file has a symbol that this program does not know: ${text}`);
  return symbol;
}
