import { FINEST_LEVEL, finestCellOf, parentCell } from "@meridian/shared/domain/map-grid";
import type { LocatedHit } from "@meridian/shared/ports/search-index";

/** Businesses of one cell, at their mean position. */
export interface Group {
  cell: number;
  count: number;
  lat: number;
  lng: number;
  /** Of hits: the first of them. */
  id?: string;
}

/** Groups of one level of the grid. */
export interface GroupedMap {
  level: number;
  groups: Group[];
}

/** As many levels coarser as it takes for the groups to be no more than `maxGroups`. */
export function coarsen({ level, groups }: GroupedMap, maxGroups: number): GroupedMap {
  let wide: GroupedMap = { level, groups };
  while (wide.groups.length > maxGroups && wide.level > 0) {
    const parents = wide.groups.map((group) => ({ ...group, cell: parentCell(group.cell, 1) }));
    wide = { level: wide.level - 1, groups: merge(parents) };
  }
  return wide;
}

export function groupHits(hits: readonly LocatedHit[], level: number): GroupedMap {
  const levels = FINEST_LEVEL - level;
  const singles = hits.map(({ id, lat, lng }) => ({
    cell: parentCell(finestCellOf({ lat, lng }), levels),
    count: 1,
    lat,
    lng,
    id,
  }));
  return { level, groups: merge(singles) };
}

/** Changes the groups that are given: of each cell the first takes up the others. */
function merge(groups: readonly Group[]): Group[] {
  const byCell = new Map<number, Group>();
  for (const group of groups) {
    const sum = byCell.get(group.cell);
    if (sum === undefined) {
      byCell.set(group.cell, group);
      continue;
    }
    const count = sum.count + group.count;
    sum.lat += ((group.lat - sum.lat) * group.count) / count;
    sum.lng += ((group.lng - sum.lng) * group.count) / count;
    sum.count = count;
  }
  return [...byCell.values()];
}
