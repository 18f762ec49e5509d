import { defineRecipe } from "@chakra-ui/react";

/** Buttons, and links that look like them. At least 44 px high on touch screens. */
export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flexShrink: "0",
    fontWeight: "semibold",
    lineHeight: "1.2",
    whiteSpace: "nowrap",
    /** With large text, a phone has no room for a long label in one line. */
    smDown: { whiteSpace: "normal", maxWidth: "full" },
    textDecoration: "none",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "field",
    cursor: "pointer",
    userSelect: "none",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: "fast",
    transitionTimingFunction: "out",
    _disabled: { opacity: "0.55", cursor: "not-allowed" },
    "@media (pointer: coarse)": { minHeight: "44px", minWidth: "44px" },
    _icon: { flexShrink: "0", width: "1.15em", height: "1.15em" },
  },
  variants: {
    variant: {
      solid: {
        bg: "colorPalette.solid",
        color: "colorPalette.contrast",
        _hover: { bg: "color-mix(in srgb, {colors.colorPalette.solid}, {colors.fg} 16%)" },
      },
      outline: {
        bg: "bg.raised",
        color: "fg",
        borderColor: "border.emphasized",
        _hover: { borderColor: "colorPalette.solid", color: "colorPalette.solid" },
      },
      subtle: { bg: "colorPalette.subtle", color: "colorPalette.solid", _hover: { bg: "colorPalette.muted" } },
      ghost: { color: "fg", _hover: { bg: "bg.muted" } },
    },
    size: {
      sm: { minH: "9", px: "3", fontSize: "sm" },
      md: { minH: "11", px: "4", fontSize: "sm" },
      lg: { minH: "12", px: "6", fontSize: "md" },
    },
  },
  defaultVariants: { variant: "solid", size: "md" },
});
