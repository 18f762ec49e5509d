import type { getMap } from "@meridian/shared/contracts/catalogue-api";
import { endpointQuery } from "../../../lib/query-client.ts";
import { stringifySearch } from "../../../lib/search-params.ts";
import type { MapWindow } from "../map-window.ts";

const FRESH_MS = 60_000;

/** The filters of a search, as its address spells them. */
export type MapFilters = Readonly<Record<string, string | undefined>>;

/** Clusters and businesses of a window, with the filters of the list beside it. */
export function mapQuery(filters: MapFilters, { bbox, zoom }: MapWindow) {
  return {
    ...endpointQuery<typeof getMap>(`/api/map${stringifySearch({ ...filters, bbox, zoom })}`),
    staleTime: FRESH_MS,
  };
}
