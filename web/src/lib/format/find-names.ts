import { foldText } from "@meridian/domain/text/fold-text";

/** The names that contain the text, whatever its case and accents. */
export function namesWith(names: readonly string[], text: string): string[] {
  const wanted = foldText(text);
  const found = names.filter((name) => foldText(name).includes(wanted));
  return closestFirst(found, text, (name) => name);
}

/** What was found by a text: what has exactly that name, then names that begin with it, then the rest; otherwise in the given order. */
export function closestFirst<Item>(items: readonly Item[], text: string, nameOf: (item: Item) => string): Item[] {
  const wanted = foldText(text);
  const distanceOf = (item: Item) => {
    const name = foldText(nameOf(item));
    return name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2;
  };
  return items.toSorted((one, other) => distanceOf(one) - distanceOf(other));
}
