import type { SiteSettings } from "@meridian/contracts/site/site-settings";
import { CONSENT_CATEGORIES, type ConsentCategory, type ConsentChoice } from "../../lib/page/consent.ts";

export type SnippetPlace = "head" | "bodyStart" | "bodyEnd";

/** One top-level node of the admin's markup. */
export interface Snippet {
  /** Unique on the page. */
  key: string;
  place: SnippetPlace;
  /** The consent it requires; undefined if none. */
  category: ConsentCategory | undefined;
  node: Node;
}

const FIELDS = [
  { field: "head_tags", place: "head", category: undefined },
  { field: "analytics_code", place: "head", category: "analytics" },
  { field: "facebook_pixel", place: "bodyStart", category: "marketing" },
  { field: "footer_tags", place: "bodyEnd", category: undefined },
] as const;

/** Marks an element that needs consent: `data-consent="analytics"`. */
const CATEGORY_ATTRIBUTE = "data-consent";

/** The settings' nodes in insertion order. None of them runs or loads yet. */
export function snippetsOf(settings: SiteSettings): Snippet[] {
  return FIELDS.flatMap(({ field, place, category }) => {
    const template = document.createElement("template");
    template.innerHTML = settings[field];
    return [...template.content.childNodes].map((node, index) => ({
      key: `${field}/${index}`,
      place,
      category: category ?? categoryOf(node),
      node,
    }));
  });
}

export function isAllowed({ category }: Pick<Snippet, "category">, consent: ConsentChoice | null): boolean {
  return category === undefined || consent?.[category] === true;
}

function categoryOf(node: Node): ConsentCategory | undefined {
  const named = node instanceof Element ? node.getAttribute(CATEGORY_ATTRIBUTE) : null;
  return CONSENT_CATEGORIES.find((category) => category === named);
}
