import { type BadgeProps, createRecipeContext, type HTMLChakraProps } from "@chakra-ui/react";
import { createExactLink } from "./create-exact-link.tsx";

const { withContext } = createRecipeContext({ key: "badge" });

/** A link within the site that looks like a badge: Chakra's badges are `<span>`s. */
export const BadgeLink = createExactLink(
  withContext<HTMLAnchorElement, HTMLChakraProps<"a", Pick<BadgeProps, "variant" | "size">>>("a"),
);
