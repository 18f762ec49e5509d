import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { Marker, NavigationControl, Popup, ScaleControl } from "react-map-gl/maplibre";
import type { MapConfig } from "../../../lib/page/page-config.ts";
import { PIN_HEIGHT_PX } from "../basemap/basemap-style.ts";
import { whiteInDark } from "../white-in-dark.ts";
import { BaseMap } from "./base-map.tsx";

const Box = chakra("div", { base: { height: "full", width: "full" } });
/** Passed as `css`, which overrides MapLibre's stylesheet, unlike the recipe layer. */
const overMapLibre = {
  "& .maplibregl-popup-content": {
    bg: "bg.raised",
    color: "fg",
    borderRadius: "field",
    px: "4",
    py: "3",
    boxShadow: "float",
    fontFamily: "body",
    _highContrast: { borderWidth: "1px", borderColor: "CanvasText" },
  },
  /** A triangle of transparent borders, which forced colours would paint. */
  "& .maplibregl-popup.maplibregl-popup .maplibregl-popup-tip": {
    borderTopColor: "bg.raised",
    _highContrast: { forcedColorAdjust: "none", borderTopColor: "CanvasText" },
  },
  "& .maplibregl-ctrl-group.maplibregl-ctrl-group": { bg: "bg.raised", boxShadow: "float" },
  "& .maplibregl-ctrl-group button + button": { borderColor: "border" },
  ...whiteInDark("& .maplibregl-ctrl-group .maplibregl-ctrl-icon"),
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
      width: `${PIN_HEIGHT_PX}px`,
      height: `${PIN_HEIGHT_PX}px`,
      strokeWidth: "1.5",
    },
  },
});
const Name = chakra("p", { base: { fontWeight: "semibold", textStyle: "sm", lineClamp: "2" } });
const Line = chakra("p", { base: { textStyle: "xs", color: "fg.muted", lineClamp: "2" } });

export interface PlaceMapProps {
  name: string;
  address: string | null;
  latitude: number;
  longitude: number;
  config: MapConfig | null;
}

/** One place on a movable map, with its name above the pin. */
export function PlaceMap({ name, address, latitude, longitude, config }: PlaceMapProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Box css={overMapLibre}>
      <BaseMap
        label={`Map of ${name}`}
        config={config}
        around={{ latitude, longitude }}
        hasPin
        failureText="The map cannot be drawn on this device. The address above leads there too."
        initialViewState={{ latitude, longitude, zoom: PLACE_ZOOM }}
        cooperativeGestures
      >
        <NavigationControl showCompass={false} position="top-right" />
        <ScaleControl position="bottom-left" maxWidth={120} />
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
            offset={PIN_HEIGHT_PX}
            closeButton={false}
            closeOnClick={false}
            focusAfterOpen={false}
            maxWidth={POPUP_MAX_WIDTH}
          >
            <Name dir="auto">{name}</Name>
            {address !== null && <Line dir="auto">{address}</Line>}
          </Popup>
        )}
      </BaseMap>
    </Box>
  );
}

/** On phones, narrow enough to stay beside the zoom buttons. */
const POPUP_MAX_WIDTH = "min(260px, calc(100vw - 190px))";

/** On a business's page: shows the surrounding streets. */
const PLACE_ZOOM = 15;
