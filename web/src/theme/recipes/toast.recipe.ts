import { defineSlotRecipe } from "@chakra-ui/react";

/** Toasts at the end of the screen; Chakra sets the variables. */
export const toastRecipe = defineSlotRecipe({
  className: "toast",
  slots: ["root", "title", "description"],
  base: {
    root: {
      display: "flex",
      gap: "3",
      alignItems: "flex-start",
      width: { base: "full", sm: "sm" },
      p: "4",
      bg: "bg.raised",
      color: "fg",
      borderWidth: "1px",
      borderColor: "border.emphasized",
      borderRadius: "card",
      boxShadow: "float",
      touchAction: "pan-y",
      opacity: "var(--opacity)",
      animation: "rise 180ms {easings.out}",
      _closed: { transition: "opacity 160ms {easings.out}" },
    },
    title: { fontWeight: "semibold" },
    description: { textStyle: "sm", color: "fg.muted" },
  },
});
