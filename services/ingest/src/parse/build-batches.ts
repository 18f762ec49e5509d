import { MAX_REPORTED_ITEMS } from "@meridian/shared/contracts/import-job";
import type { BusinessDraft } from "@meridian/shared/ports/business-store";
import { placeIdOf } from "../normalise/identity.ts";
import { createRowNormaliser } from "../normalise/row-to-business.ts";
import { type ColumnMapping, createHeaderRepeatCheck } from "./column-map.ts";
import type { OpenSheet } from "./open-sheet.ts";
import { createSeenKeys, type SeenKeys } from "./seen-keys.ts";
import type { SheetRow } from "./sheet-row.ts";
import type { SourceBatch } from "./source-messages.ts";

export interface BatchOptions {
  batchSizeRows: number;
  afterRow: number;
  onRow?: (() => void) | undefined;
}

/** A batch ends after this many times its size in rows, whatever became of them. */
const MAX_ROWS_PER_SIZE = 4;
const MAX_ISSUES_PER_BATCH = 5000;

/**
 * Normalises the rows of a sheet and groups them. Which row counts as a duplicate depends on all rows before it, so
 * that a resumed import reads the rows it has done again and says the same of the others.
 */
export async function* buildBatches(sheet: OpenSheet, options: BatchOptions): AsyncGenerator<SourceBatch> {
  const { mapping, reader, headerRow } = sheet;
  const sort = createRowSorter(mapping);
  let batch = createBatch();
  for await (const row of reader.rows) {
    options.onRow?.();
    if (row.row <= headerRow) continue;
    const isDone = row.row <= options.afterRow;
    sort(row, isDone ? undefined : batch);
    if (isDone || !isFull(batch, options.batchSizeRows)) continue;
    yield close(batch, reader.readShare());
    batch = createBatch();
  }
  if (batch.rows > 0) yield close(batch, reader.readShare());
}

type GrowingBatch = ReturnType<typeof createBatch>;

function createBatch() {
  const drafts: BusinessDraft[] = [];
  const issues: SourceBatch["issues"][number][] = [];
  const skippedNames: string[] = [];
  const skipped = { duplicates: 0, repeatedHeaders: 0, rejected: 0, withPlaceId: 0 };
  return { drafts, issues, skippedNames, skipped, rows: 0, lastRow: 0 };
}

function isFull(batch: GrowingBatch, batchSizeRows: number): boolean {
  return (
    batch.drafts.length >= batchSizeRows ||
    batch.rows >= batchSizeRows * MAX_ROWS_PER_SIZE ||
    batch.issues.length >= MAX_ISSUES_PER_BATCH
  );
}

function close({ drafts, issues, skippedNames, skipped, lastRow }: GrowingBatch, readShare: number): SourceBatch {
  return { drafts, issues, skipped, skippedNames, checkpointRow: lastRow, readShare };
}

/** Puts each row where it belongs: drafts, duplicates, repeated headers or rejects. Rows without a batch only count as seen. */
function createRowSorter(mapping: ColumnMapping): (row: SheetRow, batch: GrowingBatch | undefined) => void {
  const normalise = createRowNormaliser(mapping);
  const isRepeatedHeader = createHeaderRepeatCheck(mapping);
  const seen = createSeenKeys();
  return (row, batch) => {
    if (batch !== undefined) {
      batch.rows++;
      batch.lastRow = row.row;
    }
    if (isRepeatedHeader(row.cells)) {
      if (batch !== undefined) batch.skipped.repeatedHeaders++;
      return;
    }
    const { draft, issues } = normalise(row);
    if (batch !== undefined) batch.issues.push(...issues);
    if (draft === undefined) {
      if (batch !== undefined) countReject(batch, row, mapping);
      return;
    }
    const isDuplicate = markSeen(seen, draft.identityKeys);
    if (batch === undefined) return;
    if (isDuplicate) countDuplicate(batch, draft);
    else batch.drafts.push(draft);
  };
}

/** Whether an earlier row of the file had one of the keys; the others are known by now in any case. */
function markSeen(seen: SeenKeys, keys: readonly string[]): boolean {
  const isDuplicate = keys.some((key) => seen.has(key));
  for (const key of keys) seen.add(key);
  return isDuplicate;
}

function countReject(batch: GrowingBatch, row: SheetRow, mapping: ColumnMapping): void {
  batch.skipped.rejected++;
  const column = mapping.columns.get("placeId");
  if (column !== undefined && placeIdOf(row.cells[column]) !== undefined) batch.skipped.withPlaceId++;
}

function countDuplicate(batch: GrowingBatch, draft: BusinessDraft): void {
  batch.skipped.duplicates++;
  if (draft.fields.placeId !== undefined) batch.skipped.withPlaceId++;
  if (batch.skippedNames.length < MAX_REPORTED_ITEMS) batch.skippedNames.push(draft.fields.name);
}
