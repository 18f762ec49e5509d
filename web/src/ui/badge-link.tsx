import { type BadgeProps, createRecipeContext, type HTMLChakraProps } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";

const { withContext } = createRecipeContext({ key: "badge" });

/** A link within the site that looks like a badge: Chakra's badges are `<span>`s. */
export const BadgeLink = createLink(
  withContext<HTMLAnchorElement, HTMLChakraProps<"a", Pick<BadgeProps, "variant" | "size">>>("a"),
);
