import { chakra } from "@chakra-ui/react";
import type { MapCluster } from "@meridian/shared/contracts/map";
import { memo } from "react";
import { Marker } from "react-map-gl/maplibre";
import { countOf } from "../../../lib/number-format.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

const Circle = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "accent.border",
    bg: "accent.tint",
    color: "fg",
    textStyle: "xs",
    fontWeight: "semibold",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    opacity: "0.94",
    transitionProperty: "background-color, border-color",
    transitionDuration: "fast",
    _hover: { bg: "accent.muted", borderColor: "accent", opacity: "1" },
  },
});
const SMALLEST_PX = 30;
const LARGEST_PX = 64;
/** Added with every power of ten. */
const GROWTH_PX = 8;
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

export interface ClusterMarkerProps {
  cluster: MapCluster;
  onPick: (cluster: MapCluster) => void;
}

/** Several businesses at one place of the map, as many as the figure says. */
export const ClusterMarker = memo(function ClusterMarker({ cluster, onPick }: ClusterMarkerProps) {
  const { count } = cluster.properties;
  const [longitude, latitude] = cluster.geometry.coordinates;
  const size = `${Math.min(LARGEST_PX, SMALLEST_PX + Math.floor(Math.log10(count) * GROWTH_PX))}px`;
  return (
    <Marker latitude={latitude} longitude={longitude} anchor="center">
      <Circle type="button" tabIndex={-1} style={{ width: size, height: size }} onClick={() => onPick(cluster)}>
        <span aria-hidden="true">{compact.format(count)}</span>
        <VisuallyHidden>{countOf(count, "business", "businesses")} here: zoom in</VisuallyHidden>
      </Circle>
    </Marker>
  );
});
