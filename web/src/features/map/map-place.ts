import type { MapBusiness } from "@meridian/contracts/places/map";

/** A business as the map returns it. */
export interface MapPlace extends Omit<MapBusiness["properties"], "kind"> {
  id: string;
  latitude: number;
  longitude: number;
}

export function placeOf({ id, geometry, properties }: MapBusiness): MapPlace {
  const { kind: _, ...facts } = properties;
  const [longitude, latitude] = geometry.coordinates;
  return { ...facts, id, latitude, longitude };
}
