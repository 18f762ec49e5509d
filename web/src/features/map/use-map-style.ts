import { queryOptions, useQuery } from "@tanstack/react-query";
import type { StyleSpecification } from "maplibre-gl";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ErrorEvent, MapSourceDataEvent } from "react-map-gl/maplibre";
import outlinesUrl from "world-atlas/countries-50m.json?url";
import type { MapConfig } from "../../lib/page/page-config.ts";
import { basemapStyle } from "./basemap/basemap-style.ts";
import namesUrl from "./basemap/place-labels.tsv?url";
import { placeNames } from "./basemap/place-names.ts";
import { streetStyle } from "./basemap/street-style.ts";
import { type WorldTopology, worldOutlines } from "./basemap/world-outlines.ts";
import type { MapColors } from "./map-colors.ts";
import type { LatLng } from "./pin-bounds.ts";

/** Tiles and metadata not loaded within this time count as unreachable. */
const PATIENCE_MS = 4_000;
/** A working server may lack a tile, but not this many before the first. */
const MAX_LOST_TILES = 3;
const TIMEOUT_MS = 20_000;
/** For the plain map, from the site itself. */
const outlinesQuery = assetQuery(outlinesUrl, async (response) => {
  const topology: WorldTopology = await response.json();
  return worldOutlines(topology);
});
const placeNamesQuery = assetQuery(namesUrl, async (response) => placeNames(await response.text()));

export interface MapStyleOptions {
  config: MapConfig | null;
  /** The centre of the plain map's fine grid. */
  around: LatLng;
  /** A pin marks it. */
  hasPin: boolean;
  /** Undefined until known. */
  colors: MapColors | undefined;
}

export interface MapStyle {
  /** Undefined until there is one to draw. */
  style: string | StyleSpecification | undefined;
  /** Only countries and cities. */
  isPlain: boolean;
  /** The device cannot draw maps. */
  hasFailed: boolean;
  onError: (event: ErrorEvent) => void;
  onSourceData: (event: MapSourceDataEvent) => void;
}

/** Streets while their tiles are reachable, otherwise the built-in plain map. */
export function useMapStyle({ config, around, hasPin, colors }: MapStyleOptions): MapStyle {
  const [problem, setProblem] = useState<"streets" | "map">();
  const isPlain = config === null || problem !== undefined;
  const { data: outlines } = useQuery({ ...outlinesQuery, enabled: isPlain });
  const { data: names } = useQuery({ ...placeNamesQuery, enabled: isPlain });
  const tiles = useRef({ seen: 0, lost: 0 });
  const restart = useRef<() => void>(undefined);
  const { latitude, longitude } = around;
  const plain = useMemo(
    () => colors && basemapStyle({ outlines, names, around: { latitude, longitude }, hasPin, colors }),
    [outlines, names, latitude, longitude, hasPin, colors],
  );
  const streets = useMemo(() => {
    if (config?.kind === "style") return config.url;
    return config === null || colors === undefined ? undefined : streetStyle(config, colors);
  }, [config, colors]);

  useEffect(() => {
    if (isPlain) return;
    let timer = 0;
    // A background page draws nothing and requests no tiles.
    const wait = () => {
      window.clearTimeout(timer);
      if (document.hidden) return;
      timer = window.setTimeout(() => {
        if (tiles.current.seen === 0) setProblem("streets");
      }, PATIENCE_MS);
    };
    restart.current = wait;
    wait();
    document.addEventListener("visibilitychange", wait);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", wait);
    };
  }, [isPlain]);

  const onError = (event: ErrorEvent) => {
    if (event.target === null) setProblem("map");
    else if (!isPlain && tiles.current.seen === 0) {
      if ("tile" in event) tiles.current.lost++;
      if (!("tile" in event) || tiles.current.lost >= MAX_LOST_TILES) setProblem("streets");
    }
  };
  const onSourceData = ({ tile }: MapSourceDataEvent) => {
    if (tile !== undefined) tiles.current.seen++;
    else if (tiles.current.seen === 0) restart.current?.();
  };
  return { style: isPlain ? plain : streets, isPlain, hasFailed: problem === "map", onError, onSourceData };
}

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
