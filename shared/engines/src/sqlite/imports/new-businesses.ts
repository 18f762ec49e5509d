import { FIELD_COLUMNS } from "../businesses/business-row.ts";
import { PLACE_COLUMNS } from "../businesses/place-columns.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, type SqlValue } from "../database/sql-row.ts";

const OWN_COLUMNS = [
  ...["is_listed", "popularity", "category_id", "country_id", "city_id", "map_cell", "is_contradicted", "name_key"],
  ...["is_approved", "locked_fields", "source_import", "source_row", "created_at", "updated_at"],
];
const COLUMNS = ["n", "id", "slug", ...OWN_COLUMNS, ...PLACE_COLUMNS, ...FIELD_COLUMNS];
const INSERT = `INSERT INTO business (revision, ${COLUMNS.join(", ")}) VALUES (1, ${COLUMNS.map(() => "?").join(", ")})`;

/** Businesses that one transaction creates. They are inserted together: between other work, an insert takes half as long again. */
export interface NewBusinesses {
  /** Returns the number it will have. `values` are those of `OWN_COLUMNS`, `PLACE_COLUMNS` and `FIELD_COLUMNS`. */
  add(id: string, slug: string, values: readonly SqlValue[]): number;
  /** Of those that wait. */
  readonly ids: ReadonlySet<string>;
  readonly slugs: ReadonlySet<string>;
  /** Call before reading a business that may wait. */
  ensureStored(n: number): void;
  /** Inserts those that wait. */
  store(): void;
}

export function openNewBusinesses(db: DirectoryDatabase): NewBusinesses {
  let next = numberOf(db.sql("SELECT coalesce(max(n), 0) + 1 AS n FROM business").get()?.n);
  let first = next;
  let waiting: SqlValue[][] = [];
  const ids = new Set<string>();
  const slugs = new Set<string>();

  function store(): void {
    const insert = db.sql(INSERT);
    for (const row of waiting) insert.run(...row);
    waiting = [];
    ids.clear();
    slugs.clear();
    first = next;
  }

  return {
    add(id, slug, values) {
      waiting.push([next, id, slug, ...values]);
      ids.add(id);
      slugs.add(slug);
      return next++;
    },
    ids,
    slugs,
    ensureStored(n) {
      if (n >= first) store();
    },
    store,
  };
}
