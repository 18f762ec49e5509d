import { defineSlotRecipe } from "@chakra-ui/react";

/** The whole label is pressable. */
export const checkboxRecipe = defineSlotRecipe({
  slots: ["root", "control", "indicator", "label"],
  base: {
    root: { position: "relative", display: "flex", alignItems: "center", gap: "2.5", minW: "0", cursor: "pointer" },
    control: {
      display: "grid",
      placeItems: "center",
      flexShrink: "0",
      width: "4.5",
      height: "4.5",
      borderWidth: "1px",
      borderColor: "border.control",
      borderRadius: "4px",
      bg: "bg.raised",
      color: "accent.fg",
      "&[data-state=checked]": { bg: "accent", borderColor: "accent" },
      _focusVisible: { outline: "2px solid {colors.accent}", outlineOffset: "2px" },
      _disabled: { opacity: "0.55", cursor: "not-allowed" },
      /** Forced colours remove the fill. */
      _highContrast: { color: "CanvasText" },
    },
    indicator: { width: "3.5", height: "3.5" },
    label: { minW: "0", overflowWrap: "anywhere" },
  },
});
