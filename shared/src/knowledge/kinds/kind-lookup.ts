import type { DatabaseSync } from "node:sqlite";
import { type CategorySymbol, categorySymbolSchema } from "../../contracts/category-symbol.ts";
import { remember } from "../../domain/bounded-cache.ts";
import { wordsOf } from "../../domain/search-words.ts";
import { singularForms } from "./singular-forms.ts";

/** A kind of business, such as `amenity/restaurant/italian`; keys are those of OpenStreetMap. */
export interface Kind {
  id: number;
  key: string;
  /** In English, sentence case. */
  name: string;
  /** Of its page; no other kind has it. */
  slug: string;
  /** One of about 20, such as "food" or "home". */
  group: string;
  symbol: CategorySymbol;
  /** The most specific type of schema.org: "Pharmacy", or "LocalBusiness" where it has none of its own. */
  schemaType: string;
}

export interface KindLookup {
  /** The kinds that a whole text names in any language, singular or plural; most texts name none or one. */
  named(text: string): readonly Kind[];
  /** The kinds of a category's label: those it names, or where it names none those of its head word ("Tuscan restaurant"). */
  labelled(label: string): readonly Kind[];
  /**
   * For pickers: the kinds that the text names, then those with a name or term in any language that begins with it, then those with
   * its words in their own name; at most `limit`.
   */
  search(text: string, limit: number): readonly Kind[];
  withKey(key: string): Kind | undefined;
  withSlug(slug: string): Kind | undefined;
  /** The kinds that include one, the nearest first. */
  ancestorsOf(kind: Kind): readonly Kind[];
}

const CACHED_TEXTS = 20_000;
/** Of a picker's list: terms are short and many, kinds few. */
const TERMS_LOOKED_AT = 200;
/** Words at most of a head: "beauty supply store". */
const MAX_HEAD_WORDS = 3;
/** Parts of labels that name two things: "Bar & grill", "Books, music". */
const PARTS = /\s*[,/;|&]\s*|\s+(?:and|und|et|y|e|ve|en|och|og|oder|or)\s+/iu;
/** Kinds whose names say too little to be the head of a longer label: any shop is a "store". */
const TOO_GENERAL = new Set([
  "shop/general",
  "office/company",
  "office/government",
  "amenity/marketplace",
  "craft/builder",
]);

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
      symbol: categorySymbolSchema.parse(row.symbol),
      schemaType: String(row.schema_type),
    };
    byId.set(kind.id, kind);
    byKey.set(kind.key, kind);
    bySlug.set(kind.slug, kind);
    if (row.parent !== null) parents.set(kind.id, Number(row.parent));
  }
  const select = db.prepare("SELECT kinds FROM term WHERE text = ?");
  const selectFrom = db.prepare("SELECT text, kinds FROM term WHERE text >= ? ORDER BY text LIMIT ?");

  const kindsOf = (ids: unknown) =>
    String(ids)
      .split(" ")
      .flatMap((id) => byId.get(Number(id)) ?? []);

  function exactly(words: readonly string[]): readonly Kind[] {
    const ids = words.length === 0 ? undefined : select.get(words.join(" "))?.kinds;
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

  /** As typed, and then with the last word, or the first, in the singular. */
  function namedBy(words: readonly string[]): readonly Kind[] {
    const last = words.at(-1) ?? "";
    const first = words[0] ?? "";
    const others = [
      ...singularForms(last).map((singular) => [...words.slice(0, -1), singular]),
      ...(words.length < 2 ? [] : singularForms(first).map((singular) => [singular, ...words.slice(1)])),
    ];
    for (const form of [words, ...others]) {
      const found = exactly(form);
      if (found.length > 0) return found;
    }
    return [];
  }

  function headOf(words: readonly string[]): readonly Kind[] {
    for (let count = Math.min(MAX_HEAD_WORDS, words.length - 1); count > 0; count--) {
      const found = namedBy(words.slice(-count));
      if (found.length > 0) return found.filter(({ key }) => !TOO_GENERAL.has(key));
    }
    return [];
  }

  function ancestorsOf(kind: Kind): readonly Kind[] {
    const parent = byId.get(parents.get(kind.id) ?? 0);
    return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
  }

  const named = remember((text: string): readonly Kind[] => namedBy(wordsOf(text)), CACHED_TEXTS);
  const labelled = remember((label: string): readonly Kind[] => {
    const whole = named(label);
    if (whole.length > 0) return whole;
    const head = headOf(wordsOf(label));
    if (head.length > 0) return head;
    const parts = label.split(PARTS).filter((part) => part !== "");
    return parts.length < 2 ? [] : [...new Set(parts.flatMap(named))];
  }, CACHED_TEXTS);

  return {
    named,
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
