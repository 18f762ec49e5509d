import type { QueryOf } from "@meridian/contracts/client/client-endpoint";
import { getMap } from "@meridian/contracts/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";
import type { MapWindow } from "../map-window.ts";

const FRESH_MS = 60_000;

/** The filters of a search. */
export type MapFilters = Omit<QueryOf<typeof getMap>, "bbox" | "zoom">;

/** Clusters and businesses in a window, with the list's filters. */
export function mapQuery(filters: MapFilters, { bbox, zoom }: MapWindow) {
  return {
    ...endpointQuery(urlOf(getMap, { query: { ...filters, bbox, zoom: String(zoom) } })),
    staleTime: FRESH_MS,
  };
}
