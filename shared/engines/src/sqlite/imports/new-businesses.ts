import { firstFreeSlug } from "@meridian/domain/text/slug";
import { FIELD_COLUMNS } from "../businesses/business-row.ts";
import { PLACE_COLUMNS } from "../businesses/place-columns.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, type SqlValue } from "../database/sql-row.ts";

const OWN_COLUMNS = [
  ...["is_listed", "popularity", "category_id", "country_id", "city_id", "map_cell", "is_contradicted", "name_key"],
  ...["is_approved", "locked_fields", "source_import", "source_row", "created_at", "updated_at"],
];
const COLUMNS = ["n", "id", "slug", ...OWN_COLUMNS, ...PLACE_COLUMNS, ...FIELD_COLUMNS];
const INSERT = `INSERT INTO business (revision, ${COLUMNS.join(", ")}) VALUES (1, ${COLUMNS.map(() => "?").join(", ")})
  ON CONFLICT (slug) DO NOTHING`;
const HAS_REDIRECTS = "SELECT 1 FROM slug_redirect LIMIT 1";
const IS_REDIRECTED = "SELECT 1 FROM slug_redirect WHERE slug = ?";

/** Businesses that one transaction creates. They are inserted together: between other work, an insert takes half as long again. */
export interface NewBusinesses {
  /**
   * Returns the number it will have. If the wanted slug is not free, the id makes one that is. `values` are those of `OWN_COLUMNS`,
   * `PLACE_COLUMNS` and `FIELD_COLUMNS`.
   */
  add(id: string, wantedSlug: string, values: readonly SqlValue[]): number;
  /** Of those that wait. */
  readonly ids: ReadonlySet<string>;
  /** Call before reading a business that may wait. */
  ensureStored(n: number): void;
  /** Inserts those that wait. */
  store(): void;
}

interface NewBusiness {
  n: number;
  id: string;
  wantedSlug: string;
  values: readonly SqlValue[];
}

export function openNewBusinesses(db: DirectoryDatabase): NewBusinesses {
  let next = numberOf(db.sql("SELECT coalesce(max(n), 0) + 1 AS n FROM business").get()?.n);
  let first = next;
  const hasRedirects = db.sql(HAS_REDIRECTS).get() !== undefined;
  let waiting: NewBusiness[] = [];
  const ids = new Set<string>();

  function insert({ n, id, wantedSlug, values }: NewBusiness): void {
    firstFreeSlug(wantedSlug, id, (slug) => {
      if (hasRedirects && db.sql(IS_REDIRECTED).get(slug) !== undefined) return false;
      return db.sql(INSERT).run(n, id, slug, ...values).changes > 0;
    });
  }

  function store(): void {
    waiting.forEach(insert);
    waiting = [];
    ids.clear();
    first = next;
  }

  return {
    add(id, wantedSlug, values) {
      waiting.push({ n: next, id, wantedSlug, values });
      ids.add(id);
      return next++;
    },
    ids,
    ensureStored(n) {
      if (n >= first) store();
    },
    store,
  };
}
