import { chakra } from "@chakra-ui/react";
import { setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import "maplibre-gl/dist/maplibre-gl.css";
import { MapPin } from "lucide-react";
import { useRef, useState } from "react";
import { Map as MapView, Marker, NavigationControl, Popup } from "react-map-gl/maplibre";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { plainStyle } from "../plain-style.ts";
import { useSheetColors } from "../use-sheet-colors.ts";

setWorkerUrl(workerUrl);

const ZOOM = 15;
const MARKER_HEIGHT_PX = 40;

const Sheet = chakra("div", {
  base: {
    height: "full",
    width: "full",
    bg: "bg.subtle",
    borderColor: "border.emphasized",
  },
});
/** Given as `css`, which stands above MapLibre's own sheet as the recipe's layer does not. */
const overMapLibre = {
  "& .maplibregl-popup-content": {
    bg: "bg.raised",
    color: "fg",
    borderRadius: "field",
    px: "4",
    py: "3",
    boxShadow: "float",
    fontFamily: "body",
  },
  "& .maplibregl-popup.maplibregl-popup .maplibregl-popup-tip": { borderTopColor: "bg.raised" },
} as const;
const Pin = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "11",
    height: "11",
    cursor: "pointer",
    borderRadius: "full",
    color: "accent",
    _icon: {
      fill: "accent",
      stroke: "accent.fg",
      width: `${MARKER_HEIGHT_PX}px`,
      height: `${MARKER_HEIGHT_PX}px`,
      strokeWidth: "1.5",
    },
  },
});
const Name = chakra("p", { base: { fontWeight: "semibold", textStyle: "sm" } });
const Line = chakra("p", { base: { textStyle: "xs", color: "fg.muted" } });
const Failure = chakra("p", {
  base: { display: "grid", placeItems: "center", height: "full", p: "6", textAlign: "center", color: "fg.muted" },
});

export interface PlaceMapProps {
  name: string;
  address: string | null;
  latitude: number;
  longitude: number;
  /** MapLibre style; null draws a plain sheet. */
  styleUrl: string | null;
}

/** One place on a map one can move, with its name above the pin. A style that cannot be loaded leaves a plain sheet. */
export function PlaceMap({ name, address, latitude, longitude, styleUrl }: PlaceMapProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const colors = useSheetColors(sheet);
  const [isOpen, setIsOpen] = useState(true);
  const [isLoaded, setIsLoaded] = useState(false);
  const [problem, setProblem] = useState<"style" | "map">();
  const mapStyle =
    styleUrl === null || problem === "style" ? colors && plainStyle({ longitude, latitude }, colors) : styleUrl;

  if (problem === "map")
    return <Failure>The map cannot be drawn on this device. The address above leads there too.</Failure>;
  return (
    <Sheet ref={sheet} css={overMapLibre} role="region" aria-label={`Map of ${name}`}>
      {mapStyle !== undefined && (
        <MapView
          initialViewState={{ latitude, longitude, zoom: ZOOM }}
          mapStyle={mapStyle}
          cooperativeGestures
          attributionControl={{ compact: true }}
          onLoad={() => setIsLoaded(true)}
          onError={({ target }) => {
            if (!isLoaded) setProblem(target === null || styleUrl === null || problem === "style" ? "map" : "style");
          }}
        >
          <NavigationControl showCompass={false} position="top-right" />
          <Marker latitude={latitude} longitude={longitude} anchor="bottom">
            <Pin type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              <MapPin aria-hidden="true" />
              <VisuallyHidden>{name}</VisuallyHidden>
            </Pin>
          </Marker>
          {isOpen && (
            <Popup
              latitude={latitude}
              longitude={longitude}
              anchor="bottom"
              offset={MARKER_HEIGHT_PX}
              closeButton={false}
              closeOnClick={false}
              focusAfterOpen={false}
              maxWidth="260px"
            >
              <Name>{name}</Name>
              {address !== null && <Line>{address}</Line>}
            </Popup>
          )}
        </MapView>
      )}
    </Sheet>
  );
}
