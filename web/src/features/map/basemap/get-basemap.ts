import { queryOptions } from "@tanstack/react-query";
import outlinesUrl from "world-atlas/countries-50m.json?url";
import type { BasemapData } from "./basemap-style.ts";
import namesUrl from "./place-labels.tsv?url";
import { placeNames } from "./place-names.ts";
import { type WorldTopology, worldOutlines } from "./world-outlines.ts";

const TIMEOUT_MS = 20_000;

/** The data of the plain map, from the site itself. A part that fails is left out. */
export const basemapQuery = queryOptions({
  queryKey: [outlinesUrl],
  queryFn: async (): Promise<BasemapData> => {
    const [outlines, names] = await Promise.all([
      read(outlinesUrl, async (response) => {
        const topology: WorldTopology = await response.json();
        return worldOutlines(topology);
      }),
      read(namesUrl, async (response) => placeNames(await response.text())),
    ]);
    return { outlines, names };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

async function read<T>(url: string, parse: (response: Response) => Promise<T>): Promise<T | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? await parse(response) : undefined;
  } catch {
    return undefined;
  }
}
