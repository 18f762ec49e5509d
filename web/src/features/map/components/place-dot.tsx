import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { memo } from "react";
import { Marker } from "react-map-gl/maplibre";
import type { MapPlace } from "../map-place.ts";

/** Larger than it looks, for fingers. */
const Target = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "6",
    height: "6",
    borderRadius: "full",
    cursor: "pointer",
    _before: {
      content: '""',
      width: "3",
      height: "3",
      borderRadius: "full",
      borderWidth: "2px",
      borderColor: "bg.raised",
      bg: "accent",
      boxShadow: "0 0 0 1px {colors.accent}",
      transitionProperty: "transform",
      transitionDuration: "fast",
    },
    "&:hover::before, &[data-active]::before": { transform: "scale(1.35)" },
  },
});
const Here = chakra("span", {
  base: {
    display: "block",
    width: "5",
    height: "5",
    borderRadius: "full",
    borderWidth: "3px",
    borderColor: "bg.raised",
    bg: "map.here",
    boxShadow: "float",
    outline: "8px solid {colors.map.halo}",
  },
});

export interface PlaceDotProps {
  place: MapPlace;
  isActive: boolean;
  onPick: (place: MapPlace) => void;
}

/** A business on the map that is not on this page of the list. */
export const PlaceDot = memo(function PlaceDot({ place, isActive, onPick }: PlaceDotProps) {
  const { latitude, longitude, name } = place;
  return (
    <Marker latitude={latitude} longitude={longitude} anchor="center">
      <Target
        type="button"
        tabIndex={-1}
        title={name}
        data-active={isActive ? "" : undefined}
        onClick={(event) => {
          // The map below would treat the click as one on empty space.
          event.stopPropagation();
          onPick(place);
        }}
      >
        <VisuallyHidden>{name}</VisuallyHidden>
      </Target>
    </Marker>
  );
});

/** The visitor's position, as given to the search. */
export function PositionDot({ latitude, longitude }: { latitude: number; longitude: number }) {
  return (
    <Marker latitude={latitude} longitude={longitude} anchor="center">
      <Here title="You are here" role="img" aria-label="You are here" />
    </Marker>
  );
}
