import type { DatabaseSync, StatementSync } from "node:sqlite";
import { indexWordsOf } from "@meridian/domain/text/search-words";

export type EntryKind = "category" | "country" | "city" | "region" | "amenity";

export interface DictionaryEntry {
  kind: EntryKind;
  value: string;
  label: string;
  /** The index words of the label. */
  words: readonly string[];
  /** The same words delimited by spaces, for searching in one pass. */
  text: string;
}

/** Categories, countries, regions, cities and amenities by number. Numbers are never reused; the label is the first one seen. */
export interface IndexDictionary {
  idOf(kind: EntryKind, value: string): number | undefined;
  entry(id: number): DictionaryEntry | undefined;
  /** For the writer: the number of an entry, added if it is new. */
  intern(kind: EntryKind, value: string, label: string): number;
  /** Loads what others have added. */
  refresh(): void;
  size(): number;
}

const KINDS: Readonly<Record<string, EntryKind>> = {
  category: "category",
  country: "country",
  city: "city",
  region: "region",
  amenity: "amenity",
};

export function createIndexDictionary(db: DatabaseSync): IndexDictionary {
  const ids: Readonly<Record<EntryKind, Map<string, number>>> = {
    category: new Map(),
    country: new Map(),
    city: new Map(),
    region: new Map(),
    amenity: new Map(),
  };
  const entries: (DictionaryEntry | undefined)[] = [];
  const select = db.prepare("SELECT id, kind, value, label FROM filters WHERE id > ? ORDER BY id");
  let insert: StatementSync | undefined;
  let lastId = 0;

  function remember(id: number, kind: EntryKind, value: string, label: string): void {
    const words = indexWordsOf(kind === "amenity" ? value : label);
    ids[kind].set(value, id);
    entries[id] = { kind, value, label, words, text: ` ${words.join(" ")} ` };
    lastId = Math.max(lastId, id);
  }

  function refresh(): void {
    for (const row of select.all(lastId)) {
      const kind = KINDS[String(row.kind)];
      if (kind !== undefined) remember(Number(row.id), kind, String(row.value), String(row.label));
    }
  }

  refresh();
  return {
    idOf: (kind, value) => ids[kind].get(value),
    entry: (id) => entries[id],
    intern(kind, value, label) {
      const known = ids[kind].get(value);
      if (known !== undefined) return known;
      insert ??= db.prepare("INSERT INTO filters (kind, value, label) VALUES (?, ?, ?)");
      const id = Number(insert.run(kind, value, label).lastInsertRowid);
      remember(id, kind, value, label);
      return id;
    },
    refresh,
    size: () => lastId + 1,
  };
}
