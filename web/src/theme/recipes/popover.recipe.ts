import { defineSlotRecipe } from "@chakra-ui/react";

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
      bg: "bg.raised",
      color: "fg",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "card",
      boxShadow: "float",
      outline: "none",
      animation: "rise 140ms {easings.out}",
    },
  },
});
