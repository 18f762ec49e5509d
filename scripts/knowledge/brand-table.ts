import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { foldText } from "../../shared/src/domain/fold-text.ts";

const FOLDER = resolve(import.meta.dirname, "../../shared/src/knowledge/brands");
export const BRAND_TABLE = resolve(FOLDER, "brands.tsv");
/** Names that the source lacks, kept by hand: that of the brand, then the others. */
const MORE_NAMES = resolve(FOLDER, "more-names.tsv");

/** The names of each brand that has several. */
export function readBrandTable(): string[][] {
  const more = new Map(linesOf(MORE_NAMES).map((names) => [foldText(names[0] ?? ""), names]));
  const brands = linesOf(BRAND_TABLE).map((names) => {
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
