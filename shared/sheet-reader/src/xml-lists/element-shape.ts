import { refusal, text } from "../messages/text.ts";
import type { XmlHandlers } from "../xml/xml-handlers.ts";
import { MAX_DEPTH } from "./record-elements.ts";
import type { XmlDocument } from "./xml-document.ts";
import { isData, localName, type XmlAttribute } from "./xml-element.ts";

/** What all elements with the same path have in common. */
export interface ElementShape {
  /** With its prefix. */
  readonly name: string;
  /** By their names. */
  readonly children: ReadonlyMap<string, ElementShape>;
  readonly attributes: ReadonlySet<string>;
  /** Whether any has text of its own. */
  readonly hasText: boolean;
  /** Whether any has text beside its children: they are the markup of a text. */
  readonly isMixed: boolean;
  /** The most of them within one element. */
  readonly mostInParent: number;
  /** The attribute that tells them apart within each parent: `<phone type="fax">`. */
  readonly label: string | undefined;
}

const MAX_SHAPES = 20_000;
/** Further labels are data. */
const MAX_LABELS = 200;
const LABELS = new Set("attribute field k key kind label lang language locale name property rel type".split(" "));
/** An attribute that holds a labelled value: `<tag k="name" v="Café"/>`. */
export const VALUE_ATTRIBUTES: ReadonlySet<string> = new Set(["v", "val", "value"]);

/** Follows a document to its end and answers the shape of its outermost element. */
export async function surveyShapes(document: XmlDocument, onProgress?: () => void): Promise<ElementShape | undefined> {
  const outermost = createShape("");
  const open: ShapeInSurvey[] = [outermost];
  let shapes = 0;
  const handlers: XmlHandlers = {
    open(_local, attributes, name) {
      if (open.length > MAX_DEPTH) throw refusal("too_large", text("xml_too_deep"));
      const parent = open.at(-1) ?? outermost;
      const known = parent.children.get(name);
      const shape = known ?? createShape(name);
      if (known === undefined) {
        if (++shapes > MAX_SHAPES) throw refusal("too_large", text("xml_too_many_names"));
        parent.children.set(name, shape);
      }
      parent.addContent("element");
      shape.enter(parent.serial, attributes.entries().filter(isData));
      open.push(shape);
    },
    close: () => void open.pop(),
    text(piece) {
      if (piece.toString().trim() !== "") open.at(-1)?.addContent("text");
    },
  };
  for await (const _ of document.scan(handlers)) onProgress?.();
  return [...outermost.children.values()][0];
}

interface ShapeInSurvey extends ElementShape {
  readonly children: Map<string, ShapeInSurvey>;
  /** The number of the current element of this shape. */
  readonly serial: number;
  enter(parent: number, attributes: readonly XmlAttribute[]): void;
  addContent(part: "element" | "text"): void;
}

function createShape(name: string): ShapeInSurvey {
  const attributeNames = new Set<string>();
  const labels = createLabels();
  let parentSerial = 0;
  let inParent = 0;
  let most = 0;
  let serial = 0;
  let hasText = false;
  let isMixed = false;
  let content = { element: false, text: false };
  const shape: ShapeInSurvey = {
    name,
    children: new Map(),
    attributes: attributeNames,
    get hasText() {
      return hasText;
    },
    get isMixed() {
      return isMixed;
    },
    get serial() {
      return serial;
    },
    get mostInParent() {
      return most;
    },
    get label() {
      return most > 1 && shape.children.size === 0 ? labels.name() : undefined;
    },
    addContent(part) {
      content[part] = true;
      hasText ||= content.text;
      isMixed ||= content.text && content.element;
    },
    enter(parent, attributes) {
      serial++;
      content = { element: false, text: false };
      inParent = parent === parentSerial ? inParent + 1 : 1;
      parentSerial = parent;
      most = Math.max(most, inParent);
      for (const [attribute] of attributes) attributeNames.add(attribute);
      labels.add(attributes, inParent === 1);
    },
  };
  return shape;
}

/** Finds whether one attribute labels the elements of each parent. */
function createLabels() {
  const all = new Set<string>();
  const inParent = new Set<string>();
  let label: string | undefined;
  let isNone = false;
  return {
    name: () => (isNone ? undefined : label),
    add(attributes: readonly XmlAttribute[], isFirst: boolean) {
      if (isNone) return;
      if (isFirst) inParent.clear();
      const [own, ...others] = attributes.filter(([attribute]) => !VALUE_ATTRIBUTES.has(attribute));
      const [name = label ?? "", value = ""] = own ?? [];
      const isLabel = name === "" || LABELS.has(localName(name));
      isNone =
        others.length > 0 || !isLabel || (label ?? name) !== name || inParent.has(value) || all.size > MAX_LABELS;
      if (own !== undefined) label = name;
      all.add(value);
      inParent.add(value);
    },
  };
}
