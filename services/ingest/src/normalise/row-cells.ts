import type { ImportField } from "@meridian/contracts/imports/import-mapping";
import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "./column-mapping.ts";
import { isPairOnly } from "./places/coordinates/coordinates.ts";
import type { RowIssues } from "./row-issues.ts";
import { isNameless } from "./values/name-text.ts";
import { isPhraseForNothing } from "./values/nothing.ts";
import { cleanParagraphs, cleanText, cutText } from "./values/text.ts";
import { cleanUrl, isPicture, isPlainUrl, linkInHtml } from "./values/url.ts";

/** The cells of one row by field. */
export interface RowCells {
  readonly row: SheetRow;
  readonly mapping: ColumnMapping;
  readonly issues: RowIssues;
  raw(field: ImportField): CellValue;
  text(field: ImportField): string | undefined;
  /** The text cut to the field's limit, with an issue if it was longer. */
  limited(field: ImportField, maxChars: number): string | undefined;
  paragraphs(field: ImportField, maxChars: number): string | undefined;
  /** The link of a cell; `among` finds one among other contacts in it. */
  url(field: ImportField, among?: (cell: CellValue) => string | undefined): string | undefined;
}

/** A photographer's page, which the Places API gives instead of a photo. */
const PHOTOGRAPHER = /\/maps\/contrib\//;
/** Fields of words: links and ids have underscores of their own. */
const WORDED: ReadonlySet<ImportField> = new Set(["name", "brand", "type", "category", "street"]);
/** Towns and regions are written with spaces, whatever the file's other fields. */
const PLACES: ReadonlySet<ImportField> = new Set(["city", "state"]);
/** Links to pages; a map's icon is none. */
const PAGES: ReadonlySet<ImportField> = new Set(["website", "url"]);
const COUNT_OF_PHOTOS = /^\d{1,7}(?:\.0)?$/;

export function openRowCells(row: SheetRow, mapping: ColumnMapping, issues: RowIssues): RowCells {
  return new OpenRowCells(row, mapping, issues);
}

/** A class, since closures made for each row would be compiled again and again. */
class OpenRowCells implements RowCells {
  readonly row: SheetRow;
  readonly mapping: ColumnMapping;
  readonly issues: RowIssues;

  constructor(row: SheetRow, mapping: ColumnMapping, issues: RowIssues) {
    this.row = row;
    this.mapping = mapping;
    this.issues = issues;
  }

  raw(field: ImportField): CellValue {
    const { cells } = this.row;
    const { columns, fallbackColumns } = this.mapping;
    const column = columns.get(field);
    if (column === undefined) return undefined;
    const cell = cells[column];
    const others = fallbackColumns.get(field);
    if (others === undefined || isFilled(field, cell)) return cell;
    const other = others.find((candidate) => isFilled(field, cells[candidate]));
    return other === undefined ? cell : cells[other];
  }

  text(field: ImportField): string | undefined {
    const value = cleanText(this.raw(field));
    const isWorded = PLACES.has(field) || (this.mapping.hasUnderscores === true && WORDED.has(field));
    return isWorded && value?.includes("_") === true ? value.replace(/_+/g, " ").trim() : value;
  }

  limited(field: ImportField, maxChars: number): string | undefined {
    return this.#limit(field, this.text(field), maxChars);
  }

  paragraphs(field: ImportField, maxChars: number): string | undefined {
    return this.#limit(field, cleanParagraphs(this.raw(field)), maxChars);
  }

  url(field: ImportField, among?: (cell: CellValue) => string | undefined): string | undefined {
    const cell = this.raw(field);
    const isPlain = typeof cell === "string" && isPlainUrl(cell);
    const value = isPlain ? cell : ((typeof cell === "string" ? linkInHtml(cell) : undefined) ?? this.text(field));
    if (value === undefined || (field === "photo" && COUNT_OF_PHOTOS.test(value))) return undefined;
    const url = isPlain ? value : (cleanUrl(value) ?? cleanUrl(among?.(cell) ?? ""));
    if (field === "photo" && url !== undefined && PHOTOGRAPHER.test(url)) return undefined;
    if (url === undefined && !isPhraseForNothing(value) && !isPairOnly(value))
      this.issues.add(field, "bad_url", value, "Bir web adresi (http veya https) değil");
    if (url === undefined || !PAGES.has(field) || !isPicture(url)) return url;
    this.issues.add(field, "bad_url", value, "Bir sayfanın değil, bir resmin adresi");
    return undefined;
  }

  #limit(field: ImportField, value: string | undefined, maxChars: number): string | undefined {
    if (value === undefined || value.length <= maxChars) return value;
    this.issues.add(field, "too_long", value, `${maxChars} karakterden uzun; kalanı alınmadı`);
    return cutText(value, maxChars);
  }
}

function isFilled(field: ImportField, cell: CellValue): boolean {
  const text = cleanText(cell);
  return text !== undefined && !(field === "name" ? isNameless(text) : isPhraseForNothing(text));
}
