import { createHash } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { IndexRow } from "./index-row.ts";
import { rowNumber } from "./search-schema.ts";

const PATTERN_KEY_LETTERS = 22;
const REMEMBERED_PATTERNS = 50_000;

const ROW_COLUMNS =
  "id, name, alt, other, categories, listed, amenities, city, region, country, rating, reviews, popularity, pattern, lat, lng, flags";

/** What the full-text table stores for a document. */
export interface PendingText {
  rowNumber: number;
  /** Words delimited by spaces. */
  name: string;
  /** Words and filter terms delimited by spaces. */
  rest: string;
}

/** Reads and writes single documents of an open index. */
export interface IndexStatements {
  find(id: string): { n: number; row: IndexRow } | undefined;
  /** Gives the document a number; undefined if its id is already in the index. */
  addRow(row: IndexRow): number | undefined;
  replaceRow(row: IndexRow, n: number): void;
  removeRow(n: number): void;
  /** Row numbers must rise within a transaction: each fall costs a segment. */
  putText(text: PendingText): void;
  removeText(row: IndexRow, n: number): void;
  patternOf(zone: string, hours: string): number;
}

export function prepareIndexStatements(db: DatabaseSync): IndexStatements {
  const find = db.prepare(`SELECT n, ${ROW_COLUMNS} FROM docs WHERE id = ?`);
  const values = `(${`n, ${ROW_COLUMNS}`.replaceAll(/\w+/g, "?")})`;
  const add = db.prepare(`INSERT OR IGNORE INTO docs (n, ${ROW_COLUMNS}) VALUES ${values}`);
  const replace = db.prepare(`REPLACE INTO docs (n, ${ROW_COLUMNS}) VALUES ${values}`);
  const remove = db.prepare("DELETE FROM docs WHERE n = ?");
  const putText = db.prepare("INSERT INTO fts (rowid, name, rest) VALUES (CAST(? AS INTEGER), ?, ?)");
  const removeText = db.prepare("DELETE FROM fts WHERE rowid = CAST(? AS INTEGER)");
  const findPattern = db.prepare("SELECT id FROM patterns WHERE key = ?");
  const putPattern = db.prepare("INSERT INTO patterns (key, zone, hours) VALUES (?, ?, ?)");
  const patterns = new Map<string, number>();
  return {
    find(id) {
      const found = find.get(id);
      return found === undefined ? undefined : { n: Number(found.n), row: rowOf(found) };
    },
    addRow(row) {
      const added = add.run(null, ...valuesOf(row));
      return added.changes === 0 ? undefined : Number(added.lastInsertRowid);
    },
    replaceRow: (row, n) => void replace.run(n, ...valuesOf(row)),
    removeRow: (n) => void remove.run(n),
    putText: ({ rowNumber: at, name, rest }) => void putText.run(at, name, rest),
    removeText: (row, n) => void removeText.run(rowNumber(row.popularity, n)),
    patternOf(zone, hours) {
      const pair = `${zone}\n${hours}`;
      const known = patterns.get(pair);
      if (known !== undefined) return known;
      const key = createHash("sha256").update(pair).digest("base64url").slice(0, PATTERN_KEY_LETTERS);
      const found = findPattern.get(key)?.id;
      const id = Number(found ?? putPattern.run(key, zone, hours).lastInsertRowid);
      if (patterns.size >= REMEMBERED_PATTERNS) patterns.clear();
      patterns.set(pair, id);
      return id;
    },
  };
}

export function rowOf(found: Record<string, SQLOutputValue>): IndexRow {
  const text = (column: string): string => String(found[column]);
  const number = (column: string): number => Number(found[column]);
  const { lat = null, lng = null } = found;
  return {
    id: text("id"),
    name: text("name"),
    alt: text("alt"),
    other: text("other"),
    categories: text("categories"),
    listed: number("listed"),
    amenities: text("amenities"),
    city: number("city"),
    region: number("region"),
    country: number("country"),
    rating: number("rating"),
    reviews: number("reviews"),
    popularity: number("popularity"),
    pattern: number("pattern"),
    lat: lat === null ? null : Number(lat),
    lng: lng === null ? null : Number(lng),
    flags: number("flags"),
  };
}

export function valuesOf(row: IndexRow): (string | number | null)[] {
  const { id, name, alt, other, categories, listed, amenities, city, region, country } = row;
  const { rating, reviews, popularity, pattern, lat, lng, flags } = row;
  return [
    id,
    name,
    alt,
    other,
    categories,
    listed,
    amenities,
    city,
    region,
    country,
    rating,
    reviews,
    popularity,
    pattern,
    lat,
    lng,
    flags,
  ];
}

/** True if no search could see a difference. */
export function isSameRow(a: IndexRow, b: IndexRow): boolean {
  return JSON.stringify(valuesOf(a)) === JSON.stringify(valuesOf(b));
}
