import { badgeRecipe } from "./badge.recipe.ts";
import { buttonRecipe } from "./button.recipe.ts";
import { cardRecipe } from "./card.recipe.ts";
import { containerRecipe } from "./container.recipe.ts";
import { skeletonRecipe } from "./feedback.recipe.ts";
import { inputRecipe } from "./input.recipe.ts";
import { breadcrumbRecipe, linkRecipe, skipNavLinkRecipe } from "./link.recipe.ts";

/**
 * The recipes of Chakra's components, by the key under which a component looks its own up. They are part of every page's script: the recipe
 * of a component that is loaded on demand is passed to its root as `recipe` instead, and loads with it.
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

/** The same for components of several parts. */
export const slotRecipes = { breadcrumb: breadcrumbRecipe, card: cardRecipe };
