import { lazy } from "react";
import { LazyMap } from "./lazy-map.tsx";
import type { PlaceMapProps } from "./place-map.tsx";

const PlaceMap = lazy(async () => ({ default: (await import("./place-map.tsx")).PlaceMap }));

export function LazyPlaceMap(props: PlaceMapProps) {
  return (
    <LazyMap>
      <PlaceMap {...props} />
    </LazyMap>
  );
}
