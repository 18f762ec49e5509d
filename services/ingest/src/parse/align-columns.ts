import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../normalise/column-mapping.ts";
import { mapColumns } from "./columns/column-map.ts";
import type { FoundHeader } from "./columns/headers/find-header.ts";
import { headerKey } from "./columns/headers/header-fields.ts";

/** Where a sheet has each column of the others read with it. */
export type SheetColumns = readonly (number | undefined)[];

/** Fields that lists of the same kind have in common, of those that the shorter one has. */
const MIN_COMMON_FIELDS = 3;
const MIN_COMMON_SHARE = 0.5;

/** Undefined unless both lines have the same headers; a column without a header is found at its position in the first. */
export function matchColumns(headers: readonly string[], others: readonly string[]): SheetColumns | undefined {
  const places = columnsByKey(others);
  const columns: (number | undefined)[] = [];
  for (const [column, header] of headers.entries()) {
    const place = header === "" ? undefined : places.get(headerKey(header))?.shift();
    if (header !== "" && place === undefined) return undefined;
    columns.push(header === "" && (others[column] ?? "") === "" ? column : place);
  }
  return [...places.values()].every((left) => left.length === 0) ? columns : undefined;
}

/**
 * The first header line with the columns that only another list has behind its own, and where that list has each: columns of the same field
 * are one, whatever their headers. Undefined for a list of another kind, or if its columns would change what the first line means.
 */
export function alignColumns(
  first: FoundHeader,
  other: FoundHeader,
): { header: FoundHeader; columns: SheetColumns } | undefined {
  if (first.isMissing === true || other.isMissing === true || !areAlike(first.mapping, other.mapping)) return undefined;
  const { headers } = first.mapping;
  const columns: (number | undefined)[] = Array.from({ length: headers.length });
  const left = new Set(other.mapping.headers.keys());
  const place = (column: number, at: number) => {
    columns[column] = at;
    left.delete(at);
  };
  for (const [field, column] of first.mapping.columns) {
    const at = other.mapping.columns.get(field);
    if (at !== undefined && columns[column] === undefined && left.has(at)) place(column, at);
  }
  const places = columnsByKey(other.mapping.headers);
  for (const [column, header] of headers.entries()) {
    const at = places.get(headerKey(header))?.find((candidate) => left.has(candidate));
    if (columns[column] === undefined && at !== undefined) place(column, at);
  }
  const added = [...left].filter((at) => other.mapping.headers[at] !== "");
  const headerCells: CellValue[] = [
    ...headers.map((_, column) => first.headerCells[column]),
    ...added.map((at) => other.headerCells[at]),
  ];
  const mapping = mapColumns(headerCells, first.chosen);
  const isSame = [...first.mapping.columns].every(([field, column]) => mapping.columns.get(field) === column);
  return isSame ? { header: { ...first, headerCells, mapping }, columns: [...columns, ...added] } : undefined;
}

function areAlike({ columns: first }: ColumnMapping, { columns: other }: ColumnMapping): boolean {
  const common = [...first.keys()].filter((field) => other.has(field)).length;
  const least = Math.max(MIN_COMMON_FIELDS, Math.min(first.size, other.size) * MIN_COMMON_SHARE);
  return first.has("name") && other.has("name") && common >= least;
}

function columnsByKey(headers: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [column, header] of headers.entries()) {
    if (header !== "") places.set(headerKey(header), [...(places.get(headerKey(header)) ?? []), column]);
  }
  return places;
}
