import type { MapBusiness } from "@meridian/contracts/places/map";
import { categoryLabel } from "@meridian/domain/categories/category-label";

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

/** "Pharmacy · London", as far as known. */
export function kindAndCity({ category, city }: Pick<MapPlace, "category" | "city">): string {
  return [categoryLabel(category), city].filter((part) => part !== null).join(" · ");
}
