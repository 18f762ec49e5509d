import { defineSlotRecipe } from "@chakra-ui/react";
import { raised } from "../surfaces.ts";

/** A raised surface; without a size it has no padding. */
export const cardRecipe = defineSlotRecipe({
  slots: ["root"],
  base: {
    root: {
      display: "block",
      ...raised,
      color: "fg",
    },
  },
  variants: {
    variant: {
      outline: {},
      /** Reacts to the pointer, since it is a link or has one stretched over it. */
      elevated: {
        root: {
          position: "relative",
          transitionProperty: "border-color, transform",
          transitionDuration: "fast",
          transitionTimingFunction: "out",
          _hover: { borderColor: "accent" },
          _focusWithin: { borderColor: "accent" },
        },
      },
    },
    size: { sm: { root: { p: "4" } }, md: { root: { p: { base: "4", md: "6" } } } },
  },
});
