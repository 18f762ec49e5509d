/** An element with all that it contains. */
export interface XmlElement {
  /** With its prefix. */
  readonly name: string;
  readonly local: string;
  /** Without declarations and annotations of types. */
  readonly attributes: readonly XmlAttribute[];
  readonly content: readonly (string | XmlElement)[];
}

export type XmlAttribute = readonly [name: string, value: string];

/** Attributes that say nothing about the data. */
const OF_MARKUP = /^(?:xmlns(?:$|:)|xsi:|xml:(?!lang$))/;
/** What serialisers note beside each value: `<stars type="int">`. */
const TYPES = new Set(
  "array bool boolean date datetime decimal dict double float hash int integer list long none null number object str string".split(
    " ",
  ),
);
const SCHEMA_TYPE = /^xsd?:\w+$/;

export function isData([name, value]: XmlAttribute): boolean {
  return !OF_MARKUP.test(name) && !(name === "type" && (TYPES.has(value.toLowerCase()) || SCHEMA_TYPE.test(value)));
}

export function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

export function childrenOf({ content }: XmlElement): XmlElement[] {
  return content.filter((part) => typeof part !== "string");
}

export function childOf(element: XmlElement, local: string): XmlElement | undefined {
  return childrenOf(element).find((child) => child.local === local);
}

export function attributeOf({ attributes }: XmlElement, local: string): string | undefined {
  return attributes.find(([name]) => localName(name) === local)?.[1];
}

/** The text of an element and of those within it, without spaces at its ends. */
export function textOf(element: XmlElement): string {
  return wholeText(element).trim();
}

function wholeText({ content }: XmlElement): string {
  return content.map((part) => (typeof part === "string" ? part : wholeText(part))).join("");
}
