import {
  type BadgeProps,
  Link as ChakraLink,
  createRecipeContext,
  type HTMLChakraProps,
  type RecipeProps,
} from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";

const EXACTLY = { exact: true };

/**
 * As the router's `createLink`, but unless a link says otherwise it is `aria-current` at its own address only. The router would also
 * call every address above it the current page: each ancestor in a breadcrumb.
 */
export const createExactLink: typeof createLink = (Host) => {
  const RouterLink = createLink(Host);
  return (props) => <RouterLink activeOptions={EXACTLY} {...props} />;
};

/** A link within the site: Chakra's link with the router. */
export const Link = createExactLink(ChakraLink);

/** The look of a link in a list of links: as high as a finger on a phone. */
export const listedLink = {
  variant: "plain",
  textStyle: "sm",
  display: "inline-flex",
  alignItems: "center",
  minH: { base: "11", md: "8" },
} as const;

const button = createRecipeContext({ key: "button" });

/** A link to another site, a phone or a file that looks like a button: Chakra's buttons are `<button>`s. */
export const ButtonAnchor = button.withContext<HTMLAnchorElement, HTMLChakraProps<"a", RecipeProps<"button">>>("a");

/** A link within the site that looks like a button. */
export const ButtonLink = createExactLink(ButtonAnchor);

const badge = createRecipeContext({ key: "badge" });

/** A link within the site that looks like a badge: Chakra's badges are `<span>`s. */
export const BadgeLink = createExactLink(
  badge.withContext<HTMLAnchorElement, HTMLChakraProps<"a", Pick<BadgeProps, "variant" | "size">>>("a"),
);
