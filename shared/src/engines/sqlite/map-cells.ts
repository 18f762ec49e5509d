import {
  COUNTED_LEVELS,
  FINEST_COUNTED_LEVEL,
  FINEST_LEVEL,
  parentCell,
  toMicroDegrees,
} from "../../domain/map-grid.ts";
import type { DirectoryDatabase } from "./open-directory-database.ts";
import { numberOf } from "./sql-row.ts";

/** Where a listed business lies. */
export interface MapPosition {
  /** Of the finest level. */
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

/** Changes of a transaction to the cells of wide maps. */
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

/** Counts all cells anew, inside the caller's transaction. */
export function rebuildMapCells(db: DirectoryDatabase): void {
  db.sql("DELETE FROM map_cell").run();
  db.sql(
    `INSERT INTO map_cell
     SELECT ?1, map_cell >> ?2, country_id, count(*), sum(round(latitude * 1e6)), sum(round(longitude * 1e6))
     FROM business WHERE is_listed = 1 AND map_cell IS NOT NULL GROUP BY map_cell >> ?2, country_id`,
  ).run(FINEST_COUNTED_LEVEL, 2 * (FINEST_LEVEL - FINEST_COUNTED_LEVEL));
  const widen = db.sql(
    `INSERT INTO map_cell
     SELECT ?1, cell >> ?2, country_id, sum(business_count), sum(lat_sum_micro), sum(lng_sum_micro)
     FROM map_cell WHERE level = ?3 GROUP BY cell >> ?2, country_id`,
  );
  let finer: number = FINEST_COUNTED_LEVEL;
  for (const level of COUNTED_LEVELS.toReversed()) {
    if (level === FINEST_COUNTED_LEVEL) continue;
    widen.run(level, 2 * (finer - level), finer);
    finer = level;
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
