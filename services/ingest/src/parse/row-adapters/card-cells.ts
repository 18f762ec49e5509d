import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import { isPhone, splitContacts } from "../../normalise/values/contacts/contacts.ts";
import { shapesOf } from "../columns/contents/cell-shapes.ts";
import { findHeader, findUnknownHeader } from "../columns/headers/find-header.ts";
import { afterReading, withCellsBehind } from "./adapt-rows.ts";

/** A business in one cell: its name first, then how to reach it. */
interface Card {
  name: string;
  address: string | undefined;
  phone: string | undefined;
  website: string | undefined;
}

const MAX_ROWS_AHEAD = 500;
const MIN_ROWS = 3;
const MIN_SHARE = 0.8;
const MAX_CELL_CHARS = 1000;
const PARTS = [
  ["address", "Address"],
  ["phone", "Phone"],
  ["website", "Website"],
] as const;
/** Rows with a column of their own for one of these have no cards. */
const PLACE_FIELDS = ["fullAddress", "street", "city", "postalCode"] as const;
/** "Fotografiska - Stadsgårdshamnen 22, 116 45 Stockholm, Sweden" */
const NAME_AND_ADDRESS = /^([^,\d\n]*\p{L}[^,\d\n]*?)\s+[-–—|]\s+(\S[^\n]*\d[^\n]*,[^\n]*|\S[^\n]*,[^\n]*\d[^\n]*)$/u;
const HAS_LETTER = /\p{L}/u;

export function hasCards(firstRows: readonly SheetRow[]): boolean {
  return findCards(firstRows) !== undefined;
}

/** Leaves the name in a column of cards, and gives address, phone and website columns of their own behind the others. */
export const spreadCards = afterReading(MAX_ROWS_AHEAD, (ahead) => {
  const found = findCards(ahead);
  return { ofRow: (row) => [found === undefined ? row : spreadRow(row, found)] };
});

interface CardColumn {
  column: number;
  headerRow: number;
  width: number;
  /** What any of the cards has besides a name. */
  parts: readonly (typeof PARTS)[number][];
}

function spreadRow(row: SheetRow, { column, headerRow, width, parts }: CardColumn): SheetRow {
  if (row.row === headerRow)
    return withCellsBehind(
      row,
      width,
      parts.map(([, header]) => header),
    );
  const card = readCard(row.cells[column]);
  if (card === undefined) return row;
  const named = { ...row, cells: row.cells.toSpliced(column, 1, card.name) };
  return withCellsBehind(
    named,
    width,
    parts.map(([part]) => card[part]),
  );
}

/** The column of names, or of unknown meaning in a list without names, whose cells are cards. */
function findCards(rows: readonly SheetRow[]): CardColumn | undefined {
  const header = findHeader(rows) ?? findUnknownHeader(rows);
  if (header === undefined) return undefined;
  const { columns, headers } = header.mapping;
  if (PLACE_FIELDS.some((field) => columns.has(field) && columns.get(field) !== columns.get("name"))) return undefined;
  const below = rows.filter(({ row }) => row > header.row);
  const name = columns.get("name");
  for (const column of name === undefined ? headers.keys() : [name]) {
    const filled = below.filter(({ cells }) => cells[column] !== undefined);
    const cards = filled.flatMap(({ cells }) => readCard(cells[column]) ?? []);
    if (cards.length < MIN_ROWS || cards.length < filled.length * MIN_SHARE) continue;
    const parts = PARTS.filter(([part]) => cards.some((card) => card[part] !== undefined));
    return { column, headerRow: header.row, width: headers.length, parts };
  }
  return undefined;
}

function readCard(cell: CellValue): Card | undefined {
  if (typeof cell !== "string" || cell.length > MAX_CELL_CHARS) return undefined;
  const [name = "", ...lines] = cell
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length > 0) return HAS_LETTER.test(name) && !isAddress(name) ? cardOf(name, lines) : undefined;
  const [, called = "", address] = NAME_AND_ADDRESS.exec(name) ?? [];
  return address === undefined ? undefined : { name: called.trim(), address, phone: undefined, website: undefined };
}

/** Undefined if a line is neither contact nor part of an address, which begins with a number or a word for a street. */
function cardOf(name: string, lines: readonly string[]): Card | undefined {
  const contacts = splitContacts(lines.join("\n")) ?? {
    phones: lines.filter(isPhone),
    others: lines.filter((line) => !isPhone(line)),
  };
  const { phones, others } = contacts;
  const isPlaced = others.length > 0 && isAddress(others[0] ?? "");
  if (others.length > 0 ? !isPlaced : phones.length === 0) return undefined;
  return {
    name,
    address: isPlaced ? others.join(", ") : undefined,
    phone: phones.length > 0 ? phones.join("; ") : undefined,
    website: contacts.website,
  };
}

function isAddress(text: string): boolean {
  return shapesOf(text, true).has("address");
}
