import { chakra, defineRecipe } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";

const chipRecipe = defineRecipe({
  className: "chip",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    maxWidth: "full",
    minH: "6",
    px: "2.5",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "border",
    bg: "bg.subtle",
    color: "fg",
    textStyle: "xs",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
    _icon: { width: "3.5", height: "3.5", flexShrink: "0" },
  },
  variants: {
    tone: {
      neutral: {},
      accent: { bg: "accent.tint", borderColor: "accent.muted", color: "accent" },
      open: { bg: "transparent", borderColor: "open", color: "open" },
      closed: { bg: "transparent", borderColor: "closed", color: "closed" },
    },
    size: { sm: {}, md: { minH: "8", px: "3", textStyle: "sm" } },
    isInteractive: {
      true: {
        transitionProperty: "border-color, color",
        transitionDuration: "fast",
        cursor: "pointer",
        _hover: { borderColor: "accent", color: "accent" },
      },
    },
  },
  defaultVariants: { tone: "neutral", size: "sm" },
});

/** A short word about a thing: a state, a category, a filter. */
export const Chip = chakra("span", chipRecipe);
export const ChipLink = createLink(chakra("a", chipRecipe));
