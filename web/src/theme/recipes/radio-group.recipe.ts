import { defineSlotRecipe } from "@chakra-ui/react";

/** Stacked options, each a fully pressable box. */
export const radioGroupRecipe = defineSlotRecipe({
  slots: ["root", "label", "item", "itemControl", "itemText"],
  base: {
    root: { display: "grid", gap: "2", minW: "0" },
    label: { textStyle: "sm", fontWeight: "semibold" },
    item: {
      position: "relative",
      display: "flex",
      gap: "3",
      alignItems: "flex-start",
      px: "3",
      py: "2.5",
      borderWidth: "1px",
      borderColor: "border.emphasized",
      borderRadius: "field",
      cursor: "pointer",
      _hover: { borderColor: "accent" },
      "&[data-state=checked]": { borderColor: "accent", bg: "accent.tint" },
      "&:has(:focus-visible)": { outline: "2px solid {colors.accent}", outlineOffset: "2px" },
    },
    itemControl: {
      display: "grid",
      placeItems: "center",
      flexShrink: "0",
      width: "4.5",
      height: "4.5",
      mt: "1",
      borderWidth: "1px",
      borderColor: "border.control",
      borderRadius: "full",
      bg: "bg.raised",
      "&[data-state=checked]": { bg: "accent", borderColor: "accent" },
      "& .dot": { width: "2", height: "2", borderRadius: "full", bg: "accent.fg" },
      /** Forced colours remove the fill. */
      _highContrast: { "& .dot": { border: "4px solid CanvasText" } },
    },
    itemText: { minW: "0" },
  },
});
