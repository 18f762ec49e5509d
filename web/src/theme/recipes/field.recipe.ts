import { defineSlotRecipe } from "@chakra-ui/react";
import { inputRecipe } from "./input.recipe.ts";

/** A control with its label, hint and problem. */
export const fieldRecipe = defineSlotRecipe({
  slots: ["root", "label", "helperText", "errorText"],
  base: {
    root: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "1.5", minW: "0" },
    label: { textStyle: "sm", fontWeight: "semibold" },
    helperText: { textStyle: "sm", color: "fg.muted" },
    errorText: { textStyle: "sm", color: "fg.error" },
  },
});

/** The browser's own list, which phones show full-screen. */
export const nativeSelectRecipe = defineSlotRecipe({
  slots: ["root", "field"],
  base: { root: { minW: "0" }, field: { ...inputRecipe.base } },
});
