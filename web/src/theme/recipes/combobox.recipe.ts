import { defineSlotRecipe } from "@chakra-ui/react";
import { raised } from "../surfaces.ts";

/** What opens below a text field; its positioned ancestor places it. */
export const comboboxRecipe = defineSlotRecipe({
  className: "combobox",
  slots: ["root", "content", "itemGroupLabel", "item"],
  base: {
    root: { display: "contents" },
    content: {
      position: "absolute",
      top: "calc(100% + {spacing.2})",
      insetInlineStart: "0",
      zIndex: "popover",
      minWidth: "full",
      width: "max-content",
      maxWidth: "min(32rem, calc(100vw - {spacing.8}))",
      maxHeight: "min(30rem, 70dvh)",
      overflowY: "auto",
      overscrollBehavior: "contain",
      p: "2",
      ...raised,
      boxShadow: "float",
      outline: "none",
      animation: "rise 140ms {easings.out}",
    },
    itemGroupLabel: { textStyle: "legend", color: "fg.muted", px: "3", pt: "3", pb: "1" },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minH: "11",
      px: "3",
      py: "1.5",
      borderRadius: "field",
      cursor: "pointer",
      "&[data-highlighted]": {
        bg: "accent.tint",
        _highContrast: { outline: "2px solid Highlight", outlineOffset: "-2px" },
      },
    },
  },
});

/** Of a content that makes room for itself below the field, for dialogs, which would clip one that floats. */
export const inFlow = {
  position: "static",
  width: "auto",
  maxWidth: "none",
  maxHeight: "min(15rem, 40dvh)",
  p: "0",
  pb: "2",
  borderWidth: "0",
  boxShadow: "none",
  animation: "none",
} as const;

/** Of a content that is part of the page below the field's positioned ancestor, for sheets that fill the screen. */
export const partOfPage = {
  insetInline: "0",
  width: "auto",
  maxWidth: "none",
  maxHeight: "none",
  overflowY: "visible",
  p: "0",
  bg: "transparent",
  borderWidth: "0",
  boxShadow: "none",
  animation: "none",
} as const;
