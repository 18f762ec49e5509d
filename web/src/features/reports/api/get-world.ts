import { queryOptions } from "@tanstack/react-query";
import outlinesUrl from "world-atlas/countries-110m.json?url";
import { type CountriesTopology, type CountryArea, countryAreas } from "../world-areas.ts";

const TIMEOUT_MS = 20_000;

/** The country outlines, from the site itself. */
export const worldQuery = queryOptions({
  queryKey: [outlinesUrl],
  queryFn: async (): Promise<CountryArea[]> => {
    const response = await fetch(outlinesUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The outlines were not answered: ${response.status}`);
    const topology: CountriesTopology = await response.json();
    return countryAreas(topology);
  },
  staleTime: Number.POSITIVE_INFINITY,
});
