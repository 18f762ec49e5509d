import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";

export const alertRecipe = defineSlotRecipe({
  slots: ["root", "indicator", "content", "title", "description"],
  base: {
    root: { display: "flex", alignItems: "flex-start", borderWidth: "1px", overflowWrap: "anywhere" },
    indicator: { flexShrink: "0" },
    content: { display: "flex", flexDirection: "column", alignItems: "flex-start", gap: "2", minW: "0", flex: "1" },
    title: { textStyle: "h3" },
    description: { minW: "0" },
  },
  variants: {
    status: {
      info: { root: { bg: "accent.tint", borderColor: "accent.border" }, indicator: { color: "accent" } },
      success: { root: { bg: "bg.subtle", borderColor: "border.emphasized" }, indicator: { color: "open" } },
      warning: { root: { bg: "bg.warning", borderColor: "border.emphasized" }, indicator: { color: "fg.warning" } },
      error: { root: { bg: "bg.error", borderColor: "danger.border" }, indicator: { color: "danger" } },
    },
    size: {
      /** A sentence in a form. */
      sm: {
        root: { gap: "3", px: "4", py: "3", borderRadius: "field", textStyle: "sm" },
        indicator: { mt: "0.5", _icon: { width: "4.5", height: "4.5" } },
        description: { flex: "1" },
      },
      /** Replaces content. */
      md: {
        root: { gap: "4", p: { base: "4", md: "6" }, borderRadius: "card" },
        indicator: { pt: "1", _icon: { width: "22px", height: "22px" } },
        description: { color: "fg.muted", maxW: "prose" },
      },
    },
  },
  defaultVariants: { status: "info", size: "sm" },
});

export const emptyStateRecipe = defineSlotRecipe({
  slots: ["root", "content", "indicator", "title"],
  base: {
    root: {
      px: "6",
      py: { base: "12", md: "16" },
      textAlign: "center",
      borderWidth: "1px",
      borderStyle: "dashed",
      borderColor: "border.emphasized",
      borderRadius: "card",
      color: "fg.muted",
    },
    content: { display: "flex", flexDirection: "column", alignItems: "center", gap: "3" },
    indicator: { color: "fg.subtle", _icon: { width: "8", height: "8" } },
    title: { textStyle: "h3", color: "fg" },
  },
});

/** A quiet block in the size of the loading content. */
export const skeletonRecipe = defineRecipe({
  base: {
    bg: "bg.muted",
    borderRadius: "field",
    animationName: "pulse",
    animationDuration: "1.6s",
    animationIterationCount: "infinite",
    animationTimingFunction: "ease-in-out",
  },
});

export const progressRecipe = defineSlotRecipe({
  slots: ["root", "track", "range"],
  base: {
    track: {
      height: "2",
      borderRadius: "full",
      bg: "bg.emphasized",
      overflow: "hidden",
      _highContrast: { borderWidth: "1px", borderColor: "CanvasText" },
    },
    range: {
      height: "full",
      borderRadius: "full",
      bg: "colorPalette.solid",
      transitionProperty: "width",
      transitionDuration: "slow",
      transitionTimingFunction: "out",
      _highContrast: { bg: "Highlight", forcedColorAdjust: "none" },
    },
  },
});
