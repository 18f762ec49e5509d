import { defineSlotRecipe } from "@chakra-ui/react";
import { raised } from "../surfaces.ts";

/** Panels anchored to the control that opens them. */
export const popoverRecipe = defineSlotRecipe({
  className: "popover",
  slots: ["content"],
  base: {
    content: {
      zIndex: "popover",
      width: "min(24rem, calc(100vw - 1rem))",
      maxH: "min(32rem, calc(100dvh - 5rem))",
      overflowY: "auto",
      overscrollBehavior: "contain",
      ...raised,
      color: "fg",
      boxShadow: "float",
      outline: "none",
      animation: "rise 140ms {easings.out}",
    },
  },
});
