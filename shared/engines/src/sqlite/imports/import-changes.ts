import { deletionKindSchema } from "@meridian/contracts/businesses/business";
import { z } from "zod";
import { FIELD_COLUMNS, FIELD_SOURCES_AT, FIELDS_AT } from "../businesses/business-row.ts";
import { plainValue } from "../businesses/business-writes.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, optionalText, type SqlRow, type SqlValue } from "../database/sql-row.ts";

/** A business before an import changed it, limited to what differs afterwards. */
export const beforeImageSchema = z.object({
  revision: z.int(),
  popularity: z.int(),
  source: z.tuple([z.string().nullable(), z.int().nullable()]),
  /** JSON. Absent from records of earlier versions. */
  fieldSources: z.string().nullable().default(null),
  /** By column. */
  columns: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** False for a business that the import approved. */
  isApproved: z.boolean().optional(),
  /** For a business the import restored from the trash. */
  trashed: z
    .object({
      isApproved: z.boolean(),
      lockedFields: z.string().nullable(),
      deletedAt: z.number(),
      /** Absent from records of earlier versions. */
      deletionKind: deletionKindSchema.nullable().default(null),
    })
    .optional(),
});
export type BeforeImage = z.infer<typeof beforeImageSchema>;

const NOTE = "INSERT INTO import_change (job_n, business_n, revision, before) VALUES (?, ?, ?, ?)";
const NOTE_CREATED = `INSERT INTO import_change (job_n, business_n, revision, before)
  SELECT ?, value, 1, NULL FROM json_each(?)`;

/** Records that the import created businesses. */
export function noteCreated(db: DirectoryDatabase, jobN: number, created: readonly number[]): void {
  db.sql(NOTE_CREATED).run(jobN, JSON.stringify(created));
}

/** Records a row of `BUSINESS_COLUMNS` before its fields become `values` under the next revision. */
export function noteChanged(
  db: DirectoryDatabase,
  jobN: number,
  row: SqlRow,
  values: readonly SqlValue[],
  isApproving = false,
): void {
  const revision = numberOf(row[10]);
  const source = [row[11], row[12]];
  const fieldSources = row[FIELD_SOURCES_AT];
  const image = {
    revision,
    popularity: row[2],
    source,
    fieldSources,
    columns: changedColumns(row, values),
    ...(isApproving ? { isApproved: false } : {}),
  };
  const deletedAt = row[15];
  const trashed = { isApproved: row[8] === 1, lockedFields: row[9], deletedAt, deletionKind: row[17] };
  const noted = deletedAt === null ? image : { ...image, trashed };
  db.sql(NOTE).run(jobN, numberOf(row[0]), revision + 1, JSON.stringify(noted));
}

/** The same of a business that the import may have changed before. False, without a record, if another change followed that one. */
export function noteFilled(db: DirectoryDatabase, jobN: number, row: SqlRow, values: readonly SqlValue[]): boolean {
  const n = numberOf(row[0]);
  const noted = db.sql("SELECT revision, before FROM import_change WHERE job_n = ? AND business_n = ?").get(jobN, n);
  if (noted === undefined) {
    noteChanged(db, jobN, row, values);
    return true;
  }
  if (noted.revision !== row[10]) return false;
  const before = optionalText(noted.before);
  const image = before === undefined ? undefined : beforeImageSchema.parse(JSON.parse(before));
  const columns = { ...changedColumns(row, values), ...image?.columns };
  const joined = image === undefined ? null : JSON.stringify({ ...image, columns });
  db.sql("UPDATE import_change SET revision = ?, before = ? WHERE job_n = ? AND business_n = ?").run(
    numberOf(noted.revision) + 1,
    joined,
    jobN,
    n,
  );
  return true;
}

function changedColumns(row: SqlRow, values: readonly SqlValue[]): Record<string, SqlValue> {
  const columns: Record<string, SqlValue> = {};
  for (const [index, column] of FIELD_COLUMNS.entries()) {
    const before = row[FIELDS_AT + index];
    if (before !== values[index]) columns[column] = plainValue(before);
  }
  return columns;
}
