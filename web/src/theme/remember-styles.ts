import type { SystemContext, SystemStyleObject } from "@chakra-ui/react";
import { css as serialize } from "@emotion/react";

/** Per combination of variants: enough for everything in the code, a bound for computed styles such as bar widths. */
const MAX_OWN_STYLES = 200;

/**
 * The same theme with memoised styles. Otherwise Chakra resolves an element's recipe, and Emotion serialises its CSS, on every render: most
 * of the cost of rendering a page of cards.
 */
export function rememberStyles<T extends Pick<SystemContext, "cva" | "sva" | "css">>(system: T): T {
  const recipeOf = rememberByIdentity((config: Parameters<SystemContext["cva"]>[0]) => {
    const recipe = system.cva(config);
    const merge: (other: object) => unknown = recipe.merge.bind(recipe);
    return Object.assign(recipe, { merge: rememberByIdentity(merge) });
  });
  const ownStylesOf = rememberByIdentity((_: object) => new Map<string, SystemStyleObject>());

  /** A recipe's styles followed by the element's own. */
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

/** Memoises a computation on an immutable object. */
function rememberByIdentity<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: work(key) };
    known.set(key, found);
    return found.value;
  };
}
