import { defineSlotRecipe } from "@chakra-ui/react";

export const fileUploadRecipe = defineSlotRecipe({
  slots: ["root", "dropzone"],
  base: {
    root: { position: "relative" },
    dropzone: {
      display: "grid",
      justifyItems: "center",
      gap: "2",
      px: "6",
      py: { base: "8", md: "10" },
      textAlign: "center",
      borderWidth: "2px",
      borderStyle: "dashed",
      borderColor: "border.control",
      borderRadius: "card",
      bg: "bg.subtle",
      cursor: "pointer",
      transitionProperty: "border-color, background-color",
      transitionDuration: "fast",
      _hover: { borderColor: "accent" },
      "&[data-dragging]": { borderColor: "accent", bg: "accent.tint" },
      _disabled: { opacity: "0.6", cursor: "not-allowed" },
      _icon: { width: "9", height: "9", color: "accent", strokeWidth: "1.5" },
    },
  },
});
