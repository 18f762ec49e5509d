import { defineSlotRecipe } from "@chakra-ui/react";

export const tooltipRecipe = defineSlotRecipe({
  className: "tooltip",
  slots: ["positioner", "content"],
  base: {
    positioner: { zIndex: "popover" },
    content: {
      px: "2",
      py: "1",
      borderRadius: "field",
      bg: "fg",
      color: "bg",
      fontSize: "xs",
      fontWeight: "medium",
      lineHeight: "short",
      whiteSpace: "nowrap",
      _highContrast: { border: "1px solid CanvasText" },
    },
  },
});
