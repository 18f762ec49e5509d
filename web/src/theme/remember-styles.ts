import type { SystemContext, SystemStyleObject } from "@chakra-ui/react";
import { css as serialize } from "@emotion/react";

/** Of one choice of variants: enough for all that files spell, a bound for what is computed, such as the width of a bar. */
const MAX_OWN_STYLES = 200;

/**
 * The same theme, which remembers what it has worked out. Chakra reads the recipe of an element anew for every element and at every
 * render, and Emotion writes its CSS anew: together most of what it takes to bring a page of cards to life.
 */
export function rememberStyles<T extends Pick<SystemContext, "cva" | "sva" | "css">>(system: T): T {
  const recipeOf = rememberByIdentity((config: Parameters<SystemContext["cva"]>[0]) => {
    const recipe = system.cva(config);
    const merge: (other: object) => unknown = recipe.merge.bind(recipe);
    return Object.assign(recipe, { merge: rememberByIdentity(merge) });
  });
  const ownStylesOf = rememberByIdentity((_: object) => new Map<string, SystemStyleObject>());

  /** Styles of a recipe, and those that stand at the element itself. */
  const css = (...styles: SystemStyleObject[]): SystemStyleObject => {
    const [recipe, ...own] = styles;
    if (typeof recipe !== "object" || recipe === null) return system.css(...styles);
    const known = ownStylesOf(recipe);
    const key = JSON.stringify(own);
    const found = known.get(key);
    if (found !== undefined) return found;
    const written = { ...serialize(system.css(...styles)) };
    if (known.size >= MAX_OWN_STYLES) known.clear();
    known.set(key, written);
    return written;
  };

  return { ...system, cva: recipeOf, sva: rememberByIdentity(system.sva), css };
}

/** What is worked out of an object that never changes. */
function rememberByIdentity<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: work(key) };
    known.set(key, found);
    return found.value;
  };
}
