import { defineSlotRecipe } from "@chakra-ui/react";

export const statRecipe = defineSlotRecipe({
  slots: ["label", "valueText", "helpText"],
  base: {
    label: {
      display: "flex",
      alignItems: "center",
      gap: "2",
      textStyle: "sm",
      color: "fg.muted",
      _icon: { width: "4", height: "4", flexShrink: "0", color: "accent" },
    },
    valueText: { textStyle: "figure", fontSize: { base: "xl", md: "2xl" }, mt: "1" },
    helpText: { textStyle: "xs", color: "fg.muted", mt: "1.5" },
  },
});

/** Facts side by side. */
export const dataListRecipe = defineSlotRecipe({
  slots: ["root", "itemLabel", "itemValue"],
  base: {
    root: {
      display: "grid",
      // Two on a phone, one with large text.
      gridTemplateColumns: {
        base: "repeat(auto-fit, minmax(min(7rem, 100%), 1fr))",
        sm: "repeat(auto-fit, minmax(8rem, 1fr))",
      },
      gap: "4",
      textStyle: "sm",
    },
    itemLabel: { textStyle: "xs", color: "fg.muted" },
    itemValue: { mt: "0.5", fontWeight: "semibold", fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
  },
});
