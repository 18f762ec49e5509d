import { foldText } from "@meridian/domain/text/fold-text";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import type { RowCells } from "./row-cells.ts";
import { cleanText } from "./values/text.ts";

const TOTALS =
  /^(?:grand |sub-?)?totals?(?: (?:members|records|rows|count|businesses|number of \p{L}+))?$|^(?:genel )?toplam(?: kayit)?$|^(?:gesamt(?:summe)?|summe|anzahl|total general|totale|totaal|suma|razem|celkem|итого|всего|合计|合計|总计|總計|합계|المجموع|الاجمالي)$/u;
/** "Total shops": in a full table a row of this name with figures alone is one, too. */
const TOTAL_OF =
  /^(?:grand |sub-?)?(?:totals?|totale|totaal|toplam|gesamt|summe|suma|razem|celkem|spolu|ukupno|skupaj|yhteensa|osszesen|συνολο|итого|всего|усього|всього|合计|合計|总计|總計|합계|المجموع|جمع)(?!\p{L})/u;
/** "Summe: 4 Mitglieder" */
const TOTAL_COUNTED = /[:=]\s*\d[\d.,]*(?:\s+\p{L}+)?$/u;
const NOTES =
  /^(?:source|sources|kaynak|quelle|fuente|fonte|bron|źródło|источник|出典|来源|disclaimer|copyright|generated (?:by|on)|exported (?:by|on|from)|report generated|last updated?|data as of|note|notes|not|hinweis|nota|remarque)\s*:|^(?:©|\(c\) )/u;
/** A row with one of these is never below the table. */
export const PLACE_FIELDS = ["placeId", "latitude", "coordinates", "fullAddress", "street"] as const;
const ITEM_ID = /^Q\d+$/;
const FIGURES = /^[\d.,\s%]+$/;
/** A footnote continues in lower case, unlike a name. */
const FOOTNOTE = /^\*+ ?\p{Ll}/u;

/**
 * Whether a row is a line below the table with totals or sources. A totals line has only figures beside its name, a note nothing at all.
 */
export function isBelowTable(row: RowCells, name: string): boolean {
  if (hasPlace(row)) return false;
  const { cells } = row.row;
  const hasLoneLines = row.mapping.hasLoneLines === true;
  const mayBeAlone = hasLoneLines || isNoteText(name);
  const isTotal = FIGURES.test(name) ? isLabelOfFigures(cleanText(cells[0]) ?? "") : isTotalLabel(name);
  if (!(mayBeAlone || isTotal) || !hasOneText(cells)) return false;
  const filledCount = cells.filter((cell) => cleanText(cell) !== undefined).length;
  if (mayBeAlone && filledCount === 1) return true;
  if (hasLoneLines && TOTAL_OF.test(foldText(name))) return true;
  const width = Math.max(cells.length, row.mapping.headers.length);
  return isTotal && width > 1 && filledCount < width;
}

/** Whether at most one cell has anything but figures. */
export function hasOneText(cells: readonly CellValue[]): boolean {
  let texts = 0;
  for (const cell of cells) {
    if (typeof cell === "number" || cleanText(cell) === undefined || FIGURES.test(String(cell))) continue;
    if (++texts > 1) return false;
  }
  return true;
}

/** Whether the cells beside it can decide that a row of this name is below the table. */
export function mayEndTable(name: string): boolean {
  return FIGURES.test(name) || isNoteText(name) || isTotalLabel(name);
}

function isNoteText(name: string): boolean {
  return NOTES.test(name.toLowerCase()) || FOOTNOTE.test(name);
}

/** "Ukupno objekata:" before a figure that is in the column of names. */
function isLabelOfFigures(label: string): boolean {
  return isTotalLabel(label) || (label.endsWith(":") && TOTAL_OF.test(foldText(label)));
}

function isTotalLabel(label: string): boolean {
  if (TOTAL_COUNTED.test(label) && TOTAL_OF.test(foldText(label))) return true;
  return TOTALS.test(foldText(label.replace(/[:=]?\s*[\d.,\s]*$|[:=]\s*\d[\d.,\s]*\p{L}+$/u, "")));
}

function hasPlace(cells: RowCells): boolean {
  return (
    PLACE_FIELDS.some((field) => isPlace(field, cells.text(field))) || /(?:\d\D*){5}/.test(cells.text("phone") ?? "")
  );
}

/** Below the streets, a totals line may have their number. */
function isPlace(field: (typeof PLACE_FIELDS)[number], text: string | undefined): boolean {
  return text !== undefined && !((field === "street" || field === "fullAddress") && FIGURES.test(text));
}

/** What JSON-LD says of the page around its businesses. */
const PAGE =
  /^(?:(?:About|Collection|Contact|FAQ|Item|Web)Page|WebSite|BreadcrumbList|ItemList|SiteNavigationElement|ImageObject|SearchAction|Person|(?:News)?Article|BlogPosting)$/;

export function isOfPage(cells: RowCells): boolean {
  const { columns, headers } = cells.mapping;
  return headers[columns.get("type") ?? -1] === "@type" && PAGE.test(cells.text("type") ?? "");
}

/** Wikidata writes an item's id where it has no name for it: "Q2" beside ".../entity/Q2". */
export function isItemId({ row }: RowCells, name: string): boolean {
  return ITEM_ID.test(name) && row.cells.some((cell) => typeof cell === "string" && cell.endsWith(`/${name}`));
}
