import type { DatabaseSync, StatementSync } from "node:sqlite";
import { createIdLists, type IdLists, putIds } from "./id-lists.ts";
import { idsOf } from "./index-row.ts";

const SLICE_ROWS = 20_000;
const MIN_CAPACITY = 1024;
/** Means "no coordinates": no latitude is that low. */
export const NO_COORDINATE = -(2 ** 31);

const COLUMNS =
  "n, categories, listed, amenities, city, country, rating, reviews, popularity, pattern, lat, lng, flags";

/** What filters, sorting and facets need from every document, in memory by document number. */
export interface DocumentColumns {
  city: Uint32Array;
  country: Uint32Array;
  /** Thousandths; -1 means none. */
  rating: Int16Array;
  reviews: Uint32Array;
  popularity: Int32Array;
  pattern: Uint32Array;
  /** Bits of `flagOf`. */
  flags: Uint8Array;
  /** Units of 1e-7 degrees, or NO_COORDINATE. */
  lat: Int32Array;
  lng: Int32Array;
  categories: IdLists;
  /** How many of the categories, counted from the first, list the document. */
  listed: Uint8Array;
  amenities: IdLists;
}

export interface ColumnLoader {
  columns: DocumentColumns;
  /** Reads all documents, yielding between slices. */
  loadAll(): Promise<void>;
  reload(numbers: readonly number[]): void;
}

export function createColumnLoader(db: DatabaseSync): ColumnLoader {
  const columns = emptyColumns();
  const selectSlice = arrays(db.prepare(`SELECT ${COLUMNS} FROM docs WHERE n > ? ORDER BY n LIMIT ${SLICE_ROWS}`));
  const selectOne = arrays(db.prepare(`SELECT ${COLUMNS} FROM docs WHERE n = ?`));

  function put(values: readonly unknown[]): number {
    const [n, categories, listed, amenities, city, country, ...figures] = values;
    const [rating, reviews, popularity, pattern, lat, lng, flags] = figures;
    const at = Number(n);
    ensureCapacity(columns, at);
    columns.listed[at] = Number(listed);
    columns.city[at] = Number(city);
    columns.country[at] = Number(country);
    columns.rating[at] = Number(rating);
    columns.reviews[at] = Number(reviews);
    columns.popularity[at] = Number(popularity);
    columns.pattern[at] = Number(pattern);
    columns.flags[at] = Number(flags);
    columns.lat[at] = lat === null ? NO_COORDINATE : Number(lat);
    columns.lng[at] = lng === null ? NO_COORDINATE : Number(lng);
    putIds(columns.categories, at, idsOf(String(categories)));
    putIds(columns.amenities, at, idsOf(String(amenities)));
    return at;
  }

  return {
    columns,
    async loadAll() {
      let last = 0;
      for (;;) {
        const rows = selectSlice.all(last);
        for (const row of rows) last = put(valuesOf(row));
        if (rows.length < SLICE_ROWS) return;
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    reload(numbers) {
      for (const n of numbers) {
        const row = selectOne.get(n);
        if (row !== undefined) put(valuesOf(row));
      }
    },
  };
}

function emptyColumns(): DocumentColumns {
  return {
    city: new Uint32Array(MIN_CAPACITY),
    country: new Uint32Array(MIN_CAPACITY),
    rating: new Int16Array(MIN_CAPACITY),
    reviews: new Uint32Array(MIN_CAPACITY),
    popularity: new Int32Array(MIN_CAPACITY),
    pattern: new Uint32Array(MIN_CAPACITY),
    flags: new Uint8Array(MIN_CAPACITY),
    lat: new Int32Array(MIN_CAPACITY),
    lng: new Int32Array(MIN_CAPACITY),
    categories: createIdLists(),
    listed: new Uint8Array(MIN_CAPACITY),
    amenities: createIdLists(),
  };
}

function ensureCapacity(columns: DocumentColumns, at: number): void {
  if (at < columns.city.length) return;
  const capacity = Math.max(at + 1, Math.ceil(columns.city.length * 1.5));
  columns.listed = grown(columns.listed, capacity);
  columns.city = grown(columns.city, capacity);
  columns.country = grown(columns.country, capacity);
  columns.rating = grown(columns.rating, capacity);
  columns.reviews = grown(columns.reviews, capacity);
  columns.popularity = grown(columns.popularity, capacity);
  columns.pattern = grown(columns.pattern, capacity);
  columns.flags = grown(columns.flags, capacity);
  columns.lat = grown(columns.lat, capacity);
  columns.lng = grown(columns.lng, capacity);
  for (const lists of [columns.categories, columns.amenities]) {
    lists.start = grown(lists.start, capacity);
    lists.count = grown(lists.count, capacity);
  }
}

function grown<T extends Uint32Array | Int32Array | Int16Array | Uint8Array>(array: T, capacity: number): T;
function grown(array: Uint32Array | Int32Array | Int16Array | Uint8Array, capacity: number) {
  const larger =
    array instanceof Uint32Array
      ? new Uint32Array(capacity)
      : array instanceof Int32Array
        ? new Int32Array(capacity)
        : array instanceof Int16Array
          ? new Int16Array(capacity)
          : new Uint8Array(capacity);
  larger.set(array);
  return larger;
}

function arrays(statement: StatementSync): StatementSync {
  statement.setReturnArrays(true);
  return statement;
}

/** Statements that return arrays are typed as if they returned objects. */
function valuesOf(row: unknown): readonly unknown[] {
  return Array.isArray(row) ? row : [];
}
