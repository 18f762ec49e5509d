import type { Business } from "../contracts/business.ts";
import type { GridArea } from "../domain/map-grid.ts";

/** Narrows a map; parts combine with AND. Keys are those of `PlaceStore`. */
export interface MapScope {
  categorySlug?: string;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode?: string;
}

export interface MapAreaQuery {
  scope: MapScope;
  /** Of at most `MAX_AREA_CELLS` cells. */
  area: GridArea;
}

/** Listed businesses that lie in one cell of the grid. */
export interface MapCell {
  /** Number of the cell at the level of the area. */
  cell: number;
  count: number;
  /** Mean position. */
  lat: number;
  lng: number;
}

/**
 * Where listed businesses with coordinates lie. Maps of a wide area are counted by the roll-ups, and so follow when
 * `PlaceStore.refresh` or `rebuild` has run; those of a category, or of cells finer than the counted ones, follow at once.
 */
export interface MapStore {
  /** Cells of the area with businesses, in no order. */
  cells(query: MapAreaQuery): Promise<MapCell[]>;
  /** The businesses in these cells, of those of the area; at most `limit`, which must be told. */
  businessesIn(query: MapAreaQuery & { cells: readonly number[]; limit: number }): Promise<Business[]>;
}
