import { MAX_HEADER_ROW } from "@meridian/contracts/imports/import-limits";
import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import { parseLooseJson } from "../../normalise/values/loose-json.ts";
import { headerGuide } from "../columns/headers/header-guide.ts";
import { afterReading, type RowChange, UNCHANGED, withCellsBehind } from "./adapt-rows.ts";

/** Where programs for OpenStreetMap keep the tags for which they have no column: as JSON, or as PostgreSQL's "key"=>"value". */
const TAG_HEADERS = new Set(["other_tags", "all_tags", "osm_tags", "tags", "hstore"]);
/** Tags that no row up to here has stay in the text. */
const MAX_ROWS_AHEAD = 500;
const PAIR = /"((?:[^"\\]|\\.)*)"\s*=>\s*(?:"((?:[^"\\]|\\.)*)"|NULL)/g;
const ESCAPED = /\\(.)/g;
const CONTACT_KEY = /^(?:addr|contact):/;

type Tags = ReadonlyMap<string, string>;

export function hasTagColumn(firstRows: readonly SheetRow[]): boolean {
  return firstRows.some(({ cells }) => tagColumnOf(cells) >= 0);
}

/** Gives the tags that mean something columns of their own, behind the others. */
export const spreadTags = afterReading(MAX_ROWS_AHEAD, createSpread);

function createSpread(ahead: readonly SheetRow[]): RowChange {
  const header = ahead.find(({ row, cells }) => row <= MAX_HEADER_ROW && tagColumnOf(cells) >= 0);
  if (header === undefined) return UNCHANGED;
  const column = tagColumnOf(header.cells);
  const present = new Set(header.cells.map((cell) => String(cell).toLowerCase()));
  const keys = new Set(ahead.flatMap(({ cells }) => [...readTags(cells[column]).keys()]));
  const added = [...keys].filter((key) => !present.has(key.toLowerCase()) && isMeant(key)).toSorted();
  const width = header.cells.length;
  const ofRow = (row: SheetRow) => {
    const tags = row.row === header.row ? undefined : readTags(row.cells[column]);
    const cells = tags === undefined ? added : added.map((key) => tags.get(key));
    return [withCellsBehind(row, width, cells)];
  };
  return { ofRow };
}

function isMeant(key: string): boolean {
  return CONTACT_KEY.test(key) || headerGuide.isKnown(key);
}

function tagColumnOf(cells: readonly CellValue[]): number {
  return cells.findIndex((cell) => typeof cell === "string" && TAG_HEADERS.has(cell.trim().toLowerCase()));
}

function readTags(cell: CellValue): Tags {
  if (typeof cell !== "string") return new Map();
  if (cell.startsWith('"')) return new Map([...cell.matchAll(PAIR)].flatMap(toTag));
  const parsed = cell.startsWith("{") ? parseLooseJson(cell) : undefined;
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return new Map();
  return new Map(Object.entries(parsed).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])));
}

function toTag([, key = "", value]: RegExpExecArray): [string, string][] {
  return value === undefined ? [] : [[key.replace(ESCAPED, "$1"), value.replace(ESCAPED, "$1")]];
}
