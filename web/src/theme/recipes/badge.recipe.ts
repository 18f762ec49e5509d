import { defineRecipe } from "@chakra-ui/react";

/** A short label: a state, a category, a filter. A link reacts to the pointer. */
export const badgeRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    maxWidth: "full",
    borderRadius: "full",
    borderWidth: "1px",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
    _icon: { width: "3.5", height: "3.5", flexShrink: "0" },
    "&:is(a)": {
      transitionProperty: "border-color, color",
      transitionDuration: "fast",
      cursor: "pointer",
      _hover: { borderColor: "accent", color: "accent" },
    },
  },
  variants: {
    variant: {
      surface: { bg: "bg.subtle", borderColor: "border", color: "fg" },
      subtle: { bg: "colorPalette.subtle", borderColor: "colorPalette.muted", color: "colorPalette.solid" },
      outline: { borderColor: "colorPalette.solid", color: "colorPalette.solid" },
    },
    size: {
      sm: { minH: "6", px: "2.5", textStyle: "xs" },
      md: { minH: "8", px: "3", textStyle: "sm" },
    },
  },
  defaultVariants: { variant: "surface", size: "sm" },
});
