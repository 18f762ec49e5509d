import type { ColumnPreview } from "@meridian/contracts/imports/import-mapping";
import type { ImportPreview, PreviewRow } from "@meridian/contracts/imports/import-preview";
import type { StoredText } from "@meridian/contracts/stored-text";
import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../normalise/column-mapping.ts";
import type { NormalisedRow } from "../normalise/normalise.ts";
import { openRowNormaliser } from "../normalise/row-to-business.ts";
import { createHeaderRepeatCheck, headerSignature } from "./columns/column-map.ts";
import { fieldsByColumn } from "./columns/fields-by-column.ts";
import { fileNotes } from "./file-notes.ts";
import { listedKindsOf } from "./list-kind/list-kind.ts";
import { listedNamesOf } from "./list-kind/list-name.ts";
import type { OpenSheet } from "./open-sheet.ts";

/** What the start of a file shows; the caller adds what else is known about the file. */
export interface SheetPreview
  extends Pick<
    ImportPreview,
    | "kind"
    | "sheetName"
    | "headerRow"
    | "fileCountry"
    | "listedKinds"
    | "listedNames"
    | "signature"
    | "columns"
    | "columnExtraction"
    | "rows"
  > {
  notes: readonly StoredText[];
}

const PREVIEW_ROWS = 20;
/** Rows searched for samples, so that sparse columns show some too. */
const SAMPLED_ROWS = 200;
const MAX_SAMPLES = 3;
const MAX_SAMPLE_CHARS = 120;
const MAX_VALUE_CHARS = 400;

/** Reads the first rows of a sheet, as columns and as the businesses they would become. Ends the reading. */
export async function previewSheet(sheet: OpenSheet, fileName: string): Promise<SheetPreview> {
  const { mapping, headerRow, kind, sheetNames, reader } = sheet;
  const isRepeatedHeader = createHeaderRepeatCheck(mapping);
  const sampled: SheetRow[] = [];
  for await (const row of reader.rows) {
    if (row.row <= headerRow || isRepeatedHeader(row.cells)) continue;
    sampled.push(row);
    if (sampled.length >= SAMPLED_ROWS) break;
  }
  const normalise = await openRowNormaliser(mapping);
  return {
    kind,
    sheetName: sheetNames[0] ?? null,
    notes: fileNotes(fileName, sheet),
    headerRow: sheet.isHeaderless ? 0 : headerRow,
    fileCountry: mapping.fileCountry ?? null,
    listedKinds: listedKindsOf(mapping),
    listedNames: listedNamesOf(mapping),
    signature: headerSignature(mapping),
    columns: previewColumns(mapping, sampled),
    columnExtraction: mapping.extraction,
    rows: sampled.slice(0, PREVIEW_ROWS).map((row) => previewRow(row, normalise(row))),
  };
}

function previewColumns(mapping: ColumnMapping, rows: readonly SheetRow[]): ColumnPreview[] {
  const fields = fieldsByColumn(mapping);
  const recognised = fieldsByColumn(mapping.recognised ?? mapping);
  return mapping.headers.map((header, column) => {
    const { basis, confidence, suggestion, isContradicted } = mapping.judgements?.get(column) ?? {};
    const field = fields.get(column) ?? null;
    return {
      column,
      header,
      field,
      recognisedField: recognised.get(column) ?? null,
      basis: (field === null ? undefined : basis) ?? null,
      confidence: confidence ?? null,
      suggestedField: suggestion ?? null,
      isContradicted: isContradicted ?? false,
      samples: samplesOf(rows.map(({ cells }) => cells[column])),
    };
  });
}

function samplesOf(cells: readonly CellValue[]): string[] {
  const samples = new Set<string>();
  for (const cell of cells) {
    if (cell === undefined || samples.size === MAX_SAMPLES) continue;
    const text = shorten(String(cell).replace(/\s+/g, " ").trim(), MAX_SAMPLE_CHARS);
    if (text !== "") samples.add(text);
  }
  return [...samples];
}

function previewRow({ row }: SheetRow, { draft, issues }: NormalisedRow): PreviewRow {
  if (draft === undefined) return { row, fields: null, issues: [...issues] };
  const fields: Record<string, string> = {};
  for (const [field, value] of Object.entries(draft.fields)) {
    const text = typeof value === "object" ? JSON.stringify(value) : String(value);
    fields[field] = shorten(text, MAX_VALUE_CHARS);
  }
  return { row, fields, issues: [...issues] };
}

/** Cuts between characters, never within one. */
function shorten(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  return `${text.slice(0, maxChars - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
