import { lazyPart } from "../../../ui/lazy-part.tsx";
import { LazyMap } from "./lazy-map.tsx";
import type { ResultsMapProps } from "./results-map.tsx";

const ResultsMap = lazyPart(async () => (await import("./results-map.tsx")).ResultsMap);

export function LazyResultsMap(props: ResultsMapProps) {
  return (
    <LazyMap>
      <ResultsMap {...props} />
    </LazyMap>
  );
}
