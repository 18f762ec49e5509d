import { chakra } from "@chakra-ui/react";
import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import { MapPinOff } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { type Coordinates, coordinatesOf, formatCoordinates } from "../business-text.ts";
import { FactCard } from "./fact-card.tsx";

const Frame = chakra("div", {
  base: {
    height: { base: "300px", md: "400px" },
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "field",
    overflow: "hidden",
  },
});
const Caption = chakra("p", {
  base: { textStyle: "sm", color: "fg.muted", mt: "2", fontVariantNumeric: "tabular-nums" },
});

export interface LocationProps {
  business: Pick<BusinessDetail, "latitude" | "longitude">;
  /** Renders the map, which is a separate feature. */
  renderMap: (point: Coordinates) => ReactNode;
}

export function Location({ business, renderMap }: LocationProps) {
  const point = coordinatesOf(business);
  const { latitude, longitude } = business;
  const isUnreadable = latitude !== null && longitude !== null && point === undefined;
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: coordinates that cannot be read are a mistake of the data, told to who looks for it
    if (isUnreadable) console.warn("The coordinates cannot be read", latitude, longitude);
  }, [isUnreadable, latitude, longitude]);
  return (
    <FactCard title="Location & Map">
      {point === undefined ? (
        <EmptyState title="Location not available" icon={<MapPinOff aria-hidden="true" />} />
      ) : (
        <>
          <Frame data-print="hide" data-scripting="needed">
            {renderMap(point)}
          </Frame>
          <Caption>{formatCoordinates(point)}</Caption>
        </>
      )}
    </FactCard>
  );
}
