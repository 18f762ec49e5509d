import { useQuery } from "@tanstack/react-query";
import type { StyleSpecification } from "maplibre-gl";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ErrorEvent, MapSourceDataEvent } from "react-map-gl/maplibre";
import { basemapStyle } from "./basemap/basemap-style.ts";
import { basemapQuery } from "./basemap/get-basemap.ts";
import type { MapColors } from "./map-colors.ts";
import type { LatLng } from "./pin-bounds.ts";

/** A style whose tiles have not come by then is taken for unreachable. */
const PATIENCE_MS = 10_000;
/** One tile may be missing from a server that works; this many before the first that comes may not. */
const MAX_LOST_TILES = 3;
const NO_DATA = { outlines: undefined, names: undefined };

export interface MapStyleOptions {
  /** MapLibre style; null asks for the plain map of the site. */
  styleUrl: string | null;
  /** Where the fine lines of the plain map are drawn. */
  around: LatLng;
  /** Undefined while they are not known. */
  colors: MapColors | undefined;
}

export interface MapStyle {
  /** Undefined until there is one to draw. */
  style: string | StyleSpecification | undefined;
  isPlain: boolean;
  /** The device cannot draw any map. */
  hasFailed: boolean;
  onError: (event: ErrorEvent) => void;
  onSourceData: (event: MapSourceDataEvent) => void;
}

/** The configured style as long as it and its tiles can be reached, else the plain map that comes with the site. */
export function useMapStyle({ styleUrl, around, colors }: MapStyleOptions): MapStyle {
  const [problem, setProblem] = useState<"style" | "map">();
  const isPlain = styleUrl === null || problem !== undefined;
  const { data = NO_DATA } = useQuery({ ...basemapQuery, enabled: isPlain });
  const tiles = useRef({ seen: 0, lost: 0 });
  const { latitude, longitude } = around;
  const plain = useMemo(
    () => (colors === undefined ? undefined : basemapStyle(data, { latitude, longitude }, colors)),
    [data, latitude, longitude, colors],
  );

  useEffect(() => {
    if (isPlain) return;
    const timer = setTimeout(() => {
      if (tiles.current.seen === 0) setProblem("style");
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isPlain]);

  const onError = (event: ErrorEvent) => {
    if (event.target === null) setProblem("map");
    else if (!isPlain && tiles.current.seen === 0) {
      if ("tile" in event) tiles.current.lost++;
      if (!("tile" in event) || tiles.current.lost >= MAX_LOST_TILES) setProblem("style");
    }
  };
  const onSourceData = ({ tile }: MapSourceDataEvent) => {
    if (tile !== undefined) tiles.current.seen++;
  };
  return { style: isPlain ? plain : styleUrl, isPlain, hasFailed: problem === "map", onError, onSourceData };
}
