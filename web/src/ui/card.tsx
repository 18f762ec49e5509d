import { chakra, defineRecipe } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";

const cardRecipe = defineRecipe({
  className: "card",
  base: {
    display: "block",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    color: "fg",
  },
  variants: {
    padding: { none: {}, sm: { p: "4" }, md: { p: { base: "4", md: "6" } } },
    isInteractive: {
      true: {
        position: "relative",
        transitionProperty: "border-color, transform",
        transitionDuration: "fast",
        transitionTimingFunction: "out",
        _hover: { borderColor: "accent" },
        _focusWithin: { borderColor: "accent" },
      },
    },
  },
  defaultVariants: { padding: "none" },
});

export const Card = chakra("div", cardRecipe);

/** A card that is one link. Where a card has links inside, stretch the main one over it instead (`stretchedLink`). */
export const CardLink = createLink(chakra("a", cardRecipe));

/** Style of a link that covers the interactive card it stands in; links beside it are lifted with `position: relative`. */
export const stretchedLink = {
  _before: { content: '""', position: "absolute", inset: "0", borderRadius: "card" },
  _focusVisible: { outline: "none", _before: { outline: "2px solid {colors.accent}", outlineOffset: "2px" } },
} as const;
