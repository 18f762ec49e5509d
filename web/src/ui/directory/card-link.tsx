import { type CardRootProps, createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react";
import { createExactLink } from "../link.tsx";

const { withProvider } = createSlotRecipeContext({ key: "card" });

/**
 * A card that is a single link within the site: Chakra's cards are `<div>`s. If a card contains other links, stretch the main one over it
 * instead (`stretchedLink`).
 */
export const CardLink = createExactLink(
  withProvider<HTMLAnchorElement, HTMLChakraProps<"a", Pick<CardRootProps, "variant" | "size">>>("a", "root", {
    defaultProps: { variant: "elevated" },
  }),
);

/** The style of a link that covers its card; other links are raised with `position: relative`. */
export const stretchedLink = {
  _before: { content: '""', position: "absolute", inset: "0", borderRadius: "card" },
  _focusVisible: { outline: "none", _before: { outline: "2px solid {colors.accent}", outlineOffset: "2px" } },
} as const;
