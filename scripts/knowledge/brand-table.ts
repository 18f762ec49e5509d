import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { foldText } from "../../shared/domain/src/text/fold-text.ts";

const FOLDER = resolve(import.meta.dirname, "../../shared/knowledge/src/brands");
export const BRAND_TABLE = resolve(FOLDER, "brands.tsv");
/** Names missing in the source, kept by hand: the brand's name, then others. */
const MORE_NAMES = resolve(FOLDER, "more-names.tsv");
/** Pairs that share an id in the source although visitors mean only one of them; reviewed by people. */
const DIFFERENT_BRANDS = resolve(FOLDER, "different-brands.tsv");

/** The names of each brand that has several. */
export function readBrandTable(): string[][] {
  const different = linesOf(DIFFERENT_BRANDS);
  const more = new Map(linesOf(MORE_NAMES).map((names) => [foldText(names[0] ?? ""), names]));
  const isOne = (names: readonly string[]) => !different.some((pair) => pair.every((name) => names.includes(name)));
  const brands = linesOf(BRAND_TABLE)
    .filter(isOne)
    .map((names) => {
      const key = names.map(foldText).find((name) => more.has(name)) ?? "";
      const others = more.get(key) ?? [];
      more.delete(key);
      return [...names, ...others];
    });
  return [...brands, ...more.values()];
}

function linesOf(table: string): string[][] {
  const lines = readFileSync(table, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => line.split("\t"));
}

export function brandLine(names: readonly string[]): string {
  return `${names.map((name) => name.replaceAll(/\s+/g, " ")).join("\t")}\n`;
}
