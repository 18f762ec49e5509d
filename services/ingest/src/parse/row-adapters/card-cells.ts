import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import { stripPostalCode } from "../../normalise/places/address/postal-code.ts";
import { isPhone, splitContacts } from "../../normalise/values/contacts/contacts.ts";
import { cleanParagraphs, cleanText } from "../../normalise/values/text.ts";
import { shapesOf } from "../columns/contents/cell-shapes.ts";
import type { SourceField } from "../columns/headers/column-synonyms.ts";
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
/** Rows with a column of their own for one of these have no cards; beside a name, only those with an address. */
const PLACE_FIELDS = ["city", "postalCode"] as const;
const ADDRESS_FIELDS = ["fullAddress", "street"] as const;
const BEHIND_NAME = /^\s*[,\n]\s*/;
/** "Fotografiska - Stadsgårdshamnen 22, 116 45 Stockholm, Sweden" */
const NAME_AND_ADDRESS = /^([^,\d\n]*\p{L}[^,\d\n]*?)\s+[-–—|]\s+(\S[^\n]*\d[^\n]*,[^\n]*|\S[^\n]*,[^\n]*\d[^\n]*)$/u;
/** "T3 23, 68161 Mannheim": in a column whose cells mostly look like addresses, so does this one. */
const PARTS_WITH_NUMBER = /^[^,]*\d[^,]*,.*\p{L}/u;
const MIN_ADDRESS_SHARE = 0.5;
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
  /** The column with the names that the cards begin with, if there is one. */
  name: number | undefined;
  headerRow: number;
  width: number;
  /** What any of the cards has besides a name. */
  parts: readonly (typeof PARTS)[number][];
}

function spreadRow(row: SheetRow, found: CardColumn): SheetRow {
  const { column, name, headerRow, width, parts } = found;
  if (row.row === headerRow)
    return withCellsBehind(
      row,
      width,
      parts.map(([, header]) => header),
    );
  const card = readCardOf(row, found);
  if (card === undefined) return row;
  const named = { ...row, cells: row.cells.toSpliced(column, 1, name === undefined ? card.name : undefined) };
  return withCellsBehind(
    named,
    width,
    parts.map(([part]) => card[part]),
  );
}

/** The column of names, of unknown meaning in a list without names, or beside the names that its cells repeat, whose cells are cards. */
function findCards(rows: readonly SheetRow[]): CardColumn | undefined {
  const header = findHeader(rows) ?? findUnknownHeader(rows);
  if (header === undefined) return undefined;
  const { columns, headers } = header.mapping;
  const name = columns.get("name");
  const isOfName = (field: SourceField) => !columns.has(field) || columns.get(field) === name;
  if (!ADDRESS_FIELDS.every(isOfName)) return undefined;
  const known = new Set(columns.values());
  const beside = name === undefined ? [] : [...headers.keys()].filter((column) => !known.has(column));
  const hasPlace = !PLACE_FIELDS.every(isOfName);
  const alone = hasPlace ? [] : name === undefined ? [...headers.keys()] : [name];
  const candidates = [
    ...alone.map((column) => ({ column, name: undefined })),
    ...beside.map((column) => ({ column, name })),
  ];
  const below = rows.filter(({ row }) => row > header.row);
  for (const candidate of candidates) {
    const filled = below.filter(({ cells }) => cells[candidate.column] !== undefined);
    const cards = filled.flatMap((row) => readCardOf(row, candidate) ?? []);
    if (cards.length < MIN_ROWS || cards.length < filled.length * MIN_SHARE) continue;
    const isNamed = candidate.name !== undefined;
    const placed = isNamed ? filled.filter((row) => isConfirmed(row, readCardOf(row, candidate), columns)) : [];
    if (isNamed && placed.length < filled.length * MIN_ADDRESS_SHARE) continue;
    const parts = PARTS.filter(([part]) => {
      const isKnown = isNamed && part !== "address" && columns.has(part);
      return !isKnown && cards.some((card) => card[part] !== undefined);
    });
    return { ...candidate, headerRow: header.row, width: headers.length, parts };
  }
  return undefined;
}

/** "opened 1990, a quiet house" looks like an address; a phone behind one, or a code or the row's own place within it, tells. */
function isConfirmed({ cells }: SheetRow, card: Card | undefined, columns: ReadonlyMap<SourceField, number>): boolean {
  const { address, phone } = card ?? {};
  if (address === undefined || !isAddress(address)) return false;
  const places = PLACE_FIELDS.map((field) => cleanText(cells[columns.get(field) ?? -1]));
  return (
    phone !== undefined ||
    isLetterCode(address.split(", ").at(-1)) ||
    places.some((place) => place !== undefined && address.includes(place))
  );
}

function readCardOf({ cells }: SheetRow, { column, name }: Pick<CardColumn, "column" | "name">): Card | undefined {
  if (name === undefined) return readCard(cells[column]);
  const called = cleanText(cells[name]);
  const cell = cells[column];
  const isText = typeof cell === "string" && cell.length <= MAX_CELL_CHARS;
  const text = isText ? cleanParagraphs(cell) : undefined;
  if (called === undefined || text?.startsWith(called) !== true) return undefined;
  const behind = text.slice(called.length);
  const lines = behind
    .replace(BEHIND_NAME, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return BEHIND_NAME.test(behind) ? cardOf(called, lines, true) : undefined;
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

/** Undefined if a line is neither contact nor part of an address, which behind a known name may be any with a comma and a number. */
function cardOf(name: string, lines: readonly string[], isNamed = false): Card | undefined {
  const contacts = splitContacts(lines.join("\n")) ?? {
    phones: lines.filter(isPhone),
    others: lines.filter((line) => !isPhone(line)),
  };
  const { phones, others } = contacts;
  const isPlaced = others.length > 0 && (isAddress(others[0] ?? "") || (isNamed && mayBeAddress(others)));
  if (others.length > 0 ? !isPlaced : phones.length === 0) return undefined;
  return {
    name,
    address: isPlaced ? others.join(", ") : undefined,
    phone: phones.length > 0 ? phones.join("; ") : undefined,
    website: contacts.website,
  };
}

/** Behind a known name a street may be alone in its line, or have no word for one. */
function mayBeAddress(lines: readonly string[]): boolean {
  return isAddress(lines.join(", ")) || PARTS_WITH_NUMBER.test(lines[0] ?? "") || isLetterCode(lines.at(-1));
}

/** "S71 1LN": digits alone may be a year. */
function isLetterCode(text = ""): boolean {
  return HAS_LETTER.test(text) && stripPostalCode(text) === "";
}

function isAddress(text: string): boolean {
  return shapesOf(text, true).has("address");
}
