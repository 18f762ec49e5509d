import { NONCE_MARK } from "@meridian/contracts/site/site-settings";
import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from "parse5";

/** Elements that work as plain markup. Scripts run later, if allowed, from the page's own script. */
const STATIC = new Set(["meta", "link", "style"]);
const CONSENT_ATTRIBUTE = "data-consent";

type Child = DefaultTreeAdapterTypes.ChildNode;

/**
 * The part of the head tags that belongs in the first HTML: site verification reads it there, and styles apply before the first paint. It
 * is parsed as browsers do and serialised again, so that no snippet can close the head.
 */
export function staticHeadOf(headTags: string): string {
  return parseFragment(headTags).childNodes.filter(isStatic).map(toMarkup).join("\n");
}

function isStatic(node: Child): node is DefaultTreeAdapterTypes.Element {
  if (!("tagName" in node) || !STATIC.has(node.tagName)) return false;
  return !node.attrs.some(({ name }) => name === CONSENT_ATTRIBUTE);
}

function toMarkup(element: DefaultTreeAdapterTypes.Element): string {
  if (element.tagName !== "style") return serializeOuter(element);
  const attrs = element.attrs.filter(({ name }) => name !== "nonce");
  return serializeOuter({ ...element, attrs: [...attrs, { name: "nonce", value: NONCE_MARK }] });
}
