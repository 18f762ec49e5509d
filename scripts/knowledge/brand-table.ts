import { readFileSync } from "node:fs";
import { resolve } from "node:path";

export const BRAND_TABLE = resolve(import.meta.dirname, "../../shared/src/knowledge/brands/brands.tsv");

/** The names of each brand that has several. */
export function readBrandTable(): string[][] {
  const lines = readFileSync(BRAND_TABLE, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => line.split("\t"));
}

export function brandLine(names: readonly string[]): string {
  return `${names.map((name) => name.replaceAll(/\s+/g, " ")).join("\t")}\n`;
}
