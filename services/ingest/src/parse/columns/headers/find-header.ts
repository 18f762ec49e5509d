import { MAX_HEADER_ROW } from "@meridian/contracts/imports/import-limits";
import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { type ColumnDecision, type DecidedColumns, mapAsDecided, NO_DECISION } from "../column-decision.ts";
import { hasNameColumn, mapColumns } from "../column-map.ts";
import { fieldsOfWords } from "./header-fields.ts";
import { isOfValues, isRepeated, lacksHeader, numberedColumns } from "./missing-header.ts";
import { alignShiftedHeader } from "./shifted-header.ts";

/** Fewer text cells are a title, not a header line. */
const MIN_UNKNOWN_HEADERS = 2;

export interface FoundHeader extends DecidedColumns {
  /** Sheet row of the header line; without one, the row before the first data row. */
  row: number;
  isMissing?: boolean;
}

/**
 * The header line among a sheet's first rows: the first with a name column and one other field, else the first with a name column.
 * Undefined if there is neither.
 */
export function findHeader(
  firstRows: readonly SheetRow[],
  decision: ColumnDecision = NO_DECISION,
): FoundHeader | undefined {
  return withMapping(findKnownHeader(firstRows), firstRows, decision);
}

/** The first row that is all text, so that a person can map its columns. */
export function findUnknownHeader(
  firstRows: readonly SheetRow[],
  decision: ColumnDecision = NO_DECISION,
): FoundHeader | undefined {
  return withMapping(findTextRow(firstRows), firstRows, decision);
}

/** The header line chosen by hand; undefined if the sheet has no such row. */
export function findChosenHeader(firstRows: readonly SheetRow[], decision: ColumnDecision): FoundHeader | undefined {
  if (decision.headerRow === 0) return findNoHeader(firstRows, decision);
  return withMapping(
    firstRows.find(({ row }) => row === decision.headerRow),
    firstRows,
    decision,
  );
}

/** Where no header is known: that there is none, or else the row that is one by its looks. */
export function findOtherHeader(firstRows: readonly SheetRow[], decision?: ColumnDecision): FoundHeader | undefined {
  return findMissingHeader(firstRows, decision) ?? findUnknownHeader(firstRows, decision);
}

/** Numbered columns for a sheet whose first row is data. */
function findMissingHeader(
  firstRows: readonly SheetRow[],
  decision: ColumnDecision = NO_DECISION,
): FoundHeader | undefined {
  return lacksHeader(firstRows) ? findNoHeader(firstRows, decision) : undefined;
}

/** A saved mapping of numbered columns says nothing about other files. */
function findNoHeader(firstRows: readonly SheetRow[], decision: ColumnDecision): FoundHeader | undefined {
  const first = firstRows[0];
  if (first === undefined) return undefined;
  const decided = mapAsDecided(numberedColumns(firstRows), { ...decision, profiles: [] });
  return { row: first.row - 1, ...decided, isMissing: true };
}

function withMapping(
  header: SheetRow | undefined,
  firstRows: readonly SheetRow[],
  decision: ColumnDecision,
): FoundHeader | undefined {
  if (header === undefined) return undefined;
  return { row: header.row, ...mapAsDecided(alignShiftedHeader(header, firstRows), decision) };
}

function findKnownHeader(firstRows: readonly SheetRow[]): SheetRow | undefined {
  let namesOnly: SheetRow | undefined;
  for (const row of firstRows) {
    if (isOfValues(row)) continue;
    const mapping = mapColumns(row.cells);
    if (!hasNameColumn(mapping)) continue;
    if ([...mapping.columns.values()].some((column) => isRepeated(row, column, firstRows))) continue;
    if (mapping.columns.size > 1) return withLineBelow(row, mapping, firstRows) ?? row;
    const filled = mapping.headers.filter((header) => header !== "");
    const isPlainName = fieldsOfWords(filled[0] ?? "").some(({ field }) => field === "name");
    if (filled.length === 1 && isPlainName) namesOnly ??= row;
  }
  return namesOnly;
}

/**
 * The line below a header line, if it is one too and says more: above are groups ("Contact" over "Phone" and "E-mail") and cells merged
 * over both lines, which are used where the line itself is empty.
 */
function withLineBelow(
  row: SheetRow,
  { columns }: ColumnMapping,
  firstRows: readonly SheetRow[],
): SheetRow | undefined {
  const below = firstRows.find((candidate) => candidate.row === row.row + 1);
  if (below === undefined) return undefined;
  const filled = below.cells.filter((cell) => cell !== undefined && cell !== "");
  if (filled.length < MIN_UNKNOWN_HEADERS || filled.some((cell) => typeof cell !== "string")) return undefined;
  const known = filled.filter((cell) => fieldsOfWords(String(cell)).length > 0).length;
  if (known < MIN_UNKNOWN_HEADERS || known * 2 < filled.length) return undefined;
  const length = Math.max(row.cells.length, below.cells.length);
  const cells = Array.from({ length }, (_, column) => below.cells[column] || row.cells[column]);
  const joined = mapColumns(cells);
  return hasNameColumn(joined) && joined.columns.size > columns.size ? { row: below.row, cells } : undefined;
}

function findTextRow(firstRows: readonly SheetRow[]): SheetRow | undefined {
  return firstRows.find(({ cells }) => {
    const filled = cells.filter((cell) => cell !== undefined && cell !== "");
    return filled.length >= MIN_UNKNOWN_HEADERS && filled.every((cell) => typeof cell === "string");
  });
}

/** The first rows of a sheet, as many as are searched for a header. Ends the reading. */
export async function takeFirstRows(rows: AsyncIterable<SheetRow>): Promise<SheetRow[]> {
  const first: SheetRow[] = [];
  for await (const row of rows) {
    first.push(row);
    if (first.length >= MAX_HEADER_ROW) break;
  }
  return first;
}
