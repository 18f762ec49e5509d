import type { MapAnswer, MapCluster } from "@meridian/contracts/places/map";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type MapFilters, mapQuery } from "./api/get-map.ts";
import { type MapPlace, placeOf } from "./map-place.ts";
import type { MapWindow } from "./map-window.ts";

export interface MapFeatures {
  clusters: readonly MapCluster[];
  /** Businesses that are not in the list. */
  others: readonly MapPlace[];
  /** More businesses match than the map shows. */
  isCut: boolean;
}

const NO_WINDOW: MapWindow = { bbox: "", zoom: 0 };

/** What is in a window; the previous features stay until the answer arrives. */
export function useMapFeatures(
  filters: MapFilters,
  window: MapWindow | undefined,
  places: readonly MapPlace[],
): MapFeatures {
  const { data } = useQuery({
    ...mapQuery(filters, window ?? NO_WINDOW),
    enabled: window !== undefined,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => ({ ...sorted(data?.features ?? [], places), isCut: data?.isCut ?? false }), [data, places]);
}

function sorted(features: MapAnswer["features"], places: readonly MapPlace[]): Omit<MapFeatures, "isCut"> {
  const listed = new Set(places.map(({ id }) => id));
  const clusters: MapCluster[] = [];
  const others: MapPlace[] = [];
  for (const feature of features) {
    if (isCluster(feature)) clusters.push(feature);
    else if (!listed.has(feature.id)) others.push(placeOf(feature));
  }
  return { clusters, others };
}

function isCluster(feature: MapAnswer["features"][number]): feature is MapCluster {
  return feature.properties.kind === "cluster";
}
