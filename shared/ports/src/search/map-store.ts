import type { Business } from "@meridian/contracts/businesses/business";
import type { GridArea } from "@meridian/domain/places/map-grid";

/** Filters a map; fields combine with AND. Keys are those of `PlaceStore`. */
export interface MapScope {
  categorySlug?: string;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode?: string;
}

export interface MapAreaQuery {
  scope: MapScope;
  /** At most `MAX_AREA_CELLS` cells. */
  area: GridArea;
}

/** Listed businesses in one grid cell. */
export interface MapCell {
  /** Cell number at the area's level. */
  cell: number;
  count: number;
  /** Mean position. */
  lat: number;
  lng: number;
}

/**
 * Positions of listed businesses. Wide maps read roll-ups and so lag until `PlaceStore.refresh` or `rebuild`; categories and
 * finer cells are counted live.
 */
export interface MapStore {
  /** Non-empty cells of the area, unordered. */
  cells(query: MapAreaQuery): Promise<MapCell[]>;
  /** Businesses in these cells of the area, at most `limit`. */
  businessesIn(query: MapAreaQuery & { cells: readonly number[]; limit: number }): Promise<Business[]>;
}
