import { defineRecipe } from "@chakra-ui/react";

/** Text fields, selects and text areas. 16 px type, so that phones do not zoom in. */
export const inputRecipe = defineRecipe({
  base: {
    width: "full",
    minH: "11",
    px: "3",
    fontSize: "md",
    bg: "bg.raised",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "field",
    transitionProperty: "border-color",
    transitionDuration: "fast",
    _hover: { borderColor: "fg.muted" },
    _focusVisible: { outline: "2px solid {colors.accent}", outlineOffset: "1px", borderColor: "accent" },
    _disabled: { opacity: "0.6", cursor: "not-allowed" },
    "&[aria-invalid=true]": { borderColor: "border.error" },
  },
});

export const textareaRecipe = defineRecipe({ base: { ...inputRecipe.base, py: "2.5", resize: "vertical" } });
