import type { GeoPoint } from "@meridian/contracts/search/search";
import { FINEST_LEVEL, finestCellOf, parentCell } from "./map-grid.ts";

/** The businesses in one cell, at their mean position. */
export interface MapGroup<Id = string> {
  cell: number;
  count: number;
  lat: number;
  lng: number;
  /** The id of a single business, if known. */
  id?: Id;
}

/** Groups of one grid level. */
export interface GroupedMap<Id = string> {
  level: number;
  groups: MapGroup<Id>[];
}

/** Coarsens until there are at most `maxGroups`. Modifies the given groups. */
export function coarsen<Id>({ level, groups }: GroupedMap<Id>, maxGroups: number): GroupedMap<Id> {
  let wide: GroupedMap<Id> = { level, groups };
  while (wide.groups.length > maxGroups && wide.level > 0) wide = coarsenTo(wide, wide.level - 1);
  return wide;
}

/** Merges groups into a coarser level, at most as coarse as given. Modifies the given groups. */
export function coarsenTo<Id>({ level, groups }: GroupedMap<Id>, coarser: number): GroupedMap<Id> {
  const wide = Math.min(level, coarser);
  const byCell = new Map<number, MapGroup<Id>>();
  for (const group of groups) {
    group.cell = parentCell(group.cell, level - wide);
    const sum = byCell.get(group.cell);
    if (sum === undefined) byCell.set(group.cell, group);
    else addGroup(sum, group);
  }
  return { level: wide, groups: [...byCell.values()] };
}

/** Adds points one at a time; there may be a million. */
export interface PointGrouper<Id> {
  add(lat: number, lng: number, id: Id): void;
  grouped(): GroupedMap<Id>;
}

export function createPointGrouper<Id>(level: number): PointGrouper<Id> {
  const byCell = new Map<number, MapGroup<Id>>();
  const levels = FINEST_LEVEL - level;
  return {
    add(lat, lng, id) {
      const cell = parentCell(finestCellOf({ lat, lng }), levels);
      const sum = byCell.get(cell);
      if (sum === undefined) {
        byCell.set(cell, { cell, count: 1, lat, lng, id });
        return;
      }
      sum.count++;
      sum.lat += (lat - sum.lat) / sum.count;
      sum.lng += (lng - sum.lng) / sum.count;
    },
    grouped() {
      for (const group of byCell.values()) if (group.count > 1) delete group.id;
      return { level, groups: [...byCell.values()] };
    },
  };
}

export function groupPoints<Id>(points: Iterable<GeoPoint & { id: Id }>, level: number): GroupedMap<Id> {
  const grouper = createPointGrouper<Id>(level);
  for (const { id, lat, lng } of points) grouper.add(lat, lng, id);
  return grouper.grouped();
}

function addGroup(sum: MapGroup<unknown>, { count, lat, lng }: MapGroup<unknown>): void {
  sum.count += count;
  sum.lat += ((lat - sum.lat) * count) / sum.count;
  sum.lng += ((lng - sum.lng) * count) / sum.count;
  delete sum.id;
}
