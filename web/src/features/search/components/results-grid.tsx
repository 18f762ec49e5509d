import { chakra } from "@chakra-ui/react";

/** Below the site's header, with a small margin. */
export const STICKY_TOP = "81px";
/** The height above the map before scrolling, so that its lower edge is visible from the start. */
const ABOVE_MAP = { base: "332px", lg: "188px" } as const;

/** Breadcrumbs above results. */
export const WayToResults = chakra("div", {
  base: { maxW: "1760px", mx: "auto", px: { base: "4", md: "6" }, pt: { base: "3", md: "5" } },
});

/** Filters, hits and map beside one another, as far as the screen has room. */
export const ResultsGrid = chakra("div", {
  base: {
    display: "grid",
    columnGap: { base: "6", xl: "8" },
    rowGap: { base: "0", lg: "6" },
    alignItems: "start",
    maxW: "1760px",
    mx: "auto",
    px: { base: "4", md: "6" },
    pt: { base: "5", md: "6" },
    pb: "16",
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      lg: "minmax(0, 1fr) minmax(360px, 40%)",
      xl: "236px minmax(0, 1fr) minmax(380px, 36%)",
    },
  },
});
export const MapBox = chakra("div", {
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
