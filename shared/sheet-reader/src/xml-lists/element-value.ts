import { type ElementShape, VALUE_ATTRIBUTES } from "./element-shape.ts";
import { isList } from "./list-elements.ts";
import { childrenOf, localName, textOf, type XmlElement } from "./xml-element.ts";

type Add = (name: string, value: unknown) => void;

/**
 * Makes values of elements as JSON would hold them: an object of attributes and children, a list, or a text. Children that may repeat are a
 * list, whatever their number in this one. Labelled children are fields named by their labels: `phone.fax`.
 */
export function createElementReader(): (element: XmlElement, shape: ElementShape) => unknown {
  const plans = new Map<ElementShape, ElementPlan>();

  const planOf = (shape: ElementShape): ElementPlan => {
    const plan = plans.get(shape) ?? createPlan(shape);
    plans.set(shape, plan);
    return plan;
  };

  function toValue(element: XmlElement, shape: ElementShape): unknown {
    const plan = planOf(shape);
    if (isLeaf(element, shape)) return shape.attributes.size === 0 ? textOf(element) : fieldsOf(element, plan);
    const { only } = plan;
    return only === undefined ? fieldsOf(element, plan) : childrenOf(element).map((child) => toValue(child, only));
  }

  function fieldsOf(element: XmlElement, { shape, attributeNames, children }: ElementPlan): Record<string, unknown> {
    const values = new Map<string, unknown[]>();
    const add: Add = (name, value) => {
      if (value === "" || value === undefined) return;
      const known = values.get(name);
      if (known === undefined) values.set(name, [value]);
      else known.push(value);
    };
    for (const [name, value] of element.attributes) add(attributeNames.get(name) ?? name, value);
    if (isLeaf(element, shape)) add(localName(element.name), textOf(element));
    else for (const child of childrenOf(element)) addChild(child, children.get(child.name), add);
    const repeated = new Set([...children.values()].filter(({ isRepeated }) => isRepeated).map(({ name }) => name));
    return Object.fromEntries(
      [...values].map(([name, all]) => [name, all.length === 1 && !repeated.has(name) ? all[0] : all]),
    );
  }

  function addChild(child: XmlElement, plan: ChildPlan | undefined, add: Add): void {
    if (plan === undefined) return;
    const { shape, name, label } = plan;
    if (label !== undefined) addLabelled(child, { ...plan, label }, add);
    else if (!isLeaf(child, shape) || !shape.hasText) add(name, toValue(child, shape));
    else {
      add(name, textOf(child));
      for (const [attribute, value] of child.attributes) add(`${name}.${localName(attribute)}`, value);
    }
  }

  return toValue;
}

function isLeaf({ content }: XmlElement, { isMixed }: ElementShape): boolean {
  return isMixed || content.every((part) => typeof part === "string");
}

interface ElementPlan {
  shape: ElementShape;
  /** The items of a list. */
  only: ElementShape | undefined;
  /** By their names in full. */
  attributeNames: ReadonlyMap<string, string>;
  children: ReadonlyMap<string, ChildPlan>;
}

interface ChildPlan {
  shape: ElementShape;
  name: string;
  label: string | undefined;
  /** Precedes labels. */
  prefix: string;
  isRepeated: boolean;
}

function createPlan(shape: ElementShape): ElementPlan {
  const nameOf = namesOfChildren(shape);
  const names = [...shape.children.keys()].map(nameOf);
  const isAlone = names.length === 1 && shape.attributes.size === 0;
  const children = [...shape.children.values()].map((child): [string, ChildPlan] => {
    const [name, { label }] = [nameOf(child.name), child];
    const isRepeated = label === undefined && child.mostInParent > 1;
    return [child.name, { shape: child, name, label, prefix: isAlone ? "" : `${name}.`, isRepeated }];
  });
  const attributes = [...shape.attributes].map((name): [string, string] => {
    const local = localName(name);
    return [name, names.includes(local) ? `@${local}` : local];
  });
  return {
    shape,
    only: isList(shape) ? [...shape.children.values()][0] : undefined,
    attributeNames: new Map(attributes),
    children: new Map(children),
  };
}

/** Names without their prefixes, unless two would then be one. */
function namesOfChildren({ children }: ElementShape): (name: string) => string {
  const locals = [...children.keys()].map(localName);
  return (name) => (locals.indexOf(localName(name)) === locals.lastIndexOf(localName(name)) ? localName(name) : name);
}

function addLabelled(child: XmlElement, { name, label, prefix }: ChildPlan & { label: string }, add: Add): void {
  const labelled = child.attributes.find(([attribute]) => attribute === label)?.[1] ?? "";
  const header = labelled === "" ? name : `${prefix}${labelled}`;
  add(header, textOf(child));
  for (const [attribute, value] of child.attributes) if (VALUE_ATTRIBUTES.has(attribute)) add(header, value);
}
