import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { memo } from "react";
import { Marker } from "react-map-gl/maplibre";
import { formatRating } from "../../../lib/format/number-format.ts";
import { PIN_BOX, type ShownPin } from "../declutter.ts";
import type { MapPlace } from "../map-place.ts";

const Pill = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "1",
    minW: "7",
    maxW: `${PIN_BOX.widthPx}px`,
    height: "7",
    px: "1.5",
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
    transitionProperty: "background-color, color",
    transitionDuration: "fast",
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
    "&[data-active]": { bg: "accent", color: "accent.fg", _highContrast: { outline: "3px solid Highlight" } },
  },
});
const More = chakra("span", { base: { fontWeight: "medium" } });
const Dot = chakra("span", {
  base: {
    width: "2",
    height: "2",
    borderRadius: "full",
    bg: "currentColor",
    _highContrast: { forcedColorAdjust: "none", bg: "ButtonText" },
  },
});
/** The tip of the pin marks the position. */
const TIP_PX = 5;
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 0 });

export interface MapPinProps {
  pin: ShownPin;
  isActive: boolean;
  onActive: (id: string | undefined) => void;
  onPick: (place: MapPlace) => void;
}

/**
 * A business in the list, with its rating and the number hidden behind it. Keyboard users reach it through the list, so that they need not
 * tab through all pins.
 */
export const MapPin = memo(function MapPin({ pin, isActive, onActive, onPick }: MapPinProps) {
  const { place, ids, moreCount } = pin;
  const { id, name, rating, latitude, longitude } = place;
  const hiddenCount = ids.size - 1 + moreCount;
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
          // The map below would treat the click as one on empty space.
          event.stopPropagation();
          onPick(place);
        }}
      >
        <VisuallyHidden>{name}</VisuallyHidden>
        {rating > 0 ? <span aria-hidden="true">{formatRating(rating)}</span> : <Dot />}
        {hiddenCount > 0 && (
          <More>
            <span aria-hidden="true">+{compact.format(hiddenCount)}</span>
            <VisuallyHidden>and {hiddenCount} more here</VisuallyHidden>
          </More>
        )}
      </Pill>
    </Marker>
  );
});
