import { foldText } from "@meridian/domain/text/fold-text";
import { readTable } from "@meridian/platform/read-table";

const WORDS = readTable(new URL("street-words.tsv", import.meta.url), ["countries", "position", "words"]).map(
  ({ countries, position, words }) => ({ countries: countries.split(","), pattern: patternOf(position, words) }),
);

/** The countries whose addresses write streets as this one does; none if no word tells. */
export function countriesOfStreet(address: string): readonly string[] {
  const folded = foldText(address);
  return WORDS.find(({ pattern }) => pattern.test(folded))?.countries ?? [];
}

/**
 * Words stand before a name, behind it or at its end; those behind or at its end have a house number, a comma, a bracket
 * or nothing after them.
 */
function patternOf(position: string, words: string): RegExp {
  const any = words
    .split(/,\s+/)
    .map((word) => foldText(word).replaceAll(".", "\\."))
    .join("|");
  if (position === "before") return new RegExp(`(?:^|[\\s,])(?:${any})\\s+\\p{L}`, "u");
  const before = position === "behind" ? "\\p{L}[\\p{L}.'’-]*\\s+" : "\\p{L}{3,}";
  return new RegExp(`${before}(?:${any})\\s*(?:,|$|\\d|\\()`, "u");
}
