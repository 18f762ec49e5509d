import { kindOrBrand, type TextSources } from "./plan-text.ts";

/** Longer texts are not examined for kinds. */
const MAX_WORDS = 8;
const MAX_KIND_WORDS = 3;

export interface KindWithin {
  /** The words that name a kind or a brand. */
  kind: string;
  /** The words before and after it. */
  around: readonly [readonly string[], readonly string[]];
}

/**
 * The longest run of words that names a kind or brand, the first one if several are equally long: "burger" in "burger berlin kreuzberg".
 */
export function kindWithin(text: string, reading: Pick<TextSources, "kinds" | "brands">): KindWithin | undefined {
  const words = text.split(/\s+/).filter((word) => word !== "");
  if (words.length < 2 || words.length > MAX_WORDS) return undefined;
  for (let count = Math.min(MAX_KIND_WORDS, words.length - 1); count > 0; count--) {
    for (let from = 0; from + count <= words.length; from++) {
      const kind = kindOrBrand(words.slice(from, from + count).join(" "), reading);
      if (kind !== undefined) return { kind, around: [words.slice(0, from), words.slice(from + count)] };
    }
  }
  return undefined;
}

/** The texts beside a kind that may be a place, longest first. */
export function placesAround({ around }: KindWithin): string[] {
  const texts = around.flatMap((words) =>
    words.flatMap((_, from) => words.slice(from).map((__, length) => words.slice(from, from + length + 1).join(" "))),
  );
  return texts.filter((text) => text.split(" ").length <= MAX_KIND_WORDS).toSorted((a, b) => b.length - a.length);
}
