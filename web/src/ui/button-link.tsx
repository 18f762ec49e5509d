import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from "@chakra-ui/react";
import { createExactLink } from "./create-exact-link.tsx";

const { withContext } = createRecipeContext({ key: "button" });

/** A link to another site, a phone or a file that looks like a button: Chakra's buttons are `<button>`s. */
export const ButtonAnchor = withContext<HTMLAnchorElement, HTMLChakraProps<"a", RecipeProps<"button">>>("a");

/** A link within the site that looks like a button. */
export const ButtonLink = createExactLink(ButtonAnchor);
