import { lazy } from "react";
import { LazyMap } from "./lazy-map.tsx";
import type { ResultsMapProps } from "./results-map.tsx";

const ResultsMap = lazy(async () => ({ default: (await import("./results-map.tsx")).ResultsMap }));

export function LazyResultsMap(props: ResultsMapProps) {
  return (
    <LazyMap>
      <ResultsMap {...props} />
    </LazyMap>
  );
}
