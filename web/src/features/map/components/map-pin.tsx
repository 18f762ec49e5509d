import { chakra } from "@chakra-ui/react";
import { memo } from "react";
import { Marker } from "react-map-gl/maplibre";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

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

export interface Pin {
  id: string;
  name: string;
  /** A few characters; a dot without. */
  label: string | undefined;
  latitude: number;
  longitude: number;
}

export interface MapPinProps {
  pin: Pin;
  isActive: boolean;
  onActive: (id: string | undefined) => void;
  onPick: (id: string) => void;
}

/** One place among many. Keyboards reach the places through the list beside the map, so that nobody must tab through all pins. */
export const MapPin = memo(function MapPin({ pin, isActive, onActive, onPick }: MapPinProps) {
  const { id, name, label, latitude, longitude } = pin;
  return (
    <Marker latitude={latitude} longitude={longitude} anchor="bottom" offset={[0, -TIP_PX]}>
      <Pill
        type="button"
        tabIndex={-1}
        title={name}
        data-active={isActive ? "" : undefined}
        onPointerEnter={() => onActive(id)}
        onPointerLeave={() => onActive(undefined)}
        onClick={() => onPick(id)}
      >
        <VisuallyHidden>{name}</VisuallyHidden>
        {label === undefined ? <Dot /> : <span aria-hidden="true">{label}</span>}
      </Pill>
    </Marker>
  );
});
