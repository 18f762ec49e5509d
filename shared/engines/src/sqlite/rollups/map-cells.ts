import {
  COUNTED_LEVELS,
  FINEST_COUNTED_LEVEL,
  FINEST_LEVEL,
  parentCell,
  toMicroDegrees,
} from "@meridian/domain/places/map-grid";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf } from "../database/sql-row.ts";

/** The position of a listed business. */
export interface MapPosition {
  /** At the finest level. */
  cell: number;
  countryId: number;
  lat: number;
  lng: number;
}

interface MapDelta {
  cell: number;
  countryId: number;
  count: number;
  latMicro: number;
  lngMicro: number;
}

/** Collects the changes of one transaction to the cells of wide maps. */
export interface MapDeltas {
  change(position: MapPosition, sign: 1 | -1): void;
  flush(): void;
}

export function createMapDeltas(db: DirectoryDatabase): MapDeltas {
  const finest = new Map<string, MapDelta>();
  return {
    change({ cell, countryId, lat, lng }, sign) {
      const counted = parentCell(cell, FINEST_LEVEL - FINEST_COUNTED_LEVEL);
      const change = { count: sign, latMicro: sign * toMicroDegrees(lat), lngMicro: sign * toMicroDegrees(lng) };
      addTo(finest, { cell: counted, countryId, ...change });
    },
    flush() {
      for (const level of COUNTED_LEVELS) {
        for (const delta of deltasAt(finest, level).values()) writeDelta(db, level, delta);
      }
    },
  };
}

/** The cells of the widest maps, which together contain all finer ones. */
export const WIDEST_CELLS: readonly number[] = Array.from({ length: 4 ** COUNTED_LEVELS[0] }, (_, cell) => cell);

/** The rows cells are counted from: businesses, or the cells of a finer level. */
interface CellSource {
  level: number;
  cell: string;
  counts: string;
  rows: string;
}

const BUSINESSES: CellSource = {
  level: FINEST_LEVEL,
  cell: "map_cell",
  counts: "count(*), sum(round(latitude * 1e6)), sum(round(longitude * 1e6))",
  rows: "business WHERE is_listed = 1 AND map_cell IS NOT NULL AND map_cell >= ?3 AND map_cell < ?4",
};

function cellsOf(level: number): CellSource {
  return {
    level,
    cell: "cell",
    counts: "sum(business_count), sum(lat_sum_micro), sum(lng_sum_micro)",
    rows: `map_cell WHERE level = ${level} AND cell >= ?3 AND cell < ?4`,
  };
}

/** Recounts one of `WIDEST_CELLS` and all cells within it, in the caller's transaction. Corrects only wrong counts. */
export function rebuildMapCells(db: DirectoryDatabase, widest: number): void {
  let source = BUSINESSES;
  for (const level of COUNTED_LEVELS.toReversed()) {
    const { cell, counts, rows } = source;
    const span = 4 ** (source.level - COUNTED_LEVELS[0]);
    const area = [level, 2 * (source.level - level), widest * span, (widest + 1) * span];
    db.sql(
      `DELETE FROM map_cell WHERE level = ?1 AND cell >= ?3 >> ?2 AND cell < ?4 >> ?2
       AND (cell, country_id) NOT IN (SELECT ${cell} >> ?2, country_id FROM ${rows})`,
    ).run(...area);
    db.sql(
      `INSERT INTO map_cell SELECT ?1, ${cell} >> ?2, country_id, ${counts} FROM ${rows} GROUP BY ${cell} >> ?2, country_id
       ON CONFLICT DO UPDATE SET business_count = excluded.business_count, lat_sum_micro = excluded.lat_sum_micro,
         lng_sum_micro = excluded.lng_sum_micro
       WHERE business_count <> excluded.business_count OR lat_sum_micro <> excluded.lat_sum_micro
         OR lng_sum_micro <> excluded.lng_sum_micro`,
    ).run(...area);
    source = cellsOf(level);
  }
}

function deltasAt(finest: ReadonlyMap<string, MapDelta>, level: number): ReadonlyMap<string, MapDelta> {
  if (level === FINEST_COUNTED_LEVEL) return finest;
  const wide = new Map<string, MapDelta>();
  for (const delta of finest.values()) {
    addTo(wide, { ...delta, cell: parentCell(delta.cell, FINEST_COUNTED_LEVEL - level) });
  }
  return wide;
}

function addTo(deltas: Map<string, MapDelta>, delta: MapDelta): void {
  const key = `${delta.cell} ${delta.countryId}`;
  const sum = deltas.get(key);
  if (sum === undefined) {
    deltas.set(key, delta);
    return;
  }
  sum.count += delta.count;
  sum.latMicro += delta.latMicro;
  sum.lngMicro += delta.lngMicro;
}

function writeDelta(
  db: DirectoryDatabase,
  level: number,
  { cell, countryId, count, latMicro, lngMicro }: MapDelta,
): void {
  if (count === 0 && latMicro === 0 && lngMicro === 0) return;
  const row = db
    .sql(
      `INSERT INTO map_cell VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
         business_count = business_count + excluded.business_count,
         lat_sum_micro = lat_sum_micro + excluded.lat_sum_micro, lng_sum_micro = lng_sum_micro + excluded.lng_sum_micro
       RETURNING business_count`,
    )
    .get(level, cell, countryId, count, latMicro, lngMicro);
  if (numberOf(row?.business_count) === 0) {
    db.sql("DELETE FROM map_cell WHERE level = ? AND cell = ? AND country_id = ?").run(level, cell, countryId);
  }
}
