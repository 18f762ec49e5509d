import { MAX_REPORTED_ITEMS } from "@meridian/contracts/imports/import-limits";
import type { KnownRow } from "@meridian/ports/imports/row-print-store";
import type { OutcomeOfDraft } from "../../rules/import-outcomes.ts";
import { inTurn, StaleRows } from "../../rules/row-stamps.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, rowArrays, type SqlRow, textOf } from "../database/sql-row.ts";

const RADIX = 36;
/** Of businesses that the import may still be about. */
const UNTOUCHED = `SELECT known.n, known.revision, known.updated_at
  FROM json_each(?1) AS asked CROSS JOIN business AS known ON known.n = asked.value
  WHERE known.deleted_at IS NULL AND known.source_import IS NOT ?2
    AND NOT EXISTS (SELECT 1 FROM import_touched WHERE job_n = ?3 AND business_n = known.n)
    AND NOT EXISTS (SELECT 1 FROM import_change WHERE job_n = ?3 AND business_n = known.n)`;
const TOUCH = "INSERT OR IGNORE INTO import_touched (job_n, business_n) SELECT ?, value FROM json_each(?)";
const STAMPS = `SELECT known.n, known.revision, known.updated_at, known.name
  FROM json_each(?) AS asked CROSS JOIN business AS known ON known.n = asked.value WHERE known.deleted_at IS NULL`;

/** The known rows of one batch, taken in order between its drafts. */
export interface KnownRows {
  /** The outcomes of those that precede the draft with this index, written. Throws StaleRows. */
  takeBefore(draft: number): OutcomeOfDraft[];
  /** An earlier draft is about one of these businesses. */
  meet(businesses: readonly number[]): void;
}

interface RunningImport {
  db: DirectoryDatabase;
  jobId: string;
  jobN: number;
}

/** Throws StaleRows if a business has changed since its stamp. `reported` names of unchanged businesses need no more. */
export function openKnownRows(
  { db, jobId, jobN }: RunningImport,
  known: readonly KnownRow[],
  reported: number,
): KnownRows {
  const asked = JSON.stringify(known.map(numberOfStamp));
  const found = known.length === 0 ? [] : rowArrays(db.arraySql(UNTOUCHED), asked, jobId, jobN);
  const stamps = new Map(found.map((row) => [numberOf(row[0]), stampOf(row)]));
  const stale = known.filter((row) => stamps.get(numberOfStamp(row)) !== row.stamp);
  if (stale.length > 0) throw new StaleRows(stale);
  const met = new Set<number>();
  const take = inTurn(known);
  let namesWanted = MAX_REPORTED_ITEMS - reported;
  const nameOf = (n: number) => {
    if (namesWanted-- <= 0) return undefined;
    return textOf(db.sql("SELECT name FROM business WHERE n = ?").get(n)?.name);
  };
  return {
    takeBefore(draft) {
      const taken = take(draft);
      if (taken.length === 0) return [];
      for (const row of taken) {
        const n = numberOfStamp(row);
        if (met.has(n)) throw new StaleRows([row]);
        met.add(n);
      }
      const numbers = taken.map(numberOfStamp);
      db.sql(TOUCH).run(jobN, JSON.stringify(numbers));
      return taken.map(({ hasPlaceId }, index) => {
        const name = nameOf(numbers[index] ?? 0);
        return { outcome: "unchanged", hasPlaceId, isDoubtful: false, isOutranked: false, isRepeat: false, name };
      });
    },
    meet(businesses) {
      for (const n of businesses) met.add(n);
    },
  };
}

/** The businesses with these numbers: their stamps and names. Absent are those in the trash. */
export function readStamps(
  db: DirectoryDatabase,
  numbers: readonly number[],
): ReadonlyMap<number, { stamp: string; name: string }> {
  const rows = rowArrays(db.arraySql(STAMPS), JSON.stringify(numbers));
  return new Map(rows.map((row) => [numberOf(row[0]), { stamp: stampOf(row), name: textOf(row[3]) }]));
}

/** No two businesses ever have the same number. */
export function numberOfStamp({ stamp }: Pick<KnownRow, "stamp">): number {
  return Number.parseInt(stamp, RADIX);
}

export function stampOf([n, revision, updatedAt]: SqlRow): string {
  return [n, revision, updatedAt].map((value) => numberOf(value).toString(RADIX)).join(" ");
}
