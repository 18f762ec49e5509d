import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../column-mapping.ts";
import { openRowCells } from "../row-cells.ts";
import { createRowIssues } from "../row-issues.ts";
import { fromGrid, type GridOfList, gridOfHeader, gridsOfCountry } from "./coordinates/national-grids.ts";
import { namesCityNear } from "./known-cities.ts";
import { readPlace } from "./row-place.ts";

/** Rows looked at: names of cities are looked up word by word. */
const MAX_ROWS = 40;
/** Rows in the city they name that prove a system, and their minimum share. */
const MIN_FITTING = 3;
const MIN_SHARE = 0.5;

/**
 * The system of a list's coordinates in metres: as its header names it, or the one system of the list's country by which most rows are in
 * the city they name.
 */
export function gridOfFile(
  rows: readonly SheetRow[],
  mapping: ColumnMapping,
  countryCode: string | undefined,
): GridOfList | undefined {
  const { columns, headers } = mapping;
  const [latitude, longitude] = [columns.get("latitude"), columns.get("longitude")];
  if (latitude === undefined || longitude === undefined) return undefined;
  const byHeader = gridOfHeader(headers[latitude]);
  if (byHeader !== undefined) return byHeader;
  const candidates = gridsOfCountry(countryCode ?? "").flatMap((grid) =>
    [false, true].map((areAxesTurned) => ({ ...grid, areAxesTurned })),
  );
  const [first] = candidates;
  if (first === undefined) return undefined;
  const located = rows.filter(({ cells }) => fromGrid(first, cells[latitude], cells[longitude]) !== undefined);
  const named = located.slice(0, MAX_ROWS).flatMap((row) => {
    const { fullAddress, city } = readPlace(openRowCells(row, mapping, createRowIssues(row, mapping)));
    return fullAddress === undefined ? [] : [{ cells: row.cells, words: `${fullAddress} ${city ?? ""}` }];
  });
  if (named.length < MIN_FITTING) return undefined;
  const counted = candidates.map((grid) => {
    const fitting = named.filter(({ cells, words }) => {
      const point = fromGrid(grid, cells[latitude], cells[longitude]);
      return point !== undefined && namesCityNear(words, point.latitude, point.longitude);
    });
    return { grid, count: fitting.length };
  });
  const [best, ...others] = counted.toSorted((left, right) => right.count - left.count);
  if (best === undefined || best.count < Math.max(MIN_FITTING, named.length * MIN_SHARE)) return undefined;
  // A country along a diagonal looks much the same with its axes turned: they are as they are called, unless few rows fit so.
  const rivals = others.filter(({ grid }) => grid.epsg !== best.grid.epsg || best.grid.areAxesTurned);
  return rivals.every(({ count }) => best.count >= 2 * count) ? best.grid : undefined;
}
