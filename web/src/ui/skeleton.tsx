import { chakra } from "@chakra-ui/react";

/** A quiet block of the size of what is still on its way. */
export const Skeleton = chakra("div", {
  base: {
    bg: "bg.muted",
    borderRadius: "field",
    animationName: "pulse",
    animationDuration: "1.6s",
    animationIterationCount: "infinite",
    animationTimingFunction: "ease-in-out",
  },
});
