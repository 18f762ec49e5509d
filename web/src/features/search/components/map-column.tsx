import { chakra, Skeleton } from "@chakra-ui/react";
import { Suspense } from "react";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import type { MapColumnProps } from "../map-props.ts";

const load = async () => (await import("./map-of-results.tsx")).MapOfResults;
/** Nothing happens on the map before its script, so its data may load as late. */
const MapOfResults = import.meta.env.SSR ? await load() : lazyPart(load);

/** Below the site's header, with a small margin. */
export const STICKY_TOP = "81px";
/** The height above the map before scrolling, so that its lower edge is visible from the start. */
const ABOVE_MAP = { base: "332px", lg: "188px" } as const;

const MapBox = chakra("div", {
  base: {
    position: { base: "relative", lg: "sticky" },
    top: { lg: STICKY_TOP },
    height: { base: `calc(100dvh - ${ABOVE_MAP.base})`, lg: `calc(100dvh - ${ABOVE_MAP.lg})` },
    minH: "360px",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    overflow: "hidden",
    "@media (scripting: none)": { display: "none" },
  },
  variants: {
    isShown: {
      true: {},
      /** If there is room for both, the map is beside the list in every view. */
      false: { display: { base: "none", lg: "block" } },
    },
  },
});

/** The map of the search, beside the hits if there is room. */
export function MapColumn({ isShown, answer, ...rest }: MapColumnProps) {
  const waiting = <Skeleton height="full" borderRadius="0" />;
  return (
    <MapBox data-print="hide" isShown={isShown}>
      {answer === undefined ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <MapOfResults answer={answer} {...rest} />
        </Suspense>
      )}
    </MapBox>
  );
}
