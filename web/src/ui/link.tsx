import { chakra, defineRecipe } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";

const linkRecipe = defineRecipe({
  className: "link",
  base: { borderRadius: "2px", transitionProperty: "color", transitionDuration: "fast" },
  variants: {
    variant: {
      /** Within a sentence. */
      text: {
        color: "accent",
        textDecoration: "underline",
        textDecorationThickness: "1px",
        textUnderlineOffset: "3px",
        _hover: { color: "accent.hover", textDecorationThickness: "2px" },
      },
      /** In lists and bars, where place tells that it is a link. */
      quiet: { color: "fg", _hover: { color: "accent" } },
      muted: { color: "fg.muted", _hover: { color: "accent" } },
      /** Brings no style of its own. */
      plain: {},
    },
  },
  defaultVariants: { variant: "text" },
});

/** A link that leaves the site, dials or downloads. */
export const Anchor = chakra("a", linkRecipe);

/** A link within the site. */
export const Link = createLink(Anchor);
