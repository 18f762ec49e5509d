import { Skeleton } from "@chakra-ui/react";
import { Suspense } from "react";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import type { MapColumnProps } from "../map-props.ts";
import { MapBox } from "./results-grid.tsx";

const load = async () => (await import("./map-of-results.tsx")).MapOfResults;
/** Nothing happens on the map before its script, so its data may load as late. */
const MapOfResults = import.meta.env.SSR ? await load() : lazyPart(load);

/** The map of the search, beside the hits if there is room. */
export function MapColumn({ isShown, answer, ...rest }: MapColumnProps) {
  const waiting = <Skeleton height="full" borderRadius="0" />;
  return (
    <MapBox data-print="hide" isShown={isShown}>
      {answer === undefined ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <MapOfResults answer={answer} {...rest} />
        </Suspense>
      )}
    </MapBox>
  );
}
