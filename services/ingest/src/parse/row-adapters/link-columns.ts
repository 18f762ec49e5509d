import { MAX_HEADER_ROW } from "@meridian/contracts/imports/import-limits";
import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import { splitContacts } from "../../normalise/values/contacts/contacts.ts";
import { cleanText } from "../../normalise/values/text.ts";
import { findHeader, findOtherHeader } from "../columns/headers/find-header.ts";
import { fieldsOfWords } from "../columns/headers/header-fields.ts";
import { afterReading } from "./adapt-rows.ts";

/** The header of a column of targets: what they are is left to its cells. */
const LINK_HEADER = "🔗";
/** Columns whose links begin after it stay as they are. */
const MAX_ROWS_AHEAD = 500;
/** One link among many rows is that of a footnote. */
const MIN_LINKED_ROWS = 2;
const TARGET = /^(?:mailto:|tel:)?(?=\S)/i;
const USABLE = /^(?:https?:\/\/|mailto:|tel:|www\.)/i;
/** "Website", "Link", "visit": words that several cells share. */
const MAX_LABELS_SHARE = 0.2;
const LINK_FIELDS: ReadonlySet<string> = new Set(["website", "url", "photo", "logo", "reviewsLink", "phone"]);
const MIN_NUMBER_DIGITS = 5;

/** How a sheet's links are used: in place of their texts, or in further columns, by the column of the text. */
interface LinkColumns {
  replaced: ReadonlySet<number>;
  added: readonly { column: number; at: number; headerRow: number }[];
}

export function hasLinks(firstRows: readonly SheetRow[]): boolean {
  return firstRows.some(({ links }) => links !== undefined);
}

/** Makes links behind texts cells: those behind "Website" replace that text, those behind names have a column of their own. */
export const spreadLinks = afterReading(MAX_ROWS_AHEAD, (ahead) => {
  const columns = findLinkColumns(ahead);
  return { ofRow: (row) => [spreadRow(row, columns)] };
});

function findLinkColumns(ahead: readonly SheetRow[]): LinkColumns {
  const firstRows = ahead.slice(0, MAX_HEADER_ROW);
  const found = findHeader(firstRows) ?? findOtherHeader(firstRows);
  const headerRow = found?.row ?? 0;
  const header = firstRows.find(({ row }) => row === headerRow);
  const below = ahead.filter(({ row }) => row > headerRow);
  const width = Math.max(...ahead.map(({ cells }) => cells.length));
  const replaced = new Set<number>();
  const added: { column: number; at: number; headerRow: number }[] = [];
  const linked = new Set(below.flatMap(({ links }) => [...(links?.keys() ?? [])]));
  for (const column of [...linked].toSorted((left, right) => left - right)) {
    const rows = below.filter((row) => targetOf(row, column) !== undefined);
    if (rows.length < Math.min(MIN_LINKED_ROWS, below.length)) continue;
    const texts = new Set(rows.map(({ cells }) => cells[column]));
    const isOfLinks = fieldsOfWords(String(header?.cells[column] ?? "")).some(({ field }) => LINK_FIELDS.has(field));
    if (isOfLinks || (rows.length > 1 && texts.size <= Math.max(1, rows.length * MAX_LABELS_SHARE)))
      replaced.add(column);
    else added.push({ column, at: width + added.length, headerRow });
  }
  return { replaced, added };
}

function spreadRow(row: SheetRow, { replaced, added }: LinkColumns): SheetRow {
  const { links, ...plain } = row;
  const isHeader = added.some(({ headerRow }) => headerRow === row.row);
  if (links === undefined && !isHeader) return plain;
  const cells = [...row.cells];
  for (const column of replaced) cells[column] = targetOf(row, column) ?? cells[column];
  for (const { column, at, headerRow } of added) {
    const cell = headerRow === row.row ? LINK_HEADER : targetOf(row, column);
    if (cell !== undefined) cells[at] ??= cell;
  }
  return { ...plain, cells: Array.from(cells) };
}

/** What a link leads to, unless the text says as much. */
function targetOf({ cells, links }: SheetRow, column: number): string | undefined {
  const target = links?.get(column)?.trim() ?? "";
  if (!USABLE.test(target) || isContact(cells[column])) return undefined;
  return target.replace(TARGET, "");
}

function isContact(cell: CellValue): boolean {
  const text = cleanText(cell) ?? "";
  if ((text.match(/\d/g)?.length ?? 0) >= MIN_NUMBER_DIGITS && !/\p{L}{2}/u.test(text)) return true;
  const contacts = splitContacts(text);
  return contacts !== undefined && contacts.others.length === 0;
}
