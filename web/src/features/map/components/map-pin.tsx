import { chakra } from "@chakra-ui/react";
import { memo } from "react";
import { Marker } from "react-map-gl/maplibre";
import { formatRating } from "../../../lib/number-format.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { MapPlace } from "../map-place.ts";

const Pill = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    minW: "7",
    height: "7",
    px: "2",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "accent",
    bg: "bg.raised",
    color: "fg",
    boxShadow: "float",
    textStyle: "xs",
    fontWeight: "bold",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    transitionProperty: "transform, background-color, color",
    transitionDuration: "fast",
    transformOrigin: "50% 100%",
    _after: {
      content: '""',
      position: "absolute",
      bottom: "-4px",
      width: "7px",
      height: "7px",
      bg: "inherit",
      borderWidth: "0 1px 1px 0",
      borderColor: "accent",
      transform: "rotate(45deg)",
    },
    "&[data-active]": { bg: "accent", color: "accent.fg", transform: "scale(1.18)" },
  },
});
const Dot = chakra("span", { base: { width: "2", height: "2", borderRadius: "full", bg: "currentColor" } });
/** The tip of the pin stands on the place. */
const TIP_PX = 5;

export interface MapPinProps {
  place: MapPlace;
  isActive: boolean;
  onActive: (id: string | undefined) => void;
  onPick: (place: MapPlace) => void;
}

/** A business of the list, with its rating. Keyboards reach it through the list beside the map, so that nobody must tab through all pins. */
export const MapPin = memo(function MapPin({ place, isActive, onActive, onPick }: MapPinProps) {
  const { id, name, rating, latitude, longitude } = place;
  return (
    <Marker latitude={latitude} longitude={longitude} anchor="bottom" offset={[0, -TIP_PX]}>
      <Pill
        type="button"
        tabIndex={-1}
        title={name}
        data-pin=""
        data-active={isActive ? "" : undefined}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && onActive(id)}
        onPointerLeave={() => onActive(undefined)}
        onClick={(event) => {
          // The map below takes a click for one beside everything.
          event.stopPropagation();
          onPick(place);
        }}
      >
        <VisuallyHidden>{name}</VisuallyHidden>
        {rating > 0 ? <span aria-hidden="true">{formatRating(rating)}</span> : <Dot />}
      </Pill>
    </Marker>
  );
});
