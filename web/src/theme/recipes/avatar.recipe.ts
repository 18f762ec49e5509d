import { defineSlotRecipe } from "@chakra-ui/react";

/** The first letter of a name in a circle tinted with the accent. */
export const avatarRecipe = defineSlotRecipe({
  slots: ["root", "fallback"],
  base: {
    root: {
      display: "grid",
      placeItems: "center",
      width: "8",
      height: "8",
      flexShrink: "0",
      borderRadius: "full",
      bg: "accent.tint",
      color: "accent",
      fontWeight: "bold",
      textTransform: "uppercase",
    },
  },
});
