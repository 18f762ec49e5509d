import { lazyPart } from "../../../ui/lazy-part.tsx";
import { LazyMap } from "./lazy-map.tsx";
import type { PlaceMapProps } from "./place-map.tsx";

const PlaceMap = lazyPart(async () => (await import("./place-map.tsx")).PlaceMap);

export function LazyPlaceMap(props: PlaceMapProps) {
  return (
    <LazyMap>
      <PlaceMap {...props} />
    </LazyMap>
  );
}
