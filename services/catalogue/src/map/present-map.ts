import type { Business } from "@meridian/contracts/businesses/business";
import type { GeoJsonBox, MapBusiness, MapCluster } from "@meridian/contracts/places/map";
import type { GeoBox } from "@meridian/contracts/search/search";
import { primaryCategoryOf } from "@meridian/domain/businesses/search-document";
import { boxOfCell, columnAndRowOf } from "@meridian/domain/places/map-grid";
import type { MapGroup } from "@meridian/domain/places/map-groups";
import { openStateOf } from "../business/open-state-of.ts";

/** Coordinate steps per degree, a tenth of a metre each. */
const STEPS = 1e6;

export function toCluster({ cell, count, lat, lng }: MapGroup, level: number): MapCluster {
  const [column, row] = columnAndRowOf(cell);
  return {
    type: "Feature",
    id: `c/${level}/${column}/${row}`,
    geometry: pointAt(lat, lng),
    properties: { kind: "cluster", count, bounds: toGeoJsonBox(boxOfCell(level, cell)) },
  };
}

/** Empty for a business without coordinates. */
export function toMapBusinesses(business: Business, at: Date): MapBusiness[] {
  const { id, slug, name, latitude, longitude, reviews, verified } = business;
  if (latitude === undefined || longitude === undefined) return [];
  return [
    {
      type: "Feature",
      id,
      geometry: pointAt(latitude, longitude),
      properties: {
        kind: "business",
        slug,
        name,
        category: primaryCategoryOf(business) ?? null,
        city: business.city ?? null,
        rating: business.rating ?? 0,
        reviews,
        verified,
        openState: openStateOf(business, at),
        timeZone: business.timeZone ?? null,
      },
    },
  ];
}

export function toGeoJsonBox({ west, south, east, north }: GeoBox): GeoJsonBox {
  return [west, south, east, north];
}

function pointAt(lat: number, lng: number): MapCluster["geometry"] {
  return { type: "Point", coordinates: [Math.round(lng * STEPS) / STEPS, Math.round(lat * STEPS) / STEPS] };
}
