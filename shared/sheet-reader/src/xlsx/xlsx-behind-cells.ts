import { isAppError } from "@meridian/platform/app-error";
import type { ZipPackage } from "../formats/zip-package.ts";
import { MAX_KEPT_COLUMNS } from "../sheet-limits.ts";
import type { SheetRow } from "../sheet-row.ts";
import { parseXml } from "../xml/xml-events.ts";
import { readRelationships, relationshipsPart } from "./xlsx-relationships.ts";

/** What a sheet keeps behind its cells. Keyed by `keyOf`. */
export interface BehindCells {
  /** The targets of hyperlinks. */
  targets: ReadonlyMap<number, string>;
  /** How many rows merged cells cover. */
  rowSpans: ReadonlyMap<number, number>;
  /** The columns that have any of either. */
  columns: readonly number[];
}

/** Excel keeps no more links of a sheet; further ones are ignored. */
const MAX_LINKS = 65_530;
const MAX_MERGED_CELLS = 65_530;
/** Lists with merged cells are kept by hand; reading a larger sheet twice would take too long. */
const MAX_MERGED_SHEET_BYTES = 16 * 1024 ** 2;
const REFERENCE = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/i;
const CELLS = "sheetData";
const END_OF_CELLS = /<\/((?:[\w.-]+:)?)sheetData\s*>/;
/** Longer than the tag, which may be spread over two chunks. */
const OVERLAP_BYTES = 64;

/** Whether a sheet must be read twice, unless it turns out to be large and without links to other places. */
export function mayHaveBehindCells(zip: ZipPackage, part: string): boolean {
  return isSmall(zip, part) || zip.has(relationshipsPart(part));
}

function isSmall(zip: ZipPackage, part: string): boolean {
  return zip.sizeOf(part) <= MAX_MERGED_SHEET_BYTES;
}

/** Undefined if the sheet has nothing behind its cells. Damage is left to the other reading. */
export async function readBehindCells(zip: ZipPackage, part: string): Promise<BehindCells | undefined> {
  try {
    return await readBehind(zip, part);
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}

async function readBehind(zip: ZipPackage, part: string): Promise<BehindCells | undefined> {
  const places = new Map<string, string>();
  for (const { id, kind, target } of await readRelationships(zip, part, "External")) {
    if (kind === "hyperlink" && places.size < MAX_LINKS) places.set(id, target);
  }
  if (places.size === 0 && !isSmall(zip, part)) return undefined;
  const targets = new Map<number, string>();
  const rowSpans = new Map<number, number>();
  let taken = 0;
  const parsing = parseXml(behindCells(zip.read(part)), part, {
    open: (element, attributes) => {
      if (element === "mergeCell" && rowSpans.size < MAX_MERGED_CELLS) {
        const { top, bottom, left } = rangeOf(attributes.get("ref") ?? "");
        if (bottom > top && left < MAX_KEPT_COLUMNS) rowSpans.set(keyOf(top, left), bottom - top + 1);
      }
      if (element !== "hyperlink") return;
      const target = places.get(attributes.getLocal("id") ?? "");
      if (target === undefined) return;
      const place = attributes.get("location");
      const whole = place === undefined ? target : `${target}#${place}`;
      for (const key of keysOf(attributes.get("ref") ?? "")) {
        if (taken++ >= MAX_LINKS) break;
        targets.set(key, whole);
      }
    },
  });
  for await (const _ of parsing);
  const columns = new Set([...targets.keys(), ...rowSpans.keys()].map((key) => key % MAX_KEPT_COLUMNS));
  return columns.size === 0 ? undefined : { targets, rowSpans, columns: [...columns] };
}

/** A row with what is behind its cells. */
export function withBehindCells(row: SheetRow, { targets, rowSpans, columns }: BehindCells): SheetRow {
  const of = <T>(values: ReadonlyMap<number, T>) =>
    columns.flatMap((column): [number, T][] => {
      const value = values.get(keyOf(row.row, column));
      return value === undefined ? [] : [[column, value]];
    });
  const [links, spans] = [of(targets), of(rowSpans)];
  return {
    ...row,
    ...(links.length === 0 ? {} : { links: new Map([...(row.links ?? []), ...links]) }),
    ...(spans.length === 0 ? {} : { rowSpans: new Map(spans) }),
  };
}

/** What follows the cells of a sheet, in its root element: looking for the end of the cells costs far less than parsing them. */
async function* behindCells(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let before = Buffer.alloc(0);
  let isBehind = false;
  for await (const chunk of chunks) {
    if (isBehind) {
      yield chunk;
      continue;
    }
    const bytes = Buffer.concat([before, chunk]);
    const end = bytes.includes(CELLS) ? END_OF_CELLS.exec(bytes.toString("latin1")) : null;
    before = bytes.subarray(-OVERLAP_BYTES);
    if (end === null) continue;
    isBehind = true;
    yield Buffer.from(`<${end[1]}worksheet>`);
    yield bytes.subarray(end.index + end[0].length);
  }
  if (!isBehind) yield Buffer.from("<none/>");
}

function* keysOf(reference: string): Generator<number> {
  const { left, top, right, bottom } = rangeOf(reference);
  for (let row = top; row > 0 && row <= bottom; row++) {
    for (let column = left; column <= right && column < MAX_KEPT_COLUMNS; column++) yield keyOf(row, column);
  }
}

/** From row 0 for what is no reference. */
function rangeOf(reference: string) {
  const [, left = "", top = "", right = left, bottom = top] = REFERENCE.exec(reference) ?? [];
  return { left: columnOf(left), top: Number(top), right: columnOf(right), bottom: Number(bottom) };
}

function keyOf(row: number, column: number): number {
  return row * MAX_KEPT_COLUMNS + column;
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
