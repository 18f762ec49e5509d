import type { ElementShape } from "./element-shape.ts";
import { localName } from "./xml-element.ts";

/**
 * The elements that are records, with what to call their list: the outermost ones that repeat within one parent and have fields. Without
 * any, the document is one record.
 */
export function findListElements(root: ElementShape): ReadonlyMap<ElementShape, string> {
  const listOf = new Map<ElementShape, string>();
  const visit = (shape: ElementShape, path: readonly ElementShape[]): void => {
    for (const child of shape.children.values()) {
      const inner = [...path, child];
      if (child.mostInParent > 1 && isObject(child)) addList(inner);
      else if (child.mostInParent === 1 && !child.isMixed) visit(child, inner);
    }
  };
  const addList = (path: readonly ElementShape[]): void => {
    const innermost = innermostOf(path);
    const record = innermost.at(-1);
    if (record !== undefined) listOf.set(record, nameOfList(innermost));
  };
  visit(root, [root]);
  if (listOf.size === 0 && isObject(root) && !isList(root)) addList([root]);
  return listOf;
}

/** Of elements that only enclose others, as `<member><shop>…</shop></member>`, the enclosed ones. */
function innermostOf(path: readonly ElementShape[]): readonly ElementShape[] {
  const shape = path.at(-1);
  const [only, ...others] = shape?.children.values() ?? [];
  if (shape === undefined || only === undefined || others.length > 0 || shape.attributes.size > 0) return path;
  const isField = only.children.size === 0 && only.hasText;
  const encloses = !shape.hasText && isObject(only) && !isField && only.label === undefined;
  return encloses && !isList(only) ? innermostOf([...path, only]) : path;
}

/** Whether elements have fields: attributes, or elements within them. */
function isObject(shape: ElementShape): boolean {
  return !shape.isMixed && (shape.children.size > 0 || shape.attributes.size > 0);
}

/** Whether elements are lists: `<phones><phone>…</phone><phone>…</phone></phones>`. */
export function isList(shape: ElementShape): boolean {
  const [only, ...others] = shape.children.values();
  if (only === undefined || others.length > 0 || shape.attributes.size > 0 || shape.isMixed) return false;
  return only.mostInParent > 1 && only.label === undefined && (only.attributes.size === 0 || !only.hasText);
}

/** The path to a list, without those names in it that only are the plural of the next: "museums.museum" is "museum". */
function nameOfList(path: readonly ElementShape[]): string {
  const names = path.map(({ name }) => localName(name));
  return names.filter((name, at) => !isPluralOf(name, names[at + 1])).join(".");
}

function isPluralOf(name: string, next: string | undefined): boolean {
  return next !== undefined && next.length > 1 && name.toLowerCase().startsWith(next.slice(0, -1).toLowerCase());
}
