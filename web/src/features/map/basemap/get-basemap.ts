import { queryOptions } from "@tanstack/react-query";
import outlinesUrl from "world-atlas/countries-50m.json?url";
import namesUrl from "./place-labels.tsv?url";
import { placeNames } from "./place-names.ts";
import { type WorldTopology, worldOutlines } from "./world-outlines.ts";

const TIMEOUT_MS = 20_000;

/** For the plain map, from the site itself. */
export const outlinesQuery = assetQuery(outlinesUrl, async (response) => {
  const topology: WorldTopology = await response.json();
  return worldOutlines(topology);
});

export const placeNamesQuery = assetQuery(namesUrl, async (response) => placeNames(await response.text()));

/** A busy site may reject a file temporarily: it is retried like any query. */
function assetQuery<T>(url: string, parse: (response: Response) => Promise<T>) {
  return queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
      if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
      return parse(response);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
