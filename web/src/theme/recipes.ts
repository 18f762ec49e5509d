import { buttonRecipe } from "./button.recipe.ts";

/**
 * The recipes of Chakra's components, by the key under which a component looks its own up. They are part of every page's script: the recipe
 * of a component that is loaded on demand is passed to its root as `recipe` instead, and loads with it.
 */
export const recipes = { button: buttonRecipe };

/** The same for components of several parts. */
export const slotRecipes = {};
