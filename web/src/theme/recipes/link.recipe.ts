import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";

export const linkRecipe = defineRecipe({
  base: { borderRadius: "2px", transitionProperty: "color", transitionDuration: "fast" },
  variants: {
    variant: {
      /** Within a sentence. */
      underline: {
        color: "accent",
        textDecoration: "underline",
        textDecorationThickness: "1px",
        textUnderlineOffset: "3px",
        _hover: { color: "accent.hover", textDecorationThickness: "2px" },
      },
      /** In lists and bars, whose position shows that it is a link. */
      plain: { color: "fg", _hover: { color: "accent" } },
    },
  },
  defaultVariants: { variant: "underline" },
});

/** Off screen until focused. */
export const skipNavLinkRecipe = defineRecipe({
  base: {
    position: "absolute",
    insetInlineStart: "4",
    top: "-100px",
    zIndex: "skipLink",
    px: "4",
    py: "2",
    bg: "accent",
    color: "accent.fg",
    fontWeight: "semibold",
    borderRadius: "field",
    _focus: { top: "3" },
  },
});

export const breadcrumbRecipe = defineSlotRecipe({
  slots: ["root", "list", "item", "link", "currentLink", "separator"],
  base: {
    list: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "1.5",
      textStyle: "sm",
      color: "fg.muted",
    },
    item: { display: "inline-flex", alignItems: "center", gap: "1.5", minW: "0" },
    link: { display: "inline-flex", alignItems: "center", minH: { base: "11", md: "8" }, color: "fg.muted" },
    currentLink: { color: "fg", maxW: "36ch", truncate: true },
    separator: { flex: "none", _icon: { width: "3.5", height: "3.5" } },
  },
});
