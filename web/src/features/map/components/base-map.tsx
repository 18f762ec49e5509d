import { chakra } from "@chakra-ui/react";
import { setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import "maplibre-gl/dist/maplibre-gl.css";
import { type ReactNode, type Ref, useRef } from "react";
import { type MapProps, type MapRef, Map as MapView } from "react-map-gl/maplibre";
import type { MapConfig } from "../../../lib/page/page-config.ts";
import { prefersCalm } from "../../../lib/page/prefers-calm.ts";
import { PLAIN_MAX_ZOOM } from "../basemap/basemap-style.ts";
import { MAP_COLOR_NAMES, useMapColors } from "../map-colors.ts";
import type { LatLng } from "../pin-bounds.ts";
import { useMapStyle } from "../use-map-style.ts";
import { whiteInDark } from "../white-in-dark.ts";

setWorkerUrl(workerUrl);

const MAX_ZOOM = 19;
const FADE_MS = 200;

const Sheet = chakra("div", {
  base: { position: "relative", height: "full", width: "full", bg: "map.land", overflow: "hidden" },
});
/** Passed as `css`, which overrides MapLibre's stylesheet, unlike the recipe layer. */
const overMapLibre = {
  "& .maplibregl-map": { font: "inherit" },
  "& .maplibregl-canvas:focus-visible": { outline: "2px solid {colors.accent}", outlineOffset: "-3px" },
  "& .maplibregl-marker:has([data-pin])": { zIndex: "1" },
  "& .maplibregl-marker:has([data-active])": { zIndex: "2" },
  "& .maplibregl-ctrl.maplibregl-ctrl-attrib": {
    bg: "bg.raised",
    color: "fg.muted",
    fontSize: "11px",
    lineHeight: "1.5",
    borderRadius: "field",
    "& a": { color: "fg.muted", textDecoration: "underline" },
  },
  "& .maplibregl-ctrl.maplibregl-ctrl-scale": {
    bg: "transparent",
    color: "fg.muted",
    borderColor: "fg.subtle",
    fontSize: "11px",
    lineHeight: "1.4",
  },
  "& .maplibregl-ctrl-attrib-button": { bgColor: "transparent" },
  ...whiteInDark("& .maplibregl-ctrl-attrib-button"),
} as const;
/** In forced colours the map keeps its colours: otherwise land and water would look the same. */
const Palette = chakra("span", { base: { display: "none", forcedColorAdjust: "none" } });
const Failure = chakra("p", {
  base: {
    display: "grid",
    placeItems: "center",
    height: "full",
    p: "6",
    textAlign: "center",
    textStyle: "sm",
    color: "fg.muted",
    bg: "bg.subtle",
  },
});

type Passed = "initialViewState" | "cooperativeGestures" | "onZoom" | "onMoveEnd" | "onClick";

export interface BaseMapProps extends Pick<MapProps, Passed> {
  /** The accessible description of the map. */
  label: string;
  config: MapConfig | null;
  /** The centre of interest. */
  around: LatLng;
  /** A pin marks it, and names keep clear of the pin. */
  hasPin?: boolean;
  /** Shown if no map can be drawn. */
  failureText: string;
  mapRef?: Ref<MapRef>;
  /** Rendered above the map. */
  overlay?: ReactNode;
  /** Markers, layers and controls. */
  children: ReactNode;
}

/** A map in the site's colours, always north up. */
export function BaseMap({
  label,
  config,
  around,
  hasPin = false,
  failureText,
  mapRef = null,
  overlay,
  children,
  ...props
}: BaseMapProps) {
  const palette = useRef<HTMLSpanElement>(null);
  const colors = useMapColors(palette);
  const { style, isPlain, hasFailed, onError, onSourceData } = useMapStyle({ config, around, hasPin, colors });
  if (hasFailed) return <Failure>{failureText}</Failure>;
  return (
    <Sheet css={overMapLibre} role="region" aria-label={label}>
      <Palette ref={palette}>
        {MAP_COLOR_NAMES.map((name) => (
          <chakra.span key={name} color={`map.${name}`} />
        ))}
      </Palette>
      {style !== undefined && (
        <MapView
          {...props}
          ref={mapRef}
          mapStyle={style}
          attributionControl={{}}
          dragRotate={false}
          touchPitch={false}
          maxZoom={isPlain ? PLAIN_MAX_ZOOM : MAX_ZOOM}
          fadeDuration={prefersCalm() ? 0 : FADE_MS}
          onError={onError}
          onSourceData={onSourceData}
        >
          {children}
        </MapView>
      )}
      {overlay}
    </Sheet>
  );
}
