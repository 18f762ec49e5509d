import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { memo } from "react";
import { Marker } from "react-map-gl/maplibre";
import { countOf } from "../../../lib/format/number-format.ts";
import { clusterSizePx, type ShownCluster } from "../declutter.ts";

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
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

export interface ClusterMarkerProps {
  cluster: ShownCluster;
  onPick: (cluster: ShownCluster) => void;
}

/** Several businesses at one place, with their number. */
export const ClusterMarker = memo(function ClusterMarker({ cluster, onPick }: ClusterMarkerProps) {
  const { count, centre } = cluster;
  const size = `${clusterSizePx(count)}px`;
  return (
    <Marker {...centre} anchor="center">
      <Circle type="button" tabIndex={-1} style={{ width: size, height: size }} onClick={() => onPick(cluster)}>
        <span aria-hidden="true">{compact.format(count)}</span>
        <VisuallyHidden>{countOf(count, "business", "businesses")} here: zoom in</VisuallyHidden>
      </Circle>
    </Marker>
  );
});
