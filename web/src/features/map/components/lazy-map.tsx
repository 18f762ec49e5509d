import { chakra, Skeleton } from "@chakra-ui/react";
import { type ReactNode, Suspense, useRef } from "react";
import { useNearScreen } from "../../../lib/hooks/use-near-screen.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import type { PlaceMapProps } from "./place-map.tsx";
import type { ResultsMapProps } from "./results-map.tsx";

const Box = chakra("div", { base: { height: "full", width: "full" } });
const PlaceMap = lazyPart(async () => (await import("./place-map.tsx")).PlaceMap);
const ResultsMap = lazyPart(async () => (await import("./results-map.tsx")).ResultsMap);

/** Loads a map once it is near the screen; never if it is not displayed. */
function LazyMap({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(box);
  const waiting = <Skeleton height="full" borderRadius="0" />;
  return <Box ref={box}>{isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}</Box>;
}

export function LazyPlaceMap(props: PlaceMapProps) {
  return (
    <LazyMap>
      <PlaceMap {...props} />
    </LazyMap>
  );
}

export function LazyResultsMap(props: ResultsMapProps) {
  return (
    <LazyMap>
      <ResultsMap {...props} />
    </LazyMap>
  );
}
