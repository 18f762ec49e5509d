import {
  COUNTED_LEVELS,
  FINEST_COUNTED_LEVEL,
  FINEST_LEVEL,
  parentCell,
  pointOfCell,
  toMicroDegrees,
} from "@meridian/domain/places/map-grid";
import type { MapCellDelta } from "./rollup-documents.ts";

/** Sums of business positions per cell of wide maps. */
export interface MapSums {
  /** Adds businesses of one country to a cell of the finest level, or removes them. */
  change(place: { mapCell: number; country: string }, businesses: number): void;
  /** For all counted levels. */
  cells(): MapCellDelta[];
}

export function createMapSums(): MapSums {
  const finest = new Map<string, MapCellDelta>();
  return {
    change({ mapCell, country }, businesses) {
      const { lat, lng } = pointOfCell(mapCell);
      const cell = parentCell(mapCell, FINEST_LEVEL - FINEST_COUNTED_LEVEL);
      const latMicro = businesses * toMicroDegrees(lat);
      const lngMicro = businesses * toMicroDegrees(lng);
      addTo(finest, { level: FINEST_COUNTED_LEVEL, cell, country, businesses, latMicro, lngMicro });
    },
    cells() {
      const all = COUNTED_LEVELS.flatMap((level) => {
        const wide = new Map<string, MapCellDelta>();
        for (const delta of finest.values()) {
          addTo(wide, { ...delta, level, cell: parentCell(delta.cell, FINEST_COUNTED_LEVEL - level) });
        }
        return [...wide.values()];
      });
      return all.filter(({ businesses, latMicro, lngMicro }) => businesses !== 0 || latMicro !== 0 || lngMicro !== 0);
    },
  };
}

export function mapCellId({ level, cell, country }: Pick<MapCellDelta, "level" | "cell" | "country">): string {
  return `${level}|${cell}|${country}`;
}

function addTo(cells: Map<string, MapCellDelta>, delta: MapCellDelta): void {
  const id = mapCellId(delta);
  const sum = cells.get(id);
  if (sum === undefined) {
    cells.set(id, delta);
    return;
  }
  sum.businesses += delta.businesses;
  sum.latMicro += delta.latMicro;
  sum.lngMicro += delta.lngMicro;
}
