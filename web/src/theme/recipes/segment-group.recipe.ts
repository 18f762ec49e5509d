import { defineSlotRecipe, defineStyle } from "@chakra-ui/react";

const bar = defineStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  justifySelf: "start",
  gap: "1",
  p: "1",
  borderRadius: "field",
  bg: "bg.muted",
  maxW: "full",
});
const choice = defineStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minH: { base: "11", md: "8" },
  px: { base: "2", md: "3" },
  borderRadius: "sm",
  textStyle: { base: "xs", md: "sm" },
  fontWeight: "medium",
  color: "fg.muted",
  cursor: "pointer",
  fontVariantNumeric: "tabular-nums",
  _hover: { color: "fg" },
  "&:is([data-state=checked], [aria-selected=true])": {
    bg: "bg.raised",
    color: "fg",
    boxShadow: "0 0 0 1px {colors.border.emphasized}",
    _highContrast: { outline: "2px solid Highlight" },
  },
  "&:has(:focus-visible)": { outline: "2px solid {colors.accent}", outlineOffset: "2px" },
});

export const segmentGroupRecipe = defineSlotRecipe({ slots: ["root", "item"], base: { root: bar, item: choice } });

export const tabsRecipe = defineSlotRecipe({
  slots: ["root", "list", "trigger", "content"],
  base: {
    root: { minW: "0" },
    list: bar,
    trigger: choice,
    content: { pt: "6", _focusVisible: { outlineOffset: "4px" } },
  },
});
