import { defineSlotRecipe } from "@chakra-ui/react";

/** Drawers at the start edge of large screens and across small ones. */
export const drawerRecipe = defineSlotRecipe({
  className: "drawer",
  slots: ["backdrop", "positioner", "content", "header", "title", "body", "footer"],
  base: {
    backdrop: { position: "fixed", inset: "0", zIndex: "modal", bg: "bg.scrim" },
    positioner: { position: "fixed", inset: "0", zIndex: "modal", display: "flex" },
    content: {
      display: "flex",
      flexDirection: "column",
      height: "100dvh",
      bg: "bg",
      color: "fg",
      outline: "none",
      _highContrast: { outline: "1px solid CanvasText" },
      animation: "rise 180ms {easings.out}",
    },
    header: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "4",
      px: "4",
      minH: "14",
      borderBottomWidth: "1px",
      borderColor: "border",
      flexShrink: "0",
    },
    title: { textStyle: "h3" },
    body: { flex: "1", minH: "0", overflowY: "auto", overscrollBehavior: "contain", p: "4" },
    footer: { display: "flex", gap: "3", flexShrink: "0", borderTopWidth: "1px", borderColor: "border", p: "3" },
  },
  variants: {
    size: {
      sm: { content: { width: "min(100%, 26rem)", boxShadow: "float" } },
      full: { content: { width: "full" } },
    },
  },
});
