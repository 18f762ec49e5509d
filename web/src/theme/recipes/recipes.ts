import { defineRecipe } from "@chakra-ui/react";
import { badgeRecipe } from "./badge.recipe.ts";
import { buttonRecipe } from "./button.recipe.ts";
import { cardRecipe } from "./card.recipe.ts";
import { skeletonRecipe } from "./feedback.recipe.ts";
import { inputRecipe } from "./input.recipe.ts";
import { breadcrumbRecipe, linkRecipe, skipNavLinkRecipe } from "./link.recipe.ts";

/** The page column: 1200 px of content with margins for phones. */
const containerRecipe = defineRecipe({
  base: { width: "full", maxWidth: "calc(1200px + 2 * {spacing.6})", mx: "auto", px: { base: "4", md: "6" } },
});

/**
 * Recipes of Chakra's components by the key each component looks up. They are part of every page's script: a component loaded on demand
 * gets its recipe through the `recipe` prop instead, and loads it itself.
 */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  input: inputRecipe,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  skipNavLink: skipNavLinkRecipe,
};

/** The same for multi-part components. */
export const slotRecipes = { breadcrumb: breadcrumbRecipe, card: cardRecipe };
