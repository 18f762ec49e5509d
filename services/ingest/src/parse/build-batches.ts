import type { ImportIssue } from "@meridian/contracts/imports/import-job";
import { MAX_REPORTED_ITEMS } from "@meridian/contracts/imports/import-limits";
import { deriveValues } from "@meridian/domain/businesses/derived-values";
import { createPlaceOf } from "@meridian/domain/places/business-place";
import { createListPacker } from "@meridian/platform/packed-list";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { KnownRow } from "@meridian/ports/imports/row-print-store";
import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../normalise/column-mapping.ts";
import { placeIdOf } from "../normalise/identity.ts";
import type { NormalisedRow } from "../normalise/normalise.ts";
import { knowledgeAtHand } from "../normalise/places/known-cities.ts";
import { openRowNormaliser } from "../normalise/row-to-business.ts";
import { createHeaderRepeatCheck } from "./columns/column-map.ts";
import type { OpenSheet } from "./open-sheet.ts";
import { type KnownPrint, packRecords } from "./prints/print-records.ts";
import { createRowPrinter } from "./prints/row-printer.ts";
import type { RowPrints } from "./prints/row-prints.ts";
import type { RejectedRows } from "./rejected-rows.ts";
import { createSeenRows } from "./seen-rows.ts";
import type { ImportWork, PackedBatch, SkippedRow } from "./worker/source-messages.ts";

export interface BatchOptions
  extends Pick<ImportWork, "batchSizeRows" | "afterRow" | "listsSkippedRows" | "passesRepeats" | "areDerived"> {
  /** Receives every rejected row of the file, including those of an earlier attempt. */
  rejectedRows?: RejectedRows | undefined;
  onRow?: (() => void) | undefined;
  /** For an import that takes prints. */
  prints?: RowPrints | undefined;
}

/** From then on batches grow: each is a transaction, and many small ones would take a fifth of a large file's time. */
const BATCHES_OF_SAME_SIZE = 5;
/** Larger ones gain little, and keep others from writing for longer than a second or two. */
const MAX_GROWN_ROWS = 3500;
/** A batch ends after this many times its size in rows, whatever their outcome. */
const MAX_ROWS_PER_SIZE = 4;
const MAX_ISSUES_PER_BATCH = 5000;
/** 2,800 rows of a map scraper. Each batch takes its memory three times: being read, waiting and being written. */
const MAX_BATCH_BYTES = 5 * 1024 * 1024;

/**
 * Normalises the rows of a sheet and groups them. Whether a row is a duplicate depends on all rows before it, so a resumed import rereads
 * earlier rows and reaches the same results.
 */
export async function* buildBatches(sheet: OpenSheet, options: BatchOptions): AsyncGenerator<PackedBatch> {
  const { mapping, reader, headerRow } = sheet;
  const sort = createRowSorter(mapping, await openRowNormaliser(mapping), options);
  const close = (full: GrowingBatch) => {
    options.prints?.unread.push(full.unread);
    return closeBatch(full, reader.readShare(), options);
  };
  let batch = createBatch();
  let rows = 0;
  for await (const row of reader.rows) {
    options.onRow?.();
    if (row.row <= headerRow) continue;
    rows++;
    const isDone = row.row <= options.afterRow;
    sort(row, isDone ? undefined : batch);
    if (isDone || !isFull(batch, grownSize(options.batchSizeRows, rows))) continue;
    yield close(batch);
    batch = createBatch();
  }
  if (batch.rows > 0) yield close(batch);
}

type GrowingBatch = ReturnType<typeof createBatch>;

function createBatch() {
  const drafts = createListPacker<BusinessDraft>();
  const known: KnownRow[] = [];
  const records: Record<"drafts" | "known", (Uint8Array | undefined)[]> = { drafts: [], known: [] };
  const unread = new Map<string, SheetRow>();
  const issues: ImportIssue[] = [];
  const skippedNames: string[] = [];
  const skippedRows: SkippedRow[] = [];
  const skipped = { duplicates: 0, duplicatesWithoutId: 0, repeatedHeaders: 0, rejected: 0, withPlaceId: 0 };
  return { drafts, known, records, unread, issues, skippedNames, skippedRows, skipped, rows: 0, lastRow: 0 };
}

function grownSize(batchSizeRows: number, rows: number): number {
  return Math.max(batchSizeRows, Math.min(MAX_GROWN_ROWS, Math.floor(rows / BATCHES_OF_SAME_SIZE)));
}

function isFull(batch: GrowingBatch, batchSizeRows: number): boolean {
  return (
    batch.drafts.length + batch.known.length >= batchSizeRows ||
    batch.drafts.bytes >= MAX_BATCH_BYTES ||
    batch.rows >= batchSizeRows * MAX_ROWS_PER_SIZE ||
    batch.issues.length >= MAX_ISSUES_PER_BATCH
  );
}

function closeBatch(batch: GrowingBatch, readShare: number, { rejectedRows, prints }: BatchOptions): PackedBatch {
  const { known, records, issues, skippedNames, skippedRows, skipped, lastRow } = batch;
  const drafts = batch.drafts.pack();
  const packed = { drafts: packRecords(records.drafts), known: packRecords(records.known) };
  return {
    drafts,
    known,
    ...(prints === undefined ? {} : { prints: packed }),
    issues,
    skipped,
    skippedNames,
    skippedRows,
    checkpointRow: lastRow,
    readShare,
    rejectedBytes: rejectedRows?.flush() ?? 0,
  };
}

/** Sorts each row into drafts, known rows, duplicates, repeated headers or rejects. Rows without a batch only count as seen. */
function createRowSorter(
  mapping: ColumnMapping,
  normalise: (row: SheetRow) => NormalisedRow,
  { rejectedRows, listsSkippedRows, passesRepeats, areDerived = false, prints }: BatchOptions,
): (row: SheetRow, batch: GrowingBatch | undefined) => void {
  const isRepeatedHeader = createHeaderRepeatCheck(mapping);
  const printOf = createRowPrinter(mapping);
  const seen = createSeenRows();
  const placeOf = areDerived ? createPlaceOf(knowledgeAtHand().places) : undefined;
  const list = (batch: GrowingBatch | undefined, skipped: SkippedRow) => {
    if (listsSkippedRows) batch?.skippedRows.push(skipped);
  };
  return (row, batch) => {
    if (batch !== undefined) {
      batch.rows++;
      batch.lastRow = row.row;
    }
    if (isRepeatedHeader(row.cells)) {
      if (batch !== undefined) batch.skipped.repeatedHeaders++;
      list(batch, { row: row.row, outcome: "repeated_header", name: undefined });
      return;
    }
    const known = prints?.takeKnown(printOf(row.cells), seen);
    if (known !== undefined) {
      if (batch !== undefined) addKnown(batch, row, known);
      return;
    }
    const normalised = normalise(row);
    const { draft: read, placeKeys, issues } = normalised;
    if (batch !== undefined) batch.issues.push(...issues);
    if (read === undefined) {
      rejectedRows?.add(row, issues);
      if (batch !== undefined) countReject(batch, row, mapping);
      const message = issues.find(({ isRejected }) => isRejected)?.message ?? "";
      list(batch, { row: row.row, outcome: "rejected", name: undefined, message });
      return;
    }
    const { draft, isDuplicate, isDoubtful, keys, repeat } = seen.take(read, placeKeys, printOf(row.cells));
    if (batch === undefined) return;
    if (!isDuplicate) {
      batch.drafts.add(placeOf === undefined ? draft : { ...draft, derived: deriveValues(draft, placeOf) });
      if (prints !== undefined) batch.records.drafts.push(prints.recordOf(printOf(row.cells), row, normalised, keys));
      return;
    }
    if (passesRepeats === true && repeat !== undefined) {
      batch.drafts.add(repeat);
      if (prints !== undefined) batch.records.drafts.push(undefined);
      return;
    }
    countDuplicate(batch, draft, isDoubtful);
    list(batch, { row: row.row, outcome: "duplicate", name: draft.fields.name });
  };
}

function addKnown(batch: GrowingBatch, row: SheetRow, { record, stamp, hasPlaceId }: KnownPrint): void {
  batch.known.push({ row: row.row, draftsBefore: batch.drafts.length, stamp, hasPlaceId });
  batch.records.known.push(record);
  batch.unread.set(stamp, row);
}

function countReject(batch: GrowingBatch, row: SheetRow, mapping: ColumnMapping): void {
  batch.skipped.rejected++;
  const column = mapping.columns.get("placeId");
  if (column !== undefined && placeIdOf(row.cells[column]) !== undefined) batch.skipped.withPlaceId++;
}

function countDuplicate(batch: GrowingBatch, draft: BusinessDraft, isDoubtful: boolean): void {
  batch.skipped.duplicates++;
  if (isDoubtful) batch.skipped.duplicatesWithoutId++;
  if (draft.fields.placeId !== undefined) batch.skipped.withPlaceId++;
  if (batch.skippedNames.length < MAX_REPORTED_ITEMS) batch.skippedNames.push(draft.fields.name);
}
