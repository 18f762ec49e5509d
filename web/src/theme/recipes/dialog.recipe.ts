import { defineSlotRecipe } from "@chakra-ui/react";
import { raised } from "../surfaces.ts";

/** Dialogs centred on the screen. */
export const dialogRecipe = defineSlotRecipe({
  className: "dialog",
  slots: ["backdrop", "positioner", "content", "header", "title", "footer"],
  base: {
    backdrop: { position: "fixed", inset: "0", zIndex: "modal", bg: "bg.scrim" },
    positioner: { position: "fixed", inset: "0", zIndex: "modal", display: "grid", placeItems: "center" },
    content: {
      ...raised,
      color: "fg",
      boxShadow: "float",
      outline: "none",
      animation: "rise 180ms {easings.out}",
    },
    header: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "4",
      px: { base: "4", md: "6" },
      minH: "14",
      borderBottomWidth: "1px",
      borderColor: "border",
      flexShrink: "0",
    },
    title: { textStyle: "h3" },
    footer: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "3" },
  },
  variants: {
    size: {
      md: {
        content: {
          display: "grid",
          gap: "5",
          p: { base: "5", md: "6" },
          width: "min(32rem, calc(100vw - 2rem))",
          maxH: "calc(100dvh - 2rem)",
          overflowY: "auto",
          overscrollBehavior: "contain",
          /** It grows while options show, downwards alone, so that its field stays where it is. */
          "&:has([role=combobox])": { alignSelf: "start", mt: "12dvh", maxH: "calc(88dvh - 1rem)" },
        },
      },
      /** Room for a scrolling form between a header and a footer. */
      xl: {
        content: {
          display: "flex",
          flexDirection: "column",
          width: "min(46rem, calc(100vw - 1.5rem))",
          maxH: "calc(100dvh - 1.5rem)",
          overflow: "hidden",
        },
      },
    },
  },
  defaultVariants: { size: "md" },
});
