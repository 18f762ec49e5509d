import { isAppError } from "@meridian/platform/app-error";
import type { ZipPackage } from "../formats/zip-package.ts";
import { MAX_KEPT_COLUMNS } from "../sheet-limits.ts";
import type { SheetRow } from "../sheet-row.ts";
import { parseXml } from "../xml/xml-events.ts";
import { readRelationships } from "./xlsx-relationships.ts";

/** The targets of a sheet's hyperlinks, by cell. */
export interface SheetLinks {
  /** By `keyOf`. */
  targets: ReadonlyMap<number, string>;
  /** The columns that have any. */
  columns: readonly number[];
}

/** Excel keeps no more of a sheet; further ones are ignored. */
const MAX_LINKS = 65_530;
const REFERENCE = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/i;
const CELLS = "sheetData";
const END_OF_CELLS = /<\/((?:[\w.-]+:)?)sheetData\s*>/;
/** Longer than the tag, which may be spread over two chunks. */
const OVERLAP_BYTES = 64;

/** Undefined for most sheets, which have none: only those with links to other places are read twice. Damage is left to the other reading. */
export async function readLinks(zip: ZipPackage, part: string): Promise<SheetLinks | undefined> {
  try {
    return await readLinksOf(zip, part);
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}

async function readLinksOf(zip: ZipPackage, part: string): Promise<SheetLinks | undefined> {
  const places = new Map<string, string>();
  for (const { id, kind, target } of await readRelationships(zip, part, "External")) {
    if (kind === "hyperlink" && places.size < MAX_LINKS) places.set(id, target);
  }
  if (places.size === 0) return undefined;
  const targets = new Map<number, string>();
  let taken = 0;
  const parsing = parseXml(behindCells(zip.read(part)), part, {
    open: (element, attributes) => {
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
  return { targets, columns: [...new Set([...targets.keys()].map((key) => key % MAX_KEPT_COLUMNS))] };
}

/** A row with the links of its cells. */
export function withLinks(row: SheetRow, { targets, columns }: SheetLinks): SheetRow {
  const links = columns.flatMap((column) => {
    const target = targets.get(keyOf(row.row, column));
    return target === undefined ? [] : [[column, target] as const];
  });
  return links.length === 0 ? row : { ...row, links: new Map([...(row.links ?? []), ...links]) };
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
  const [, left = "", top = "", right = left, bottom = top] = REFERENCE.exec(reference) ?? [];
  for (let row = Number(top); row > 0 && row <= Number(bottom); row++) {
    for (let column = columnOf(left); column <= columnOf(right) && column < MAX_KEPT_COLUMNS; column++) {
      yield keyOf(row, column);
    }
  }
}

function keyOf(row: number, column: number): number {
  return row * MAX_KEPT_COLUMNS + column;
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
