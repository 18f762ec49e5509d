import type { RowCells } from "./row-cells.ts";
import { joinTextList, parseLooseJson } from "./values/loose-json.ts";
import { isNameless, NUMBER_BEFORE_NAME } from "./values/name-text.ts";
import { cleanText } from "./values/text.ts";

const MAX_NAME_CHARS = 300;
const MARKED = /^["“]|[-–|·•,;:]$/;
const MARKS_BEHIND = /\s+[-–|·•]+$|[\s,;:]+$/;
const QUOTED = /^["“]([^"“”]+)["”]$/;

/** The name of a row's business; undefined if it has none. */
export function readName(cells: RowCells): string | undefined {
  const cell = cells.text("name");
  // Scrapers list the pieces of a page's heading: "['Brook', 'Studio']".
  const pieces = cell?.startsWith("[") === true ? joinTextList(cell, " ").slice(0, MAX_NAME_CHARS) : undefined;
  const names = cell?.startsWith("{") === true ? namesOfRecord(cell) : [];
  const given =
    names.length > 0
      ? names.find((text) => text !== undefined)?.slice(0, MAX_NAME_CHARS)
      : withGivenName(cells, pieces ?? cells.limited("name", MAX_NAME_CHARS));
  const written = given ?? ownName(cells);
  const name = named(
    tidyName(cells.mapping.areNamesNumbered === true ? written?.replace(NUMBER_BEFORE_NAME, "") : written),
  );
  const brand = named(cells.text("brand"));
  const isNamedByBrand = name === undefined || (brand !== undefined && (!hasOwnName(cells) || /^\d+$/.test(name)));
  if (isNamedByBrand) return brand?.slice(0, MAX_NAME_CHARS);
  if (brand === undefined || name.toLowerCase().includes(brand.toLowerCase())) return name;
  if (brand.toLowerCase().endsWith(` ${name.toLowerCase()}`)) return brand;
  return `${brand} ${name}`.slice(0, MAX_NAME_CHARS);
}

/** Beside a brand, the name column is of the branch: further ones, in English, repeat the brand's. */
function hasOwnName({ row, mapping: { columns } }: RowCells): boolean {
  return named(cleanText(row.cells[columns.get("name") ?? -1])) !== undefined;
}

function named(text: string | undefined): string | undefined {
  return text === undefined || isNameless(text) ? undefined : text;
}

function withGivenName({ row, mapping }: RowCells, name: string | undefined): string | undefined {
  const given = mapping.givenNameColumn === undefined ? undefined : cleanText(row.cells[mapping.givenNameColumn]);
  return name === undefined || given === undefined ? name : `${given} ${name}`.slice(0, MAX_NAME_CHARS);
}

function ownName({ row, mapping }: RowCells): string | undefined {
  const parts = mapping.ownNameColumns.map((columns) =>
    columns.map((column) => cleanText(row.cells[column])).find((part) => part !== undefined),
  );
  const isWhole = parts.length > 0 && parts.every((part) => part !== undefined);
  return isWhole ? parts.join(" ").slice(0, MAX_NAME_CHARS) : undefined;
}

/** A name without remnants of its source: surrounding quotes, a trailing dash. */
function tidyName(name: string | undefined): string | undefined {
  if (name === undefined || !MARKED.test(name)) return name;
  const plain = name.replace(MARKS_BEHIND, "").replace(QUOTED, "$1");
  return cleanText(plain) ?? name;
}

/**
 * Overture and the Places API store names in objects, `{"primary": …}`, `{"text": …}`, others by their kind: `{'official_name': None}`.
 * Empty if the text is no such object.
 */
function namesOfRecord(text: string): (string | undefined)[] {
  const json = parseLooseJson(text);
  const fields = typeof json === "object" && json !== null ? Object.entries(json) : [];
  const main = fields.filter(([key]) => key === "primary" || key === "text");
  return [...main, ...fields.filter(([key]) => /name/i.test(key))].map(([, value]) =>
    typeof value === "string" ? cleanText(value) : undefined,
  );
}
