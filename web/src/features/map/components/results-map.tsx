import type { MapAnswer, MapCluster } from "@meridian/contracts/places/map";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useMap } from "react-map-gl/maplibre";
import type { MapConfig } from "../../../lib/page/page-config.ts";
import { type MapFilters, mapQuery } from "../api/get-map.ts";
import { declutter, type ShownCluster } from "../declutter.ts";
import { type MapPlace, placeOf } from "../map-place.ts";
import type { MapWindow } from "../map-window.ts";
import { type Bounds, boundsOf, type LatLng } from "../pin-bounds.ts";
import { type Frame, MAX_FIT_ZOOM, useMapCamera } from "../use-map-camera.ts";
import { BaseMap } from "./base-map.tsx";
import { ClusterMarker } from "./cluster-marker.tsx";
import { MapControls } from "./map-controls.tsx";
import { MapPin } from "./map-pin.tsx";
import { PlaceCard } from "./place-card.tsx";
import { PlaceDot, PositionDot } from "./place-dot.tsx";

const FIT_PADDING_PX = 64;
const WORLD: Frame = { west: -150, south: -50, east: 160, north: 70, paddingPx: 0 };

export interface ResultsMapProps {
  /** The businesses in the list beside the map. */
  places: readonly MapPlace[];
  /** The list's filters, except the box. */
  filters: MapFilters;
  /** Shown in full instead of the list's area. */
  box: Bounds | undefined;
  /** The visitor's position, if known. */
  position: LatLng | undefined;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  /** Shows a business in the list; false if the list is not displayed or does not have it. */
  onShowInList: (id: string) => boolean;
  /** The visitor moved the map and asks to search there. */
  onSearchArea: (box: Bounds) => void;
  /** The facts on a selected business's card. */
  renderFacts: (place: MapPlace) => ReactNode;
  /** Rendered in a corner of the map. */
  corner: ReactNode;
  config: MapConfig | null;
}

/** The directory with the list's filters: listed businesses as pins, others as dots or, if there are many, counts. */
export function ResultsMap({ places, filters, box, position, config, ...list }: ResultsMapProps) {
  const { activeId, onActive, onShowInList, onSearchArea, renderFacts, corner } = list;
  const frame = frameOf(box, places, position);
  const camera = useMapCamera(frame);
  const { clusters, others, isCut } = useMapFeatures(filters, camera.window, places);
  const shown = useMemo(
    () => declutter({ places, clusters, others }, camera.zoom),
    [places, clusters, others, camera.zoom],
  );
  const [picked, setPicked] = useState<MapPlace>();
  const close = useCallback(() => setPicked(undefined), []);
  const pick = useCallback((place: MapPlace) => setPicked(onShowInList(place.id) ? undefined : place), [onShowInList]);
  const searchArea = () => {
    const seen = camera.seen();
    if (seen !== undefined) onSearchArea(seen);
  };
  /** If the map cannot zoom in further, the list shows the businesses. */
  const pickCluster = ({ bounds: [west, south, east, north] }: ShownCluster) => {
    const area = { west, south, east, north };
    if (!camera.zoomInto(area)) onSearchArea(area);
  };

  return (
    <BaseMap
      label="Map of the results"
      config={config}
      around={{ longitude: (frame.west + frame.east) / 2, latitude: (frame.south + frame.north) / 2 }}
      failureText="The map cannot be drawn on this device. The list has every address."
      mapRef={camera.map}
      initialViewState={{
        bounds: [frame.west, frame.south, frame.east, frame.north],
        fitBoundsOptions: { padding: frame.paddingPx, maxZoom: MAX_FIT_ZOOM },
      }}
      onZoom={camera.onZoom}
      onMoveEnd={camera.onRest}
      onClick={close}
      overlay={
        <>
          <MapControls
            corner={corner}
            onZoomIn={() => camera.zoomBy(1)}
            onZoomOut={() => camera.zoomBy(-1)}
            onSearchArea={camera.isMoved ? searchArea : undefined}
            isCut={isCut && picked === undefined}
          />
          {picked !== undefined && (
            <PlaceCard place={picked} onClose={close}>
              {renderFacts(picked)}
            </PlaceCard>
          )}
        </>
      }
    >
      <OnStanding onStanding={camera.onRest} />
      {shown.clusters.map((cluster) => (
        <ClusterMarker key={cluster.id} cluster={cluster} onPick={pickCluster} />
      ))}
      {shown.dots.map((place) => (
        <PlaceDot key={place.id} place={place} isActive={place.id === picked?.id} onPick={pick} />
      ))}
      {position !== undefined && <PositionDot {...position} />}
      {shown.pins.map((pin) => (
        <MapPin
          key={pin.place.id}
          pin={pin}
          isActive={isShown(pin.ids, activeId) || isShown(pin.ids, picked?.id)}
          onActive={onActive}
          onPick={pick}
        />
      ))}
    </BaseMap>
  );
}

/** Reports when the map is ready, since its first move event comes before anyone listens. */
function OnStanding({ onStanding }: { onStanding: (event: object) => void }) {
  const { current: map } = useMap();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per map, whatever the callback has become
  useEffect(() => {
    if (map !== undefined) onStanding({});
  }, [map]);
  return null;
}

function isShown(ids: ReadonlySet<string>, id: string | undefined): boolean {
  return id !== undefined && ids.has(id);
}

function frameOf(box: Bounds | undefined, places: readonly MapPlace[], position: LatLng | undefined): Frame {
  if (box !== undefined) return { ...box, east: box.east < box.west ? box.east + 360 : box.east, paddingPx: 0 };
  const around = boundsOf(position === undefined ? places : [...places, position]);
  return around === undefined ? WORLD : { ...around, paddingPx: FIT_PADDING_PX };
}

interface MapFeatures {
  clusters: readonly MapCluster[];
  /** Businesses that are not in the list. */
  others: readonly MapPlace[];
  /** More businesses match than the map shows. */
  isCut: boolean;
}

const NO_WINDOW: MapWindow = { bbox: "", zoom: 0 };

/** What is in a window; the previous features stay until the answer arrives. */
function useMapFeatures(filters: MapFilters, window: MapWindow | undefined, places: readonly MapPlace[]): MapFeatures {
  const { data } = useQuery({
    ...mapQuery(filters, window ?? NO_WINDOW),
    enabled: window !== undefined,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => ({ ...sorted(data?.features ?? [], places), isCut: data?.isCut ?? false }), [data, places]);
}

function sorted(features: MapAnswer["features"], places: readonly MapPlace[]): Omit<MapFeatures, "isCut"> {
  const listed = new Set(places.map(({ id }) => id));
  const clusters: MapCluster[] = [];
  const others: MapPlace[] = [];
  for (const feature of features) {
    if (isCluster(feature)) clusters.push(feature);
    else if (!listed.has(feature.id)) others.push(placeOf(feature));
  }
  return { clusters, others };
}

function isCluster(feature: MapAnswer["features"][number]): feature is MapCluster {
  return feature.properties.kind === "cluster";
}
