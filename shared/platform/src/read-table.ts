import { readFileSync } from "node:fs";

/** The rows of a tab-separated table by column. Its first line must name exactly these columns. */
export function readTable<const Column extends string>(
  file: URL,
  columns: readonly Column[],
): Readonly<Record<Column, string>>[] {
  const [header, ...lines] = readFileSync(file, "utf8").replace(/\n$/, "").split("\n");
  if (header !== columns.join("\t")) throw new Error(`${file.pathname} needs the columns ${columns.join(", ")}`);
  return lines.map((line) => {
    const cells = line.split("\t");
    if (cells.length !== columns.length) throw new Error(`${file.pathname} has a line with other columns: ${line}`);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string>;
  });
}

/** The entries of a cell, separated by "|"; none for an empty cell. */
export const splitEntries = (cell: string): string[] => (cell === "" ? [] : cell.split("|"));
