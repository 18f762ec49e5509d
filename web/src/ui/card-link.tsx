import { type CardRootProps, createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";

const { withProvider } = createSlotRecipeContext({ key: "card" });

/**
 * A card that is one link within the site: Chakra's cards are `<div>` alone. Where a card has links inside, stretch the main one over it
 * instead (`stretchedLink`).
 */
export const CardLink = createLink(
  withProvider<HTMLAnchorElement, HTMLChakraProps<"a", Pick<CardRootProps, "variant" | "size">>>("a", "root", {
    defaultProps: { variant: "elevated" },
  }),
);

/** Style of a link that covers the interactive card it stands in; links beside it are lifted with `position: relative`. */
export const stretchedLink = {
  _before: { content: '""', position: "absolute", inset: "0", borderRadius: "card" },
  _focusVisible: { outline: "none", _before: { outline: "2px solid {colors.accent}", outlineOffset: "2px" } },
} as const;
